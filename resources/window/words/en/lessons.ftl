# Lessons and the coach.
lesson-place = Lesson { $number } of { $of }
lesson-go-on = Continue
lesson-show-me = Show me (F2)
lesson-known = I know this (F8)
lesson-leave = Lessons off (Esc)
lesson-leave-by-click = Lessons off
lesson-ready = Now press Ready.
lesson-instead = Not yet: first do what I am pointing at.
coach-leave = No more tips in this game
coach-read = OK
settings-coach = Tips from the teacher
coach-off = none
coach-on = the first time something is asked
rules-all = All rules
rules-behind = The rules behind this:
