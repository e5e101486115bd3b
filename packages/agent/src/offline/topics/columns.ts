// What might be written about, by subject.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Column {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const columns: readonly Column[] = [
  {
    words: /\b(?:potter(?:y|ies|s)?|ceramic\w*|clay|glaz\w*|kilns?|porcelain|stoneware)\b/i,
    rows: readRows(`
What the kiln gave back on Monday | Nine mugs, two cracks, and a blue that nobody had planned. | date=-2; author=Ines Duarte; category=Firing
Why the handles come off | Too dry, too late, too proud to score them. Wrap the body overnight. | date=-7; author=Jun Mori; category=Workshop
Ash glaze from the bakery's oven | One bucket lasts a year. Sieve it twice, and wear the mask. | date=-13; author=Halima Haddad; category=Glazing
A plate wants to be a bowl | It rises at the rim while it dries. A board and a night on it help. | date=-19; author=Priya Raman; category=Workshop
Seconds, and who loves them | They go first at every market. The flaw is where the thumb goes. | date=-27; author=Wanda Nowak; category=Markets
Ten kilos of the red clay | It came with stones in it, and with a story about the pit. | date=-38; author=Tom Lindner; category=Clay`),
  },
  {
    words: /\b(?:wood\w*|carpent\w*|furniture|joiner\w*|carv\w*|turning)\b/i,
    rows: readRows(`
An oak that waited nine years | It stopped moving in the eighth. Then we opened the plank. | date=-3; author=Tom Lindner; category=Timber
Sharpen before you curse | Ten minutes on the stone, and the plane sings again. | date=-9; author=Aylin Kaya; category=Tools
The chair that squeaked | One peg, a drop of glue, and a weekend of not sitting. | date=-15; author=Jun Mori; category=Repairs
Oil or soap for a table | Soap where there are children, oil where there is wine. | date=-22; author=Ines Duarte; category=Surfaces
Offcuts: what they became | Six hooks, a doorstop, and a very small boat. | date=-30; author=Mateo Brandt; category=Workshop
A drawer that closes by itself | It took three tries and a candle. | date=-41; author=Priya Raman; category=Workshop`),
  },
  {
    words: /\b(?:knit\w*|yarns?|wool|weav\w*|looms?|sew\w*|quilt\w*|textiles?|crochet\w*|embroider\w*)\b/i,
    rows: readRows(`
Blocking changes everything | It looked like a rag on Friday. On Sunday it was a shawl. | date=-2; author=Wanda Nowak; category=Finishing
Three reds that are not the same | Madder, cochineal, and the one from the onion skins. | date=-8; author=Halima Haddad; category=Dyeing
Dropped in row forty | A hook, good light, and nobody talking. It can be saved. | date=-14; author=Ines Duarte; category=Repairs
How much yarn for a sleeve | Weigh the first one. The second is never less. | date=-20; author=Aylin Kaya; category=Patterns
The loom came in through the window | Four people, two straps, one opinion too many. | date=-29; author=Priya Raman; category=Studio
Wool from the neighbour's sheep | It smells of rain until the third wash. | date=-39; author=Tom Lindner; category=Wool`),
  },
  {
    words: /\b(?:cycl\w*|bikes?|bicycles?|bikepacking)\b/i,
    rows: readRows(`
Gloves, a long argument | Two thin pairs beat one thick pair until it rains. Then nothing does. | date=-3; author=Tom Lindner; category=Gear
Studded tyres after four winters | They are slow, they are loud, and I have not fallen once since. | date=-8; author=Ines Duarte; category=Gear
The reservoir road before seven | Nobody has salted it and nobody is on it. Lights on, talk to the deer. | date=-13; author=Jun Mori; category=Routes
How to dry a saddle bag on a radiator | Inside out, door open, and not above the cat. | date=-19; author=Priya Raman; category=Workshop
Thirty kilometres at minus nine | The bottle froze first, then the beard, then the conversation. | date=-26; author=Mateo Brandt; category=Routes
Oil your chain on Sundays | It takes four minutes. The other way takes a chain. | date=-37; author=Tom Lindner; category=Workshop`),
  },
  {
    words: /\b(?:cook\w*|food|recipes?|bak(?:ing|er\w*)|kitchen|ferment\w*|sourdough|cheese|vegan|restaurants?)\b/i,
    rows: readRows(`
The pot that nobody may wash | It is older than I am, and it has a memory. | date=-2; author=Halima Haddad; category=Kitchen
Three ways to ruin a cabbage, and one not to | Too hot, too long, too much water. Salt it the night before instead. | date=-7; author=Ines Duarte; category=Vegetables
What the starter did while we were away | It climbed out. We scraped it off the shelf and it forgave us. | date=-12; author=Jun Mori; category=Bread
Buying fish on a Tuesday | Ask what came in, not what there is. | date=-18; author=Wanda Nowak; category=Market
Soup for eleven from four carrots | The trick is the onion, and the trick with the onion is time. | date=-25; author=Halima Haddad; category=Soups
A drawer of spices, sorted once | Half went to the compost. The other half smells of something again. | date=-33; author=Priya Raman; category=Kitchen`),
  },
  {
    words: /\b(?:travel\w*|trips?|journey|backpack\w*|expedition|sailing|voyage)\b/i,
    rows: readRows(`
The slow train was the right one | Nine hours instead of four, and a lunch that a stranger shared. | date=-4; author=Wanda Nowak; category=Trains
A night on the wrong island | The last ferry had left. There was one lamp, and behind it a bed. | date=-9; author=Mateo Brandt; category=Islands
What stayed in the bag | The second jumper, both books, and every plan for the third day. | date=-15; author=Ines Duarte; category=Packing
Market day, with eleven words | Please, thank you, how much, too much, tomatoes. It was enough. | date=-22; author=Jun Mori; category=Markets
Rain in the only dry month | We learned four card games and the name of the landlady's dog. | date=-30; author=Aylin Kaya; category=Weather
Coming home by the back door | The key still sticks. The kettle still knows me. | date=-41; author=Wanda Nowak; category=Home`),
  },
  {
    words: /\b(?:garden\w*|allotments?|plants?|permaculture|beekeep\w*|bees)\b/i,
    rows: readRows(`
What the first frost took, and what it left | The dahlias are gone. The kale tastes better for it. | date=-2; author=Ines Duarte; category=Beds
Slugs: an honest count | Forty-one in a night. I have stopped naming them. | date=-8; author=Tom Lindner; category=Pests
The bean that climbed into the pear | We let it. Both of them carried. | date=-14; author=Jun Mori; category=Beds
Compost smells of forest when it is done | Before that it smells of other things. | date=-21; author=Priya Raman; category=Soil
Seeds from the year before last | Two of three came up, which is better than the new ones did. | date=-28; author=Wanda Nowak; category=Seeds
Nothing to do in February | Sharpen, oil, label, look out of the window. | date=-44; author=Ines Duarte; category=Seasons`),
  },
  {
    words: /\b(?:running|runners?|hik\w*|trails?|climb\w*|swim\w*|football|rowing|marathon)\b/i,
    rows: readRows(`
The last kilometre is in the kitchen | Shoes off, bread out, then the stairs. | date=-3; author=Aylin Kaya; category=Training
A wrong turn at the second gate | It added six kilometres and a view. | date=-8; author=Mateo Brandt; category=Routes
Cold water, first week | It does not get warmer. You get quieter. | date=-14; author=Halima Haddad; category=Water
Old shoes, new shoes | Eight hundred kilometres, then they go to the garden. | date=-20; author=Tom Lindner; category=Gear
Slower than last year, and happier | The watch says one thing, the knees another. | date=-29; author=Priya Raman; category=Training
Who brings the thermos | A club stands or falls with this question. | date=-36; author=Wanda Nowak; category=Club`),
  },
  {
    words: /\b(?:software|coding|programm\w*|developer|tech(?:nology)?|start-?ups?|open source|design)\b/i,
    rows: readRows(`
The bug was in the comment | Everybody believed it, nobody read the line below. | date=-2; author=Jun Mori; category=Debugging
Deleting four thousand lines | It took a week to be sure and a second to do. | date=-9; author=Priya Raman; category=Craft
What the error should have said | Where, why, and what to do now. In that order. | date=-15; author=Aylin Kaya; category=Craft
A form with one field | It was nine. Nobody has missed the other eight. | date=-23; author=Ines Duarte; category=Interfaces
Backups are a rumour until you restore | We restored. It was a rumour. | date=-31; author=Tom Lindner; category=Running things
Names for things that do not exist yet | Write the sentence that will use it first. | date=-42; author=Jun Mori; category=Craft`),
  },
]

/** Posts about what a message speaks of; none where it speaks of nothing that is known. */
export function postsOf(text: string): readonly SampleRow[] {
  return firstSpokenOf(columns, text)?.rows ?? []
}
