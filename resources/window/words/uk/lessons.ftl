# Уроки й підказки.
lesson-place = Урок { $number } з { $of }
lesson-go-on = Далі
lesson-leave = Без уроків, дякую (Esc)
lesson-ready = Тепер натисни «Готово».
lesson-instead = Ще ні: зроби те, на що показую.
coach-leave = Без підказок у цій грі
coach-read = Гаразд
settings-coach = Підказки вчителя
coach-off = жодних
coach-on = коли щось питають уперше
rules-all = Усі правила
rules-behind = Правила, що за цим стоять:
