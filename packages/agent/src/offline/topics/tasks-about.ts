// What there is to do where a message says whose tasks they are: a theatre's, a garden's, a wedding's.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Tasks {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const tasks: readonly Tasks[] = [
  {
    words: /\b(?:homework|school ?work|assignments?|revision|study (?:plan\w*|list)|coursework|pupils?)\b/i,
    rows: readRows(`
Fractions, page 84, all but the last | The last one is for those who are bored | due=1; priority=high; subject=Maths; category=Maths; assign=Noor
Label the parts of a bean flower | Seed, stem, two leaves | due=3; priority=medium; subject=Biology; category=Biology; assign=Noor
Who built the town wall, and against whom | Half a page, by hand | due=5; priority=medium; subject=History; category=History; assign=Jun
Ten words with “ough” | Read aloud | due=2; priority=low; subject=English; category=English; assign=Ines
Draw the river from spring to sea | | due=7; priority=low; subject=Geography; category=Geography; assign=Jun
Learn the nine times table | Backwards too | due=0; priority=high; subject=Maths; category=Maths; done=yes; assign=Noor
Collect three kinds of leaf | Dry, not from the hedge | due=-1; priority=medium; subject=Biology; category=Biology; done=yes; assign=Ines
Map of the old trade roads | | due=9; priority=low; subject=History; category=History; assign=Priya`),
  },
  {
    words: /\b(?:theat(?:re|er)s?|stage crew|drama (?:club|group)|play house|opera|ballet|musicals?)\b/i,
    rows: readRows(`
Hang the two front lights again | The left one pulls to the door | due=2; priority=high; area=Light; category=Light; assign=Noor
Find a kettle that whistles on cue | Act two, and it must not be red | due=4; priority=medium; area=Props; category=Props; assign=Mateo
Let out the blue coat by three centimetres | | due=1; priority=high; area=Costume; category=Costume; assign=Ines
Cut the thunder shorter | It covers her first line | due=3; priority=medium; area=Sound; category=Sound; assign=Jun
Oil the trapdoor | | due=0; priority=high; area=Stage; category=Stage; done=yes; assign=Mateo
Borrow eleven chairs from the school | Friday after four, by the side door | due=6; priority=low; area=Stage; category=Stage; assign=Noor
Print the programmes | 140, folded once | due=9; priority=low; area=Office; category=Office; done=yes; assign=Ines
New batteries for the four microphones | | due=-1; priority=high; area=Sound; category=Sound; done=yes; assign=Jun
Iron the curtain where it was folded | | due=8; priority=low; area=Costume; category=Costume; assign=Priya`),
  },
  {
    words: /\b(?:wedding|bride|groom)\b/i,
    rows: readRows(`
Ask the band about the last song | They pack up at one | due=3; priority=medium; area=Music; category=Music; assign=Noor
Confirm 84 chairs, not 80 | | due=2; priority=high; area=Place; category=Place; assign=Mateo
Taste the second cake | The one with the apricots | due=5; priority=medium; area=Food; category=Food; assign=Ines
Write to the three who have not answered | | due=-1; priority=high; area=Guests; category=Guests; assign=Jun
Break in the shoes | Half an hour a day, in the kitchen | due=9; priority=low; area=Dress; category=Dress; assign=Noor
Find somebody to fetch grandmother | Before two, she walks slowly | due=7; priority=high; area=Guests; category=Guests; done=yes; assign=Priya
Order the candles | | due=11; priority=low; area=Flowers; category=Flowers; done=yes; assign=Ines
Seal the rings in an envelope for Jun | | due=12; priority=medium; category=Rings; assign=Mateo`),
  },
  {
    words: /\b(?:garden\w*|allotments?|orchards?|farm\w*|vineyards?|nursery)\b/i,
    rows: readRows(`
Lift the dahlias before the frost | The labels are in the tin | due=2; priority=high; area=Beds; category=Beds; assign=Ines
Mend the hose by plot nine | It drips under the second clip | due=1; priority=medium; area=Water; category=Water; assign=Mateo
Turn the left compost | | due=5; priority=low; area=Compost; category=Compost; assign=Jun
Sow the broad beans | Two rows, a hand apart | due=4; priority=medium; area=Seeds; category=Seeds; assign=Noor
Sharpen both secateurs | | due=0; priority=low; area=Tools; category=Tools; done=yes; assign=Tom
Prune the old pear | Only what crosses | due=9; priority=medium; area=Trees; category=Trees; assign=Wanda
Net over the kale | The pigeons have found it | due=-1; priority=high; area=Beds; category=Beds; done=yes; assign=Ines
Empty the water butts | | due=7; priority=low; area=Water; category=Water; done=yes; assign=Jun`),
  },
  {
    words: /\b(?:film|movie|video|shoot|camera) (?:crew|shoot|set|team|production|project|club)\b|\bfilm crew\b/i,
    rows: readRows(`
Charge all nine batteries | And label the two weak ones | due=0; priority=high; area=Camera; category=Camera; assign=Jun
Ask the bakery for their back door | Only until seven in the morning | due=2; priority=high; area=Places; category=Places; assign=Noor
Record two minutes of an empty room | The fridge has to be off | due=3; priority=medium; area=Sound; category=Sound; assign=Mateo
Find a second grey jumper | The first one gets wet in scene eleven | due=1; priority=medium; area=Costume; category=Costume; assign=Ines
Copy cards three and four | | due=-1; priority=high; area=Editing; category=Editing; done=yes; assign=Priya
Write the call sheet for Thursday | | due=2; priority=medium; area=Office; category=Office; assign=Noor
Soup for fourteen | One of them eats no onions | due=4; priority=low; area=Food; category=Food; assign=Tom
Return the lamp with the bent leg | | due=6; priority=low; area=Light; category=Light; done=yes; assign=Jun`),
  },
  {
    words: /\b(?:restaurants?|caf[eé]s?|bakery|kitchen|bistro|bar|pub|canteen|coffee)\b/i,
    rows: readRows(`
Descale the machine | Before the first cup, it takes forty minutes | due=0; priority=high; area=Bar; category=Bar; assign=Noor
Order flour, the strong one | Six sacks | due=1; priority=high; area=Kitchen; category=Kitchen; assign=Mateo
Change the chalk board | No more pumpkin | due=0; priority=medium; area=Front; category=Front; done=yes; assign=Ines
Ring about the squeaking fridge | It squeaks at night as well | due=2; priority=medium; area=Kitchen; category=Kitchen; assign=Jun
Count the teaspoons | There were forty | due=5; priority=low; area=Bar; category=Bar; assign=Priya
Wash the aprons | | due=-1; priority=low; area=Laundry; category=Laundry; done=yes; assign=Ines
Write the list for Saturday's party | Twenty-three, two children's chairs | due=3; priority=high; area=Front; category=Front; assign=Noor
New gasket for the oven door | | due=8; priority=medium; area=Kitchen; category=Kitchen; assign=Mateo`),
  },
  {
    words: /\b(?:school|class(?:room)?|teachers?|students?|universit\w+|homework|exam|thesis)\b/i,
    rows: readRows(`
Read chapter four | Up to the picture of the bridge | due=1; priority=medium; area=Reading; category=Reading; assign=Noor
Hand in the lab sheet | With the wrong result and why it is wrong | due=2; priority=high; area=Science; category=Science; assign=Mateo
Ask about the missing grade | | due=-1; priority=high; area=Office; category=Office; assign=Ines
Learn the irregular verbs, second column | | due=3; priority=medium; area=Languages; category=Languages; done=yes; assign=Jun
Draw the map for Thursday | Rivers in blue, not in felt-tip | due=4; priority=low; area=Geography; category=Geography; assign=Noor
Take the library books back | Three of them | due=6; priority=low; area=Reading; category=Reading; done=yes; assign=Priya
Practise the talk aloud | Seven minutes, with a clock | due=5; priority=high; area=Talks; category=Talks; assign=Mateo`),
  },
  {
    words: /\b(?:band|choir|orchestra|concert|music(?:al|ians?)?|festival|gigs?)\b/i,
    rows: readRows(`
Copy the alto part of number three | Page two was upside down | due=1; priority=high; area=Scores; category=Scores; assign=Ines
Ask for the key to the hall | | due=2; priority=high; area=Place; category=Place; assign=Noor
New strings for the second guitar | The thin ones | due=4; priority=medium; area=Instruments; category=Instruments; assign=Jun
Write forty posters out by hand, or find a printer | | due=6; priority=medium; area=Posters; category=Posters; assign=Mateo
Try the microphones with everybody breathing | | due=0; priority=medium; area=Sound; category=Sound; done=yes; assign=Jun
Ring the van | Before ten, they are only there before ten | due=3; priority=high; area=Travel; category=Travel; assign=Priya
Tune the small organ | | due=8; priority=low; area=Instruments; category=Instruments; done=yes; assign=Ines`),
  },
  {
    words: /\b(?:office|start-?up|agency|team|company|product|software|developers?|website launch|marketing)\b/i,
    rows: readRows(`
Answer the question about the invoice | It is the March one, page two | due=0; priority=high; area=Office; category=Office; assign=Noor
Shorten the form to four fields | | due=2; priority=high; area=Product; category=Product; assign=Jun
Write down what the error should have said | | due=3; priority=medium; area=Product; category=Product; assign=Priya
Ask three customers, and only listen | | due=5; priority=medium; area=Customers; category=Customers; assign=Ines
Renew the certificate | It runs out on a Sunday, of course | due=4; priority=high; area=Servers; category=Servers; assign=Mateo
Restore the backup, for practice | | due=-1; priority=high; area=Servers; category=Servers; done=yes; assign=Mateo
Pictures for the new page | The old ones show a coat stand | due=7; priority=low; area=Marketing; category=Marketing; assign=Ines
Order the good tea again | | due=6; priority=low; area=Office; category=Office; done=yes; assign=Noor`),
  },
  {
    words: /\b(?:mov(?:e|ing)(?: house)?|new (?:flat|house|home)|renovat\w*|house move|relocation)\b/i,
    rows: readRows(`
Take down the shelf in the hall | Keep the screws in the blue cup | due=1; priority=medium; area=Hall; category=Hall; assign=Noor
Read both meters | And photograph them | due=4; priority=high; area=Papers; category=Papers; assign=Mateo
Reserve the parking space in front of the door | Nine until three | due=2; priority=high; area=Van; category=Van; assign=Ines
Send the new address to the bank | | due=5; priority=medium; area=Papers; category=Papers; assign=Jun
Pack the kitchen last but one | The kettle goes last | due=6; priority=low; area=Kitchen; category=Kitchen; assign=Noor
Give the plant to Priya | | due=3; priority=low; area=Balcony; category=Balcony; done=yes; assign=Ines
Eleven boxes from the bookshop | They keep them until noon | due=-1; priority=high; area=Boxes; category=Boxes; done=yes; assign=Mateo`),
  },
]

/** None where a message does not say whose tasks they are. */
export function tasksAbout(text: string): readonly SampleRow[] {
  return firstSpokenOf(tasks, text)?.rows ?? []
}
