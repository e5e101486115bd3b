// What is lifted in a gym.
import { type SampleRow, readRows } from './topic.ts'

/** Exercises come again, heavier: what was lifted best is told by them. */
export const lifts: readonly SampleRow[] = readRows(`
Squat | | set=4; rep=8; weight=62.5; date=-26; mood=fine
Bench press | Elbows closer next time | set=4; rep=6; weight=42.5; date=-24; mood=good
Deadlift | | set=3; rep=5; weight=82.5; date=-19; mood=good
Squat | Two more than last week | set=4; rep=8; weight=67.5; date=-17; mood=good
Row, barbell | | set=4; rep=10; weight=37.5; date=-12; mood=fine
Overhead press | The last set was ugly | set=3; rep=6; weight=28; date=-8; mood=low
Bench press | | set=4; rep=6; weight=45; date=-5; mood=good
Deadlift | Belt on for the last one | set=3; rep=4; weight=92.5; date=-3; mood=good
Squat | Slow down, fast up | set=5; rep=5; weight=72.5; date=-1; mood=good`)
