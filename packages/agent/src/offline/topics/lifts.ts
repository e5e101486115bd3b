// What is lifted in a gym, and what a physiotherapist gives to do at home.
import { type SampleRow, readRows } from './topic.ts'

/** Exercises come again, heavier: what was lifted best is told by them. */
const lifts: readonly SampleRow[] = readRows(`
Squat | | set=4; rep=8; weight=62.5; date=-26; mood=fine
Bench press | Elbows closer next time | set=4; rep=6; weight=42.5; date=-24; mood=good
Deadlift | | set=3; rep=5; weight=82.5; date=-19; mood=good
Squat | Two more than last week | set=4; rep=8; weight=67.5; date=-17; mood=good
Row, barbell | | set=4; rep=10; weight=37.5; date=-12; mood=fine
Overhead press | The last set was ugly | set=3; rep=6; weight=28; date=-8; mood=low
Bench press | | set=4; rep=6; weight=45; date=-5; mood=good
Deadlift | Belt on for the last one | set=3; rep=4; weight=92.5; date=-3; mood=good
Squat | Slow down, fast up | set=5; rep=5; weight=72.5; date=-1; mood=good`)

const atHome: readonly SampleRow[] = readRows(`
Heel slides | Lying down, slowly | set=3; rep=15; minute=5
Clamshell with a band | | set=3; rep=12; minute=6
Chin tuck | At the desk, twice a day | set=2; rep=10; minute=3
Wall slides | Stop where it pinches | set=3; rep=10; minute=5
Calf raises on a step | | set=3; rep=12; minute=5
Bridge | Hold for five breaths | set=3; rep=10; minute=6
Standing on one leg | Near the wall | set=4; rep=3; minute=4`)

const isOfPractice = /\b(?:physio\w*|rehab\w*|osteopath\w*|back pain)\b/i

/** Sets and repetitions: of whom the message speaks decides what is done. */
export function exercisesOf(message: string): readonly SampleRow[] {
  return isOfPractice.test(message) ? atHome : lifts
}
