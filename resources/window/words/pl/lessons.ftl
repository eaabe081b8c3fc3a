# Lekcje i podpowiedzi.
lesson-place = Lekcja { $number } z { $of }
lesson-go-on = Dalej
lesson-leave = Bez lekcji, dziękuję (Esc)
lesson-ready = Teraz naciśnij „Gotowe”.
lesson-instead = Jeszcze nie: zrób to, co wskazuję.
coach-leave = Bez podpowiedzi w tej grze
coach-read = OK
settings-coach = Podpowiedzi nauczyciela
coach-off = żadne
coach-on = gdy o coś pyta się pierwszy raz
rules-all = Wszystkie zasady
rules-behind = Zasady, które za tym stoją:
