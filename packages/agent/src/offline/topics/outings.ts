// What is run, ridden, swum and walked: how far and how long agree by the sport.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Sport {
  /** Words of a message that speak of it. */
  words: RegExp
  /** Minutes that a kilometre takes, the fastest and the slowest. */
  pace: readonly [number, number]
  rows: readonly SampleRow[]
}

function readOutings(text: string): SampleRow[] {
  return readRows(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [title = '', km = '', minutes = '', day = '', effort = '', remark = ''] = line
          .split('|')
          .map((part) => part.trim())
        const steps = String(Math.round(Number(km) * 131.7) * 10 + 4)
        const hours = String(Math.round((Number(minutes) / 60) * 10) / 10)
        return `${title} | ${remark} | distance=${km}; km=${km}; minute=${minutes}; duration=${minutes}; time=${minutes}; hour=${hours}; step=${steps}; date=${day}; day=${day}; when=${day}; effort=${effort}; route=${title}; where=${title}; place=${title}; pool=${title}; trail=${title}; track=${title}; course=${title}`
      })
      .join('\n'),
  )
}

const sports: readonly Sport[] = [
  {
    words: /\b(?:swim\w*|pool|lengths|open water)\b/i,
    pace: [18, 32],
    rows: readOutings(`
Old baths, before work | 1.4 | 34 | -11 | 2 |
Lido, last open day | 2 | 46 | -9 | 3 | Steam over the water
Technique, arms only | 0.9 | 27 | -7 | 2 | Left elbow still drops
Lake, to the buoy and back | 1.6 | 38 | -6 | 4 |
Ten times a hundred | 1.8 | 42 | -3 | 5 | 2:04 on average
Old baths, crowded | 0.7 | 19 | -2 | 2 | Lane three, behind a breaststroker
Long one | 2.6 | 63 | 0 | 4 | No stop until the fortieth length`),
  },
  {
    words: /\b(?:bik(?:e|es|ing)|bicycles?|cycl(?:e|es|ing)|rides?|gravel|road bike)\b/i,
    pace: [2, 4.2],
    rows: readOutings(`
Round the reservoir | 38.4 | 96 | -15 | 3 |
Old railway path | 24.6 | 62 | -12 | 2 | Leaves on the tracks
Three bridges | 31.2 | 74 | -10 | 3 |
Up to the quarry, twice | 27.5 | 81 | -8 | 5 | New chain, quiet at last
To the coast with Priya | 86.3 | 218 | -3 | 4 | Chips, then home by train
Home the long way | 17.8 | 44 | -2 | 2 |
Farm road and back | 52.7 | 131 | 0 | 4 | Dog at the second gate`),
  },
  {
    words: /\b(?:walk(?:s|ing)?|hik(?:e|es|ing)|steps|rambl\w+|strolls?)\b/i,
    pace: [10, 17],
    rows: readOutings(`
Along the canal | 4.3 | 52 | -11 | 2 |
To the market and back | 2.6 | 33 | -9 | 1 | Two bags on the way home
Over the ridge | 11.7 | 164 | -7 | 4 | Fog until noon
Round the park, at lunch | 1.8 | 22 | -5 | 1 |
Old railway path | 7.4 | 91 | -3 | 3 | A heron, quite close
To the lighthouse | 9.2 | 118 | -2 | 3 | Wind from behind, for once
Evening round with Moss | 3.1 | 41 | 0 | 1 |`),
  },
  {
    words: /\b(?:row(?:ing|s)?|ergo|kayak\w*|paddl\w+)\b/i,
    pace: [4.4, 9],
    rows: readOutings(`
Weir and back | 8.2 | 51 | -13 | 3 |
Double with Jun | 11.6 | 68 | -10 | 3 | Long strokes, low rate
Six times 500 on the machine | 3 | 14 | -8 | 5 |
To the railway bridge | 6.4 | 41 | -3 | 2 | Ducks on the course
Quad, starts | 5.2 | 38 | -2 | 4 |
Long one, upstream | 14.3 | 88 | 0 | 4 | The current has opinions`),
  },
  {
    words: /\b(?:runs?|runn(?:ing|er|ers)|jog(?:s|ging)?|marathon|5k|10k)\b/i,
    pace: [4.4, 8],
    rows: readOutings(`
Easy, along the canal | 6.2 | 39 | -16 | 2 |
Hill repeats, six | 5.7 | 36 | -14 | 5 | The last one does not count
Round the park with Jun | 7.8 | 48 | -11 | 2 |
Track, 8 × 400 | 8.4 | 46 | -9 | 5 | 1:46 on average
Before breakfast | 4.1 | 26 | -3 | 1 |
Tempo to the weir | 9.3 | 49 | -2 | 4 | Headwind the whole way out, of course
Long one | 16.4 | 104 | 0 | 3 | Slow, and glad of it`),
  },
]

const measures: ReadonlySet<string> = new Set(['distance', 'km', 'minute', 'duration', 'time', 'hour', 'step'])
/** Earlier weeks: how many days ago, and how much of what the later row says. */
const earlier = [
  [-75, 0.58],
  [-68, 0.71],
  [-62, 0.64],
  [-51, 0.86],
  [-44, 0.78],
  [-37, 0.93],
  [-30, 0.82],
  [-22, 1.06],
] as const
/** One more than this and a list is searched before it is read. */
const mostRows = 14

function scaled(value: string, by: number): string {
  const digits = value.includes('.') ? 1 : 0
  return String(Math.round(Number(value) * by * 10 ** digits) / 10 ** digits)
}

/** The same rows and others like them in the weeks before: a chart of twelve weeks is about all of them. */
export function overWeeks(rows: readonly SampleRow[]): readonly SampleRow[] {
  if (rows.length === 0 || rows.length >= mostRows) return rows
  const before = earlier.slice(-(mostRows - rows.length)).flatMap(([day, by], at): SampleRow[] => {
    const row = rows[(at * 3 + 1) % rows.length]
    if (row === undefined) return []
    const values = Object.entries(row.values).map(([key, value]): [string, string] => [
      key,
      measures.has(key) ? scaled(value, by) : ['date', 'day', 'when'].includes(key) ? String(day) : value,
    ])
    return [{ title: row.title, remark: '', values: Object.fromEntries(values) }]
  })
  return [...before, ...rows]
}

/** Runs, rides, swims or walks, as a message speaks of them; none where it speaks of none. */
export function outingsOf(text: string): readonly SampleRow[] {
  return firstSpokenOf(sports, text)?.rows ?? []
}

/** Minutes that a kilometre takes in the sport of a message; undefined where it speaks of none. */
export function paceOf(text: string): readonly [number, number] | undefined {
  return firstSpokenOf(sports, text)?.pace
}
