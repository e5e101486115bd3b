// Who is met where people look for somebody: what they say of themselves, by what brings them together.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

const singles: readonly { words: RegExp; rows: readonly SampleRow[] }[] = [
  {
    words:
      /\b(?:mountain\w*|hik(?:e|es|ing|ers?)|climb\w*|alpin\w*|ski\w*|outdoors?|trails?|camp(?:ing|ers?)|nature)\b/i,
    rows: readRows(`
Noor | Up before the sun, for the one hour in which the valley is still blue. Looking for somebody who carries the other half of the bread. | age=34; city=Innsbruck; interest=Huts, ridges, soup
Mateo | Turns back when it thunders, and says so before. | age=41; city=Bilbao; interest=Long ridges, weather maps, fado
Wanda | Two thousand metres, then a nap in the grass. | age=38; city=Zakopane; interest=Larches, cards, cold lakes
Jun | Will show you the best bench above the tree line. | age=29; city=Bern; interest=Benches, cable cars, ramen
Ines | Sings in the hut when it rains, and it often rains. | age=45; city=Graz; interest=Choir, mending, old maps
Tom | Slow on the way up, quick with the stove. | age=36; city=Bolzano; interest=Moss, ferries, coffee
Halima | Has never lost a glove. Has found eleven. | age=33; city=Grenoble; interest=Snow shoes, lentils, radio plays`),
  },
  {
    words: /\b(?:dogs?|pupp(?:y|ies)|cats?|pets?|animals?|horses?)\b/i,
    rows: readRows(`
Noor | Comes with Bruno, who chooses. So far he has been right. | age=34; city=Leeds; interest=Long rounds, soup, crosswords
Mateo | The cat sleeps on my side. There is another side. | age=41; city=Porto; interest=Clocks, cycling, fado
Wanda | Two old dogs, no television, a very large sofa. | age=38; city=Łódź; interest=Woods, bees, cards
Jun | Knows every bench in the park and who barks there. | age=29; city=Gent; interest=Benches, trams, ramen
Ines | Sings to the dog, who has asked for nothing else. | age=45; city=Graz; interest=Choir, mending, maps
Tom | Has treats in every jacket. | age=36; city=Bremen; interest=Ferries, moss, hounds
Halima | Walks home the long way, with somebody on a lead. | age=33; city=Rabat; interest=Walking, lentils, radio plays`),
  },
  {
    words: /\b(?:cook\w*|food\w*|bak(?:e|ing|ers?)|vegans?|vegetarians?|wine|coffee|restaurants?)\b/i,
    rows: readRows(`
Noor | Cooks too much for one. Looking for somebody who does not mind leftovers. | age=34; city=Leeds; interest=Soup, swimming, crosswords
Mateo | Bread on Sundays. It is worth getting up for. | age=41; city=Porto; interest=Sourdough, clocks, fado
Wanda | Own honey, own onions, own opinion on garlic. | age=38; city=Łódź; interest=Bees, pickles, cards
Jun | Eats slowly and tells between the courses. | age=29; city=Gent; interest=Ramen, trams, benches
Ines | Reads recipes like novels and never keeps to them. | age=45; city=Graz; interest=Choir, plums, maps
Tom | Washes up. Gladly, even. | age=36; city=Bremen; interest=Coffee, ferries, moss
Halima | Lentils in nine ways. You may choose the tenth. | age=33; city=Rabat; interest=Lentils, walking, radio plays`),
  },
  {
    words: /\b(?:books?|read(?:ers?|ing)|librar\w+|literature|poetry|novels?)\b/i,
    rows: readRows(`
Noor | Reads the last page first, but never tells. | age=34; city=Leeds; interest=Novels, soup, crosswords
Mateo | Lends books and remembers to whom. | age=41; city=Porto; interest=Atlases, cycling, fado
Wanda | Three books by the bed, one of them under it. | age=38; city=Łódź; interest=Essays, bees, cards
Jun | Will read to you in the tram, if nobody else is in it. | age=29; city=Gent; interest=Comics, trams, ramen
Ines | Writes in the margins. In pencil, I promise. | age=45; city=Graz; interest=Poems, mending, maps
Tom | Has been on page 90 since May. | age=36; city=Bremen; interest=Moss, ferries, long books
Halima | Walks home the long way, with a chapter in each ear. | age=33; city=Rabat; interest=Radio plays, walking, lentils`),
  },
]

/** None where a message does not say what they love. */
export function singlesAbout(text: string): readonly SampleRow[] {
  return firstSpokenOf(singles, text)?.rows ?? []
}
