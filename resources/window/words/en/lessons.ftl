# Lessons and the coach.
lesson-place = Lesson { $number } of { $of }
lesson-go-on = Go on
lesson-leave = No lessons, thank you (Esc)
lesson-ready = Now press Ready.
lesson-instead = Not yet: do what I point at.
coach-leave = No more tips in this game
coach-read = OK
settings-coach = Tips from the teacher
coach-off = none
coach-on = when something is asked for the first time
rules-all = All the rules
rules-behind = The rules behind this:
