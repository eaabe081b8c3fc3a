# Уроки й підказки.
lesson-place = Урок { $number } з { $of }
lesson-go-on = Далі
lesson-show-me = Покажи (F2)
lesson-known = Знаю (F8)
lesson-leave = Без уроків (Esc)
lesson-leave-by-click = Без уроків
lesson-ready = Тепер натисни «Готово».
lesson-instead = Ще ні: зроби те, на що показую.
coach-leave = Без підказок у цій партії
coach-read = Гаразд
settings-coach = Підказки вчителя
coach-off = вимкнено
coach-on = коли щось трапляється вперше
rules-all = Усі правила
rules-behind = Правила, які це пояснюють:
