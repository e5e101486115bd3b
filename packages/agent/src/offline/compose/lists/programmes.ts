// What a day or an evening with guests goes like, by what is celebrated: when each part begins, what it is and where.

export interface ProgramPart {
  time: string
  title: string
  place: string
}

/** "18:00 | Welcome | The bar", line by line, in the order in which it happens. */
function readParts(lines: string): readonly ProgramPart[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [time = '', title = '', place = ''] = line.split(' | ')
      return { time, title, place }
    })
}

const isReunion = /\b(?:reunions?|class of (?:19|20)?\d\d|old (?:pupils|students)|alumni)\b/i
/** What lasts until it is dark begins when work is over. */
const isEvening =
  /\b(?:evenings?|nights?|dinners?|galas?|balls?|part(?:y|ies)|cocktails?|proms?|\d+(?:st|nd|rd|th) (?:birthday|anniversary))\b/i

const occasions: readonly (readonly [RegExp, readonly ProgramPart[]])[] = [
  [
    isReunion,
    readParts(`
18:00 | Welcome, and name tags | Entrance
18:30 | A glass with the old teachers | Terrace
19:15 | The class photo, in the same order as then | Front steps
19:45 | Dinner | Great hall
21:15 | Slides from the school trip | Great hall
22:00 | Dancing to the songs of that year | Dance floor
23:45 | The last ones sweep | Bar`),
  ],
  [
    /\b(?:wedding|marr(?:y|ied|iage)|bride)\b/i,
    readParts(`
13:30 | Arrival, and coffee | The courtyard
14:00 | The ceremony | The chapel
14:45 | Photographs under the lime tree | The garden
15:30 | Cake, and a glass for everybody | The orchard
18:00 | Dinner and speeches, short ones | The barn
20:30 | First dance | The barn
23:45 | Last round | The barn`),
  ],
  [
    /\b(?:concerts?|recitals?|choirs?|orchestras?|gigs?|live music)\b/i,
    readParts(`
18:30 | Doors and box office open | Entrance
19:00 | A few words about the evening | Stage
19:10 | First half: songs for the time of year | Stage
20:00 | Interval, with soup and wine | Side room
20:25 | Second half: the long piece | Stage
21:15 | Encore, and the thank-yous | Stage
21:30 | Standing together | Side room`),
  ],
  [
    /\b(?:f[eê]tes?|fairs?|street part(?:y|ies)|village (?:day|festival|party)|summer (?:party|festival|f[eê]te)|open days?|harvest festival)\b/i,
    readParts(`
11:00 | Opening, and the brass band | Meadow
12:00 | Soup, sausages and the salad table | Long tables
13:30 | Egg-and-spoon race | Meadow
14:30 | Cake, until it is gone | Tea tent
15:30 | Tug of war, street against street | Meadow
17:00 | Tombola draw | Stage
18:30 | Dancing, while it is light | Stage`),
  ],
  [
    /\bchristmas\b/i,
    readParts(`
17:30 | Mulled wine at the door | Courtyard
18:30 | Dinner, at one long table | Dining room
20:00 | Presents from the sack | By the tree
20:45 | Singing, with the piano | By the tree
21:30 | Dancing | Dining room
23:30 | Soup for the way home | Kitchen`),
  ],
  [
    /\banniversar(?:y|ies)\b|\bjubilees?\b/i,
    readParts(`
18:00 | Reception, with a glass | Foyer
18:45 | Words of welcome | Great hall
19:15 | Dinner in three courses | Great hall
20:45 | The years in pictures | Great hall
21:30 | Thanks to those who were there from the start | Great hall
22:00 | Music and dancing | Terrace
23:45 | Last round | Bar`),
  ],
  [
    /\bbirthday|\bturns? \d\d\b|\b\d0th\b/i,
    readParts(`
18:00 | Doors open, and a glass in hand | Entrance
18:45 | A few words, quite short | Dining room
19:15 | Dinner | Dining room
21:00 | The cake, and the song | Dining room
21:30 | Old photographs, told by old friends | Side room
22:00 | Dancing | Dance floor
23:45 | Last round | Bar`),
  ],
  [
    /\b(?:conferences?|congress(?:es)?|symposi\p{L}+|summits?|meet-?ups?|hackathons?|workshops?|training days?)\b/iu,
    readParts(`
09:30 | Doors open, badges and coffee | Foyer
10:00 | Opening words | Hall
10:30 | First talk, with questions | Hall
12:30 | Lunch together | Canteen
13:45 | In small groups | Upstairs
16:00 | What we take home | Hall
17:00 | Drinks for those who stay | Foyer`),
  ],
]

const usualEvening = readParts(`
18:00 | Doors open | Entrance
18:30 | Welcome, and a glass in hand | Foyer
19:15 | Dinner | Great hall
20:45 | A few words, quite short | Great hall
21:30 | Music | Great hall
22:00 | Dancing | Dance floor
23:45 | Last round | Bar`)

const usualDay = readParts(`
09:30 | Doors open | The courtyard
10:15 | Opening words | The hall
11:20 | Coffee under the trees | The garden
12:45 | Lunch together | The orchard
14:30 | Walk to the river | The orchard
19:15 | Music until late | The barn
23:00 | Last round | The barn`)

const saysMorning = /\b(?:mornings?|breakfast|brunch|all day|whole day|programme of the day)\b/i

/** How it goes, none of it after midnight, so that its order is that of the clock: by what a message says is celebrated; where it says no more than an evening, it begins in the evening. */
export function programOf(about: string): readonly ProgramPart[] {
  const known = occasions.find(([words]) => words.test(about))?.[1]
  return known ?? (isEvening.test(about) && !saysMorning.test(about) ? usualEvening : usualDay)
}
