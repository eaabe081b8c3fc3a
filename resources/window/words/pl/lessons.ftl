# Lekcje i podpowiedzi.
lesson-place = Lekcja { $number } z { $of }
lesson-go-on = Dalej
lesson-show-me = Pokaż mi (F2)
lesson-known = Wiem (F8)
lesson-leave = Bez lekcji (Esc)
lesson-leave-by-click = Bez lekcji
lesson-ready = Teraz naciśnij „Gotowe”.
lesson-instead = Jeszcze nie: zrób to, co wskazuję.
coach-leave = Bez podpowiedzi w tej rozgrywce
coach-read = OK
settings-coach = Podpowiedzi nauczyciela
coach-off = wyłączone
coach-on = gdy coś pojawia się po raz pierwszy
rules-all = Wszystkie zasady
rules-behind = Zasady, które o tym mówią:
