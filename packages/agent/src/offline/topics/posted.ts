// What people post where they meet: a line that stands for itself, and what else they say of it. By what brings them together.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Posted {
  /** Words of a message that speak of those people or of what they do. */
  words: RegExp
  rows: readonly SampleRow[]
}

const posted: readonly Posted[] = [
  {
    words: /\b(?:trail|trails|runn(?:ing|ers?)|marathons?|jogg\w*|parkrun)\b/i,
    rows: readRows(`
Fog until kilometre nine, then this. | Nobody up there but two deer and me. 18 km, 740 m up, and a sandwich on the top. | date=-1; author=Ines Duarte
Does anybody else fall over only on flat ground? | Rocks, roots, mud: nothing. The pavement in front of my house: left knee. | date=-2; author=Jun Mori
Lost: one black glove, between the ford and the ridge. | It is the right one, so whoever finds two of them has mine. | date=-3; author=Tom Lindner
New shoes after 870 km. The old ones may rest now. | They get one last easy round on Sunday, then they go into the garden. | date=-5; author=Aylin Kaya
Saturday, 7.30 at the quarry: easy loop, 14 km, nobody is left behind. | Four of us so far. Bring a light, the wood is still dark at that hour. | date=-6; author=Mateo Brandt
First ultra in the legs. 52 km, 8 hours 41, one blister, two soups. | I walked every hill from kilometre thirty on, and so did everybody around me. | date=-8; author=Priya Raman
How do you drink when it is minus six and the hose freezes? | I blow it empty after every sip. It works for about an hour. | date=-11; author=Wanda Nowak`),
  },
  {
    words: /\b(?:climb\w*|boulder\w*|mountaineer\w*|alpin\w*)\b/i,
    rows: readRows(`
Third try, last move, and my foot stayed where it was. | 6b+, the slab left of the big roof. I shouted so loudly that a dog came. | date=-1; author=Jun Mori
Who has a second rope on Sunday? Ours got a soft spot. | We would be at the wall from ten. Tea is on us. | date=-2; author=Ines Duarte
The north wall is dry again, down to the last bolt. | Only the start of the second route still drips. | date=-4; author=Mateo Brandt
Chalk on my jacket, my phone and, somehow, the cat. | Has anybody got it out of wool? | date=-5; author=Halima Haddad
Reset day: eleven new boulders, two of them kind. | The green one begins sitting and ends with swearing. | date=-7; author=Tom Lindner
Fell nine metres, laughed, tied in again. | Good catch, Aylin. I owe you soup. | date=-9; author=Priya Raman
What do you do with tape that no longer sticks? | Mine lives in the lid of the tin and has given up. | date=-12; author=Wanda Nowak`),
  },
  {
    words: /\b(?:cycl\w*|bikes?|bicycles?|bikepack\w*|mountain ?bik\w*)\b/i,
    rows: readRows(`
Headwind out, headwind back. Explain that to me. | 63 km, and the flags on both banks pointed at my face. | date=-1; author=Tom Lindner
Somebody has mended the hole by the ferry. Thank you, whoever you are. | I still steered round it, out of habit. | date=-2; author=Ines Duarte
Thirty kilometres at minus nine: the bottle froze first. | Then the beard, then the conversation. | date=-4; author=Mateo Brandt
Which tyre for gravel that is really just wet clay? | The ones I have turn into skis after the second bend. | date=-5; author=Priya Raman
Sunday round, 48 km with cake in the middle. Start at nine by the bridge. | Slow group and a slightly less slow group. | date=-7; author=Aylin Kaya
That click came from the seat post. Four months I blamed the pedals. | A little grease, and it is silent. I miss it almost. | date=-9; author=Jun Mori`),
  },
  {
    words: /\b(?:hik(?:e|es|ing|ers?)|walk(?:ing|ers)|ramblers?|outdoors?|campers?|camping)\b/i,
    rows: readRows(`
Wrong turn at the second gate. Six more kilometres, and a view. | On top stands a bench that somebody must have carried up in parts. | date=-1; author=Mateo Brandt
The footbridge below the mill is out. You can wade, it is knee-deep. | Knee-deep for somebody of one metre eighty, to be exact. | date=-2; author=Ines Duarte
Slept at 2,100 m under more stars than I had ordered. | Two degrees in the tent at five. Worth it. | date=-4; author=Jun Mori
Who brings the thermos on Sunday? | A walk stands or falls with this question. | date=-5; author=Wanda Nowak
Boots: 14 years, three soles, one goodbye. | The cobbler looked at them for a long time and then at me. | date=-8; author=Tom Lindner
The hut has apricot dumplings again. | Until the end of the month, or until I have been there twice more. | date=-10; author=Halima Haddad`),
  },
  {
    words: /\b(?:dogs?|pupp(?:y|ies)|canine|dachshunds?|terriers?|retrievers?)\b/i,
    rows: readRows(`
Bruno met a hedgehog. The hedgehog won. | He carried his own nose home like something borrowed. | date=-1; author=Ines Duarte
Four years old today, and still afraid of the vacuum cleaner. | There was liver cake. There is no liver cake any more. | date=-2; author=Jun Mori
Who walks by the river around seven? Pepper would like company. | She is small, loud and forgives quickly. | date=-3; author=Aylin Kaya
He can do “stay” now. For about four seconds. | We take what we get. | date=-5; author=Mateo Brandt
Found on the meadow: a blue ball with teeth marks of two sizes. | It hangs in a bag on the second gate. | date=-6; author=Halima Haddad
Before the bath and after the bath: two different animals. | The bathroom is a third. | date=-8; author=Tom Lindner
Does yours also bark at the one bin that was moved? | It stood there for years on the other side. | date=-11; author=Priya Raman`),
  },
  {
    words: /\b(?:cats?|kittens?|feline)\b/i,
    rows: readRows(`
The box cost nothing. The bed cost forty. Guess where she sleeps. | The bed is now mine, as far as I understand it. | date=-1; author=Halima Haddad
Minus one vase. He looked at me while he did it. | It was not a nice vase, if I am honest. | date=-3; author=Jun Mori
She brought me a leaf tonight, with great ceremony. | I said thank you. What else can one say? | date=-4; author=Ines Duarte
How do you get a tablet into a cat without losing a thumb? | Cheese worked twice. Then he understood. | date=-6; author=Tom Lindner
Eleven years on the same windowsill. | The blackbird outside is the third of its line. | date=-9; author=Wanda Nowak
Two cats, one sunbeam, no agreement. | | date=-10; author=Priya Raman`),
  },
  {
    words: /\b(?:pets?|animals?|rabbits?|hamsters?|parrots?|guinea pigs?|horses?|riders?)\b/i,
    rows: readRows(`
Our vet has a bowl of biscuits on the scales. Genius. | Nobody has ever stepped on one so gladly. | date=-1; author=Ines Duarte
Which of yours wakes you, and when? Mine: 5.12, with a paw. | At weekends as well. Above all at weekends. | date=-2; author=Jun Mori
Looking for somebody to feed two guinea pigs over New Year. | Four days, they need hay and a little news. | date=-4; author=Aylin Kaya
The parrot has learned the sound of the dishwasher. | It is finished all the time now. | date=-6; author=Mateo Brandt
First time at the vet without a scratch. On either side. | | date=-7; author=Halima Haddad
What do you do about fireworks? | Ours sits behind the washing machine until the second of January. | date=-9; author=Tom Lindner`),
  },
  {
    words: /\b(?:garden\w*|allotments?|plants?|horticult\w*|growers?|permaculture)\b/i,
    rows: readRows(`
The first tomato. One. We have cut it into four. | It tasted of all of July. | date=-1; author=Ines Duarte
Far too many courgette seedlings. Eleven, to be honest. | They stand by the gate from six on. Please. | date=-2; author=Halima Haddad
What eats round holes into chard and is never at home? | I was out at eleven with a torch. Nobody. | date=-3; author=Jun Mori
Compost turned, back turned as well. | It smells of forest below and of last week on top. | date=-5; author=Tom Lindner
Minus two tonight. I have covered the figs with my good coat. | | date=-6; author=Wanda Nowak
The bean climbed into the pear, and we let it. | Both of them carried. | date=-8; author=Priya Raman
Does anybody have a cutting of the old climbing rose at number nine? | The pink one that smells of apples in the evening. | date=-12; author=Mateo Brandt`),
  },
  {
    words: /\b(?:books?|readers?|reading|novels?|literature|bookworms?|librar\w+)\b/i,
    rows: readRows(`
Page 90, and the aunt is still in the bath. | I am told that she comes out. I am told that it is worth it. | date=-1; author=Ines Duarte
I read the last chapter first. There, I have said it. | I wanted to know whether I may get fond of the dog. | date=-2; author=Jun Mori
Something short after six hundred pages, please. | Under a hundred and fifty, and nobody may be a writer in it. | date=-4; author=Priya Raman
Found a tram ticket from 1987 in a library book. | Page 212. I have put it back for the next one. | date=-5; author=Wanda Nowak
Finished at ten to four in the morning. No regrets until the alarm. | | date=-7; author=Halima Haddad
Do you lend books with your notes in them? | I did once. She answered in green, and that was eleven years ago. | date=-9; author=Tom Lindner`),
  },
  {
    words: /\b(?:cook\w*|food\w*|recipes?|bak(?:e|es|ing|ers?)|kitchens?|vegans?|vegetarians?|sourdough|foodies)\b/i,
    rows: readRows(`
The starter climbed out of its jar while we were away. | We scraped it off the shelf, and it forgave us. | date=-1; author=Jun Mori
Soup for eleven from four carrots. | The trick is the onion, and the trick with the onion is time. | date=-2; author=Halima Haddad
Burnt the garlic. Opened the window. Started again. | | date=-3; author=Ines Duarte
What do I do with a kilo of quinces that nobody ordered? | Jelly is out, the cellar says. | date=-5; author=Tom Lindner
My grandmother's dumplings, finally round. | She used no scales. I used three, and a ruler. | date=-6; author=Priya Raman
Salt it the night before. That is the whole secret. | | date=-9; author=Aylin Kaya`),
  },
  {
    words: /\b(?:home ?brew\w*|brew\w*|beers?|hops|cider|mead|wine ?makers?)\b/i,
    rows: readRows(`
Airlock silent after two days. Too cold, or done? | It stands at 16 °C in the hall. Gravity says 1.031, and it was 1.052. | date=-1; author=Jun Mori
The pale ale is clear at last, after nineteen days. | Two of them at three degrees. It tastes of grapefruit and of patience. | date=-2; author=Ines Duarte
Bottled 41, drank one warm, as one does. | It will be good. Not yet. | date=-4; author=Mateo Brandt
Does anybody have a spare heating belt until Sunday? | Mine blew the fuse of the whole staircase. | date=-6; author=Halima Haddad
Fresh hops from the fence behind the station: 340 g. | Nobody planted them, nobody minds. | date=-8; author=Tom Lindner
My stout came out thin. What did I forget? | Mash at 64 for an hour. I suspect the 64. | date=-11; author=Priya Raman`),
  },
  {
    words: /\b(?:bird\w*|ornitholog\w*|wildlife|nature watch\w*)\b/i,
    rows: readRows(`
Kingfisher, 7.40, third post from the weir. | Two seconds of blue. I have been sitting here since six. | date=-1; author=Wanda Nowak
Is this a marsh tit or a willow tit? Please do not say it depends. | It said nothing, so we cannot go by the call. | date=-2; author=Jun Mori
The swifts are back. Eleven over the brewery. | Three days earlier than last year. | date=-4; author=Ines Duarte
Nest box four: five eggs, and a look that sent me away. | | date=-5; author=Tom Lindner
A sparrowhawk sat on our washing line and looked at the socks. | | date=-7; author=Halima Haddad
Sunday count at the lake: 214 coots, one goose with opinions. | Thank you to everybody who froze along. | date=-9; author=Mateo Brandt`),
  },
  {
    words:
      /\b(?:woodwork\w*|carpent\w*|joiner\w*|makers?|diy|craft\w*|potter\w*|ceramic\w*|knit\w*|crochet\w*|sew\w*|quilt\w*)\b/i,
    rows: readRows(`
Measured twice, cut once, wrong board. | It is a very good shelf for somewhere narrower. | date=-1; author=Tom Lindner
The drawer closes by itself now. Three tries and a candle. | | date=-2; author=Priya Raman
What do you do with offcuts that are too nice to burn? | So far: six hooks, a doorstop and a very small boat. | date=-3; author=Jun Mori
Unpicked the whole sleeve. It was one row, forty rows ago. | | date=-5; author=Ines Duarte
Sharpen before you curse. I keep having to learn it. | Ten minutes on the stone, and everything sings again. | date=-7; author=Mateo Brandt
Free to collect: two planks of walnut with a past. | One of them has been a bed. | date=-9; author=Wanda Nowak`),
  },
  {
    words: /\b(?:mums?|moms?|dads?|parents?|parenting|famil(?:y|ies)|twins|toddlers?|bab(?:y|ies)|kids)\b/i,
    rows: readRows(`
Slept five hours in a row. I woke up and checked whether everybody was alive. | They were. They were asleep. | date=-1; author=Ines Duarte
Which playground has shade in the afternoon? | The one by the church has a slide that you could fry eggs on. | date=-2; author=Aylin Kaya
Two winter jackets, size 98, hardly worn, one with a dinosaur. | To give away. The dinosaur is the reason they grew so fast. | date=-3; author=Halima Haddad
He eats everything now. Except for food. | | date=-5; author=Jun Mori
Coffee on Thursday at ten, by the pond? I bring the blanket. | Whoever comes late has a reason, we know. | date=-6; author=Priya Raman
How did you get rid of the dummy? Asking for somebody of two and a half. | We have tried the fairy. The fairy was sent home. | date=-8; author=Mateo Brandt
First whole sentence: “No, you.” | | date=-10; author=Tom Lindner`),
  },
  {
    words: /\b(?:music\w*|bands?|choirs?|guitar\w*|vinyl|drummers?|singers?|concerts?|songs?)\b/i,
    rows: readRows(`
Three minutes of nothing but a clarinet. I have played it all day. | My neighbour asked what it is called. He did not ask kindly. | date=-1; author=Jun Mori
Looking for a bass player who likes rests. | Tuesdays, cellar, warm since last week. | date=-2; author=Ines Duarte
New strings, old mistakes. | | date=-3; author=Mateo Brandt
Which record do you put on when it rains? | Mine has a scratch in the second song, and I would miss it. | date=-5; author=Wanda Nowak
Nineteen people, one of them dancing. Best evening of the year. | | date=-7; author=Halima Haddad
The second verse goes well. The third one less so. | We breathe in the wrong place. | date=-9; author=Priya Raman`),
  },
  {
    words: /\b(?:film\w*|movies?|cinema\w*|series|photograph\w*|photos?|cameras?|analogue)\b/i,
    rows: readRows(`
One roll, thirty-six pictures, two that I would show to anybody. | Both of them were accidents. | date=-1; author=Jun Mori
Light came through the blinds for four minutes. I had the camera. | | date=-2; author=Ines Duarte
Which film did you walk out of, and were you right? | I came back in after ten minutes, for the ending. | date=-4; author=Tom Lindner
A loading mistake, or: why the whole wedding is purple. | They like it, luckily. | date=-5; author=Halima Haddad
Watched it again after twenty years. The dog is still the best actor. | | date=-7; author=Wanda Nowak
Wanted: a lens cap, 49 mm, mine is on the bottom of the harbour. | | date=-9; author=Mateo Brandt`),
  },
  {
    words: /\b(?:gam(?:e|es|ers?|ing)|board ?games?|minecraft|chess|role-?play\w*)\b/i,
    rows: readRows(`
Nine hours, and I have found the first door. | It is not the first door. | date=-1; author=Mateo Brandt
Who is in on Thursday at nine? We need one who can read maps. | | date=-2; author=Jun Mori
Lost to my daughter in eleven moves. She is seven. | She was kind about it, which made it worse. | date=-3; author=Ines Duarte
The rules say thirty minutes. The rules have never met us. | | date=-5; author=Halima Haddad
Built a lighthouse. It has a cellar now. The cellar has a railway. | | date=-6; author=Priya Raman
Which game do you put on the table for people who do not like games? | Under an hour, and nobody may be out before the end. | date=-9; author=Tom Lindner`),
  },
  {
    words: /\b(?:travel\w*|backpack\w*|van ?life|nomads?|expats?|sail\w*|surf\w*|div(?:ers|ing)|swimm\w*)\b/i,
    rows: readRows(`
The last ferry had left. There was one lamp, and behind it a bed. | In the morning I saw that it had been the right island after all. | date=-1; author=Wanda Nowak
Eleven words are enough for a market day. Ask me which. | | date=-2; author=Jun Mori
Water at nine degrees. It does not get warmer, you get quieter. | | date=-3; author=Ines Duarte
Does anybody know a place to leave two bags for a night near the port? | | date=-5; author=Mateo Brandt
The slow train was the right one. A stranger shared her lunch. | | date=-7; author=Halima Haddad
What stayed in the bag: both books and every plan for the third day. | | date=-9; author=Tom Lindner`),
  },
  {
    words: /\b(?:students?|pupils?|teachers?|schools?|universit\w+|alumni|class(?:es|mates)?|campus|learn\w*)\b/i,
    rows: readRows(`
Who has the notes from Tuesday? I have a picture of half of the board. | The other half is a coat. | date=-1; author=Jun Mori
Passed. By one point, but it is a beautiful point. | | date=-2; author=Ines Duarte
Study group on Wednesday at five, in the room with the warm radiator. | Bring the second chapter and something to eat. | date=-3; author=Aylin Kaya
Found in the lecture hall: a calculator called Kevin. | It says so on the back. | date=-5; author=Mateo Brandt
How do you read forty pages of this without dreaming of it? | | date=-7; author=Priya Raman
The printer on the second floor works if you are polite. | | date=-9; author=Halima Haddad`),
  },
]

/** Any group may be a community: what brings it together goes before that. */
const isOfPlace =
  /\b(?:neighbou?r\w*|village|street|town|commun\w+|local|house|block|tenants?|residents?|mutual aid|volunteers?)\b/i
const ofPlace = readRows(`
Too many apples. A crate stands by the gate at number nine. | They are small and ugly and very good. | date=-1; author=Halima Haddad
Who lends me a long ladder until Sunday? | I bring it back with cake. | date=-2; author=Jun Mori
Lost: a grey cat with one white foot, since Monday evening. | Answers to Otto, or to the sound of a tin. | date=-3; author=Ines Duarte
The lamp at the corner works again. Thank you to whoever rang them. | | date=-4; author=Tom Lindner
I drive to the tip on Saturday and have room for two bicycles or one sofa. | | date=-6; author=Mateo Brandt
Does somebody know a plumber who comes before the flood does? | | date=-7; author=Aylin Kaya
Long table in the yard on the twelfth, everybody brings a bowl. | If it rains we sit in the stairwell, as last year. | date=-10; author=Wanda Nowak`)

const anyPosted = readRows(`
First week here. What should I have asked by now? | I have read everything back to March and laughed twice. | date=-1; author=Jun Mori
Somebody left a thank-you note on my door. It made my whole week. | | date=-2; author=Ines Duarte
Who comes on Thursday? I count seven so far. | Eight, with the one who always says maybe. | date=-3; author=Mateo Brandt
I have one too many, and it is a good one. Who would like it? | | date=-5; author=Halima Haddad
It took three tries and a candle, and now it works. | | date=-6; author=Priya Raman
How do the rest of you do this in winter? | I have tried it with gloves. It cannot be done with gloves. | date=-8; author=Tom Lindner
A small thing, and I wanted to tell somebody: it held. | | date=-11; author=Wanda Nowak`)

/** What people who meet about this say to each other. */
export function postedAbout(text: string): readonly SampleRow[] {
  return firstSpokenOf(posted, text)?.rows ?? (isOfPlace.test(text) ? ofPlace : anyPosted)
}
