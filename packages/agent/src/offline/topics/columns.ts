// What might be written about, by subject.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'
import { rowsAbout, subjectOfWriting } from './written-about.ts'

interface Column {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const columns: readonly Column[] = [
  {
    words: /\b(?:potter(?:y|ies|s)?|ceramic\w*|clay|glaz\w*|kilns?|porcelain|stoneware)\b/i,
    rows: readRows(`
What the kiln gave back on Monday | Nine mugs, two cracks, and a blue that nobody had planned. I have put the blue one on the windowsill, where I can look at it while I throw the next batch. The notes say cone nine, held for twelve minutes, and a draught from the door. ¶ I will leave the door open again on Thursday, and see. | date=-2; author=Ines Duarte; category=Firing
Why the handles come off | Too dry, too late, too proud to score them. Wrap the body overnight. Forty handles went into the bucket before I believed it. These days the mugs wait under a damp towel until the next morning, and I score both sides as if I meant it. | date=-7; author=Jun Mori; category=Workshop
Ash glaze from the bakery's oven | One bucket lasts a year. Sieve it twice, and wear the mask. The baker keeps it for us in an old flour tin. It comes out grey on porcelain, green on stoneware, and no two winters are alike. | date=-13; author=Halima Haddad; category=Glazing
A plate wants to be a bowl | It rises at the rim while it dries. A board and a night on it help. | date=-19; author=Priya Raman; category=Workshop
Seconds, and who loves them | They go first at every market. The flaw is where the thumb goes. | date=-27; author=Wanda Nowak; category=Markets
Ten kilos of the red clay | It came with stones in it, and with a story about the pit. | date=-38; author=Tom Lindner; category=Clay`),
  },
  {
    words: /\b(?:wood\w*|carpent\w*|furniture|joiner\w*|carv\w*|turning)\b/i,
    rows: readRows(`
An oak that waited nine years | It stopped moving in the eighth. Then we opened the plank. Inside it was the colour of tea, with one dark line where somebody had once driven a nail into the tree. We turned the board around four times before anybody dared to mark it. ¶ It will be a table for six. The line stays. | date=-3; author=Tom Lindner; category=Timber
Sharpen before you curse | Ten minutes on the stone, and the plane sings again. I timed it, because I did not want to believe that most of my bad afternoons come from a dull iron. Coarse, fine, leather, and a drop of oil so that it does not rust in the drawer. | date=-9; author=Aylin Kaya; category=Tools
The chair that squeaked | One peg, a drop of glue, and a weekend of not sitting. | date=-15; author=Jun Mori; category=Repairs
Oil or soap for a table | Soap where there are children, oil where there is wine. | date=-22; author=Ines Duarte; category=Surfaces
Offcuts: what they became | Six hooks, a doorstop, and a very small boat. | date=-30; author=Mateo Brandt; category=Workshop
A drawer that closes by itself | It took three tries and a candle. | date=-41; author=Priya Raman; category=Workshop`),
  },
  {
    words: /\b(?:knit\w*|yarns?|wool|weav\w*|looms?|sew\w*|quilt\w*|textiles?|crochet\w*|embroider\w*)\b/i,
    rows: readRows(`
Blocking changes everything | It looked like a rag on Friday. On Sunday it was a shawl. Lukewarm water, no wringing, and every pin in the house. I walked around the bed for two days and slept on the sofa. ¶ It grew by a third, and the pattern came up as if somebody had switched on a lamp. | date=-2; author=Wanda Nowak; category=Finishing
Three reds that are not the same | Madder, cochineal, and the one from the onion skins. Side by side on the line they look like three neighbours who do not speak. In the same cuff they get along, as long as the onion goes between the other two. | date=-8; author=Halima Haddad; category=Dyeing
Dropped in row forty | A hook, good light, and nobody talking. It can be saved. | date=-14; author=Ines Duarte; category=Repairs
How much yarn for a sleeve | Weigh the first one. The second is never less. | date=-20; author=Aylin Kaya; category=Patterns
The loom came in through the window | Four people, two straps, one opinion too many. | date=-29; author=Priya Raman; category=Studio
Wool from the neighbour's sheep | It smells of rain until the third wash. | date=-39; author=Tom Lindner; category=Wool`),
  },
  {
    words: /\b(?:cycl\w*|bikes?|bicycles?|bikepacking)\b/i,
    rows: readRows(`
Gloves, a long argument | Two thin pairs beat one thick pair until it rains. Then nothing does. I have tried wool, rubber, lobster claws and, once, bread bags. What I know after eleven winters is that dry hands at the start are worth more than warm ones, and that a spare pair weighs ninety grams. ¶ They live in the saddle bag until April. | date=-3; author=Tom Lindner; category=Gear
Studded tyres after four winters | They are slow, they are loud, and I have not fallen once since. The first kilometre sounds like rain on a tin roof. By the third I no longer hear it, and on the bridge, where everybody else gets off and walks, I ride past and try not to look pleased. | date=-8; author=Ines Duarte; category=Gear
The reservoir road before seven | Nobody has salted it and nobody is on it. Lights on, talk to the deer. | date=-13; author=Jun Mori; category=Routes
How to dry a saddle bag on a radiator | Inside out, door open, and not above the cat. | date=-19; author=Priya Raman; category=Workshop
Thirty kilometres at minus nine | The bottle froze first, then the beard, then the conversation. | date=-26; author=Mateo Brandt; category=Routes
Oil your chain on Sundays | It takes four minutes. The other way takes a chain. | date=-37; author=Tom Lindner; category=Workshop`),
  },
  {
    words: /\b(?:sourdough|breads?|loa(?:f|ves)|bak(?:ing|er\w*))\b/i,
    rows: readRows(`
What the starter did while we were away | It climbed out of its jar. We scraped it off the shelf, fed it twice, and it forgave us, which is more than the neighbour did who had promised to look in. The jar is larger now, and stands on a plate. ¶ It has been called Ilse since the spring. I did not choose the name. | date=-2; author=Halima Haddad; category=Starter
A crumb like a sponge, and why I do not want it | Everybody photographs the holes. The butter falls through them. I have gone back to less water and a longer night, and the loaf is lower, closer, and gone by Tuesday. It toasts evenly. Nobody has taken a picture of it yet. | date=-7; author=Ines Duarte; category=Loaves
Rye that takes three days | Most of them are waiting. The fourth is for eating it. | date=-13; author=Jun Mori; category=Loaves
The oven at the end of the village | It is lit on Saturdays, and whoever comes first gets the hottest corner. | date=-18; author=Wanda Nowak; category=Ovens
Salt, forgotten | It tastes of damp cardboard. Croutons can be made of it, and a resolution. | date=-26; author=Mateo Brandt; category=Mistakes
Four flours, one mill | We drove there with a list and came back without it. | date=-34; author=Priya Raman; category=Flour`),
  },
  {
    words: /\b(?:cook\w*|food|recipes?|kitchen|ferment\w*|cheese|vegan|restaurants?)\b/i,
    rows: readRows(`
The pot that nobody may wash | It is older than I am, and it has a memory. My grandmother wiped it with salt and half a potato, and so do I. Everything that was ever fried in it is still in there somewhere, which is why the onions take half the time and taste of more. ¶ Guests who mean well are kept away from the sink. | date=-2; author=Halima Haddad; category=Kitchen
Three ways to ruin a cabbage, and one not to | Too hot, too long, too much water. Salt it the night before instead. In the morning it has given up its water by itself. Then it wants a wide pan, a little fat, caraway if you must, and somebody who stands beside it for six minutes and does nothing else. | date=-7; author=Ines Duarte; category=Vegetables
A pickle that went too far | It hums when the lid comes off. The cat has moved out. | date=-12; author=Jun Mori; category=Preserves
Buying fish on a Tuesday | Ask what came in, not what there is. | date=-18; author=Wanda Nowak; category=Market
Soup for eleven from four carrots | The trick is the onion, and the trick with the onion is time. | date=-25; author=Halima Haddad; category=Soups
A drawer of spices, sorted once | Half went to the compost. The other half smells of something again. | date=-33; author=Priya Raman; category=Kitchen`),
  },
  {
    words: /\b(?:travel\w*|trips?|journey|backpack\w*|expedition|sailing|voyage)\b/i,
    rows: readRows(`
The slow train was the right one | Nine hours instead of four, and a lunch that a stranger shared. She got on at the third stop with a cake tin on her knees and no ticket. The conductor sat down with us, ate a piece, and said that he had not seen either of us. ¶ I would have missed the valley, too, and the station with the two clocks that do not agree. | date=-4; author=Wanda Nowak; category=Trains
A night on the wrong island | The last ferry had left. There was one lamp, and behind it a bed. The woman who owned both asked nothing and put an egg in a pan. In the morning I saw that it had been the right island after all, only from the wrong side. | date=-9; author=Mateo Brandt; category=Islands
What stayed in the bag | The second jumper, both books, and every plan for the third day. | date=-15; author=Ines Duarte; category=Packing
Market day, with eleven words | Please, thank you, how much, too much, tomatoes. It was enough. | date=-22; author=Jun Mori; category=Markets
Rain in the only dry month | We learned four card games and the name of the landlady's dog. | date=-30; author=Aylin Kaya; category=Weather
Coming home by the back door | The key still sticks. The kettle still knows me. | date=-41; author=Wanda Nowak; category=Home`),
  },
  {
    words: /\b(?:garden\w*|allotments?|plants?|permaculture)\b/i,
    rows: readRows(`
What the first frost took, and what it left | The dahlias are gone. The kale tastes better for it. I lifted the tubers in my coat, with cold fingers, and put them in the crate with the newspaper of that day. The beans hang like old stockings. Only the marigolds act as though nothing had been said. ¶ Now there is time for the tools, and for the list of what I will not plant again. | date=-2; author=Ines Duarte; category=Beds
Slugs: an honest count | Forty-one in a night. I have stopped naming them. Beer does not work, coffee does not work, and the copper tape works for as long as it is not raining. What helps is a torch, a bucket and going out at eleven, when the neighbours wonder. | date=-8; author=Tom Lindner; category=Pests
The bean that climbed into the pear | We let it. Both of them carried. | date=-14; author=Jun Mori; category=Beds
Compost smells of forest when it is done | Before that it smells of other things. | date=-21; author=Priya Raman; category=Soil
Seeds from the year before last | Two of three came up, which is better than the new ones did. | date=-28; author=Wanda Nowak; category=Seeds
Nothing to do in February | Sharpen, oil, label, look out of the window. | date=-44; author=Ines Duarte; category=Seasons`),
  },
  {
    words: /\b(?:running|runners?|hik\w*|trails?|climb\w*|swim\w*|football|rowing|marathon)\b/i,
    rows: readRows(`
The last kilometre is in the kitchen | Shoes off, bread out, then the stairs. Coaches write about the warm-up and nobody writes about the ten minutes afterwards. Mine go like this: a slice with salt, two glasses of water, calves on the bottom step until the kettle boils. ¶ It is the only part of my training that I have never skipped. | date=-3; author=Aylin Kaya; category=Training
A wrong turn at the second gate | It added six kilometres and a view. The map says there is no path there, and the map is nearly right. At the top stood a bench that somebody must have carried up in parts. We sat on it and were late for everything. | date=-8; author=Mateo Brandt; category=Routes
Cold water, first week | It does not get warmer. You get quieter. | date=-14; author=Halima Haddad; category=Water
Old shoes, new shoes | Eight hundred kilometres, then they go to the garden. | date=-20; author=Tom Lindner; category=Gear
Slower than last year, and happier | The watch says one thing, the knees another. | date=-29; author=Priya Raman; category=Training
Who brings the thermos | A club stands or falls with this question. | date=-36; author=Wanda Nowak; category=Club`),
  },
  {
    words: /\b(?:software|coding|programm\w*|developer|tech(?:nology)?|start-?ups?|open source|design)\b/i,
    rows: readRows(`
The bug was in the comment | Everybody believed it, nobody read the line below. It said that the list was sorted. It had been, four years ago, before somebody made it faster. We searched for two days in the network, the database and each other's work. ¶ The comment is gone now. In its place stands a test with a rude name. | date=-2; author=Jun Mori; category=Debugging
Deleting four thousand lines | It took a week to be sure and a second to do. First we logged every call for six days. Nobody came. Then we turned it off behind a switch, waited for the telephone, and on Friday at ten in the morning, not at four, we pressed the button. | date=-9; author=Priya Raman; category=Craft
What the error should have said | Where, why, and what to do now. In that order. | date=-15; author=Aylin Kaya; category=Craft
A form with one field | It was nine. Nobody has missed the other eight. | date=-23; author=Ines Duarte; category=Interfaces
Backups are a rumour until you restore | We restored. It was a rumour. | date=-31; author=Tom Lindner; category=Running things
Names for things that do not exist yet | Write the sentence that will use it first. | date=-42; author=Jun Mori; category=Craft`),
  },
]

/** Posts about what a message says they are about, else about what it speaks of; none where that is nothing known. */
export function postsOf(text: string): readonly SampleRow[] {
  const subject = subjectOfWriting(text)
  if (subject === undefined) return firstSpokenOf(columns, text)?.rows ?? []
  // Wooden boats are boats: the last word says what it is.
  const [head = subject] = subject.split(' ').slice(-1)
  return firstSpokenOf(columns, head)?.rows ?? rowsAbout(subject)
}
