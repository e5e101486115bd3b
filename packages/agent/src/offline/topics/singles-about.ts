// Who is met where people look for somebody: what they say of themselves, by what brings them together.
import { lovedIn } from '../understand/names/name-gathering.ts'
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Singles {
  words: RegExp
  /** What those who love it ask each other first. */
  asks: string
  rows: readonly SampleRow[]
}

const singles: readonly Singles[] = [
  {
    words:
      /\b(?:mountain\w*|hik(?:e|es|ing|ers?)|climb\w*|alpin\w*|ski\w*|outdoors?|trails?|camp(?:ing|ers?)|nature)\b/i,
    asks: 'favourite way up',
    rows: readRows(`
Noor | Up before the sun, for the one hour in which the valley is still blue. Looking for somebody who carries the other half of the bread. | age=34; city=Innsbruck; interest=Huts, ridges, soup; way=On skis, before seven
Mateo | Turns back when it thunders, and says so before. | age=41; city=Bilbao; interest=Long ridges, weather maps, fado; way=The long ridge, never the road
Wanda | Two thousand metres, then a nap in the grass. | age=38; city=Zakopane; interest=Larches, cards, cold lakes; way=By the meadow with the cows
Jun | Will show you the best bench above the tree line. | age=29; city=Bern; interest=Benches, cable cars, ramen; way=Cable car, then down on foot
Ines | Sings in the hut when it rains, and it often rains. | age=45; city=Graz; interest=Choir, mending, old maps; way=Behind somebody who sings
Tom | Slow on the way up, quick with the stove. | age=36; city=Bolzano; interest=Moss, ferries, coffee; way=Slowly, on the shady side
Halima | Has never lost a glove. Has found eleven. | age=33; city=Grenoble; interest=Snow shoes, lentils, radio plays; way=Snow shoes and a flask`),
  },
  {
    words: /\b(?:dogs?|pupp(?:y|ies)|cats?|pets?|animals?|horses?)\b/i,
    asks: 'who comes along',
    rows: readRows(`
Noor | Comes with Bruno, who chooses. So far he has been right. | age=34; city=Leeds; interest=Long rounds, soup, crosswords; comes=Bruno, who is afraid of balloons
Mateo | The cat sleeps on my side. There is another side. | age=41; city=Porto; interest=Clocks, cycling, fado; comes=Kiwi, eleven, a cat with opinions
Wanda | Two old dogs, no television, a very large sofa. | age=38; city=Łódź; interest=Woods, bees, cards; comes=Pepper and Salt
Jun | Knows every bench in the park and who barks there. | age=29; city=Gent; interest=Benches, trams, ramen; comes=Nobody yet; I walk the neighbours’
Ines | Sings to the dog, who has asked for nothing else. | age=45; city=Graz; interest=Choir, mending, maps; comes=Whistle, half terrier, half sofa
Tom | Has treats in every jacket. | age=36; city=Bremen; interest=Ferries, moss, hounds; comes=Otto. He ate my last profile
Halima | Walks home the long way, with somebody on a lead. | age=33; city=Rabat; interest=Walking, lentils, radio plays; comes=Two hens, in spirit`),
  },
  {
    words: /\b(?:cook\w*|food\w*|bak(?:e|ing|ers?)|vegans?|vegetarians?|wine|coffee|restaurants?)\b/i,
    asks: 'always in the kitchen',
    rows: readRows(`
Noor | Cooks too much for one. Looking for somebody who does not mind leftovers. | age=34; city=Leeds; interest=Soup, swimming, crosswords; kitchen=Lemons, and one onion too many
Mateo | Bread on Sundays. It is worth getting up for. | age=41; city=Porto; interest=Sourdough, clocks, fado; kitchen=A starter called Amália
Wanda | Own honey, own onions, own opinion on garlic. | age=38; city=Łódź; interest=Bees, pickles, cards; kitchen=Honey in five colours
Jun | Eats slowly and tells between the courses. | age=29; city=Gent; interest=Ramen, trams, benches; kitchen=Broth, at every hour
Ines | Reads recipes like novels and never keeps to them. | age=45; city=Graz; interest=Choir, plums, maps; kitchen=Plums, dried, from my aunt
Tom | Washes up. Gladly, even. | age=36; city=Bremen; interest=Coffee, ferries, moss; kitchen=A radio and clean glasses
Halima | Lentils in nine ways. You may choose the tenth. | age=33; city=Rabat; interest=Lentils, walking, radio plays; kitchen=Red lentils by the sack`),
  },
  {
    words: /\b(?:books?|read(?:ers?|ing)|librar\w+|literature|poetry|novels?)\b/i,
    asks: 'on the bedside table',
    rows: readRows(`
Noor | Reads the last page first, but never tells. | age=34; city=Leeds; interest=Novels, soup, crosswords; bedside=“Pnin”, for the third time
Mateo | Lends books and remembers to whom. | age=41; city=Porto; interest=Atlases, cycling, fado; bedside=An atlas from 1961
Wanda | Three books by the bed, one of them under it. | age=38; city=Łódź; interest=Essays, bees, cards; bedside=Essays on bees
Jun | Will read to you in the tram, if nobody else is in it. | age=29; city=Gent; interest=Comics, trams, ramen; bedside=Eleven thin comics
Ines | Writes in the margins. In pencil, I promise. | age=45; city=Graz; interest=Poems, mending, maps; bedside=Szymborska, with pencil marks
Tom | Has been on page 90 since May. | age=36; city=Bremen; interest=Moss, ferries, long books; bedside=“The Magic Mountain”, page 90
Halima | Walks home the long way, with a chapter in each ear. | age=33; city=Rabat; interest=Radio plays, walking, lentils; bedside=A radio play as a script`),
  },
]

/** Whatever else they love; what begins with "Why" is answered alike of everything. */
const anybody = readRows(`
Noor | Cooks too much for one. Looking for somebody who does not mind leftovers. | age=34; city=Leeds; interest=Swimming, soup, crosswords; why=It began with my grandfather
Mateo | Fixes clocks, is late anyway. | age=41; city=Porto; interest=Clocks, cycling, fado; why=Because nobody hurries there
Wanda | Two hives, one dog, no television. | age=38; city=Łódź; interest=Bees, hills, cards; why=Ask me on the second evening
Jun | Will show you the best bench in town. | age=29; city=Gent; interest=Benches, trams, ramen; why=For the other people who do
Ines | Sings in the stairwell because of the echo. | age=45; city=Graz; interest=Choir, mending, maps; why=It is never the same twice
Tom | Knows a lot about moss. | age=36; city=Bremen; interest=Moss, ferries; why=I stopped asking at nineteen
Halima | Walks home the long way. | age=33; city=Rabat; interest=Walking, lentils, radio plays; why=My sister took me along once`)

/** The one thing that people ask each other who look for somebody like them; null where a message names nothing they love. */
export function askedOfSingles(text: string): string | null {
  const loved = lovedIn(text)
  return firstSpokenOf(singles, text)?.asks ?? (loved === null ? null : `why ${loved}`)
}

/** None where a message does not say what they love. */
export function singlesAbout(text: string): readonly SampleRow[] {
  return firstSpokenOf(singles, text)?.rows ?? (lovedIn(text) === null ? [] : anybody)
}
