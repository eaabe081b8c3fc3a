# Чому вчитель щось радить, щонайбільше шість слів: те, що кожен може полічити на столі.

reason-units = { $units ->
    [one] Там стоїть { $units } твій загін.
    [few] Там стоять { $units } твої загони.
   *[other] Там стоять { $units } твоїх загонів.
}
reason-prize = Перше місце дає { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[other] { $vp } балів
}.
reason-few-rivals = { $units ->
    [0] Там немає жодного суперника.
    [one] Суперники мають там лише { $units } загін.
    [few] Суперники мають там лише { $units } загони.
   *[other] Суперники мають там лише { $units } загонів.
}
reason-brings = Це дає: { FORM($reward, form: "short") }.
reason-weak-chip = Мішечок обійдеться без слабкого жетона.
reason-wager = { $units ->
    [one] Там б’ється { $units } загін.
    [few] Там б’ються { $units } загони.
   *[other] Там б’ються { $units } загонів.
}
reason-to-lose = { $units ->
    [one] Можеш утратити { $units } загін.
    [few] Можеш утратити { $units } загони.
   *[other] Можеш утратити { $units } загонів.
}
reason-last-unit = Останній загін: божевілля – і ти схибиш.
reason-harmful = Шкідливі жетони: { $harmful } із { $chips }.
reason-lead = Ти попереду на { $lead }.
reason-second = Друге місце дає { $vp ->
    [one] { $vp } бал
    [few] { $vp } бали
   *[other] { $vp } балів
}.
