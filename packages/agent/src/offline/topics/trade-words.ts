// What the first page of a site says where the message gave it no words: a claim and a line of the trade, what is done for
// people, and a few sentences for the page about whoever it is. Sample copy as sample rows are: plain, and without numbers,
// years or praise that nobody could vouch for.

import { crafts } from './craft-words.ts'
import { firstSpokenOf } from './wares.ts'

interface TradeWords {
  says: RegExp
  /** Large, above the form of a firm. */
  claim?: string
  /** Below the name. */
  line: string
  /** What is done, each with a remark: "Slipped tiles | The same day, if a ladder reaches them". */
  does?: readonly string[]
  about: readonly string[]
}

const trades: readonly TradeWords[] = [
  {
    says: /\broof\w*/i,
    claim: 'It drips? Tell us where.',
    line: 'We look at it first, find where the water comes in, and say what it costs before we begin.',
    does: [
      'Leaks and storm damage | Made tight first, mended for good on the next dry day',
      'Slipped and broken tiles | A handful is worth the trip as well',
      'Gutters and downpipes | Cleared, soldered or replaced',
      'Flashing and chimneys | Where most water comes in',
      'Flat roofs | New felt, new drains',
      'A look before you buy | In writing, with pictures',
    ],
    about: [
      'We mend roofs, from one slipped tile to a whole side.',
      'You get pictures of what we found up there, so that you need not climb yourself.',
    ],
  },
  {
    says: /\bplumb\w*|\bboilers?\b|\bheating\b/i,
    claim: 'Water where it should not be?',
    line: 'Say what is wrong and where you are. We ring back and tell you when somebody can be there.',
    does: [
      'Burst pipes and leaks | Turn the main tap off; we do the rest',
      'Blocked drains | Kitchen, bath, and the one in the yard',
      'Boilers and heating | Service, repair, replacement',
      'Taps, toilets, showers | New ones fitted, old ones taken away',
      'Bathrooms | From the first pipe to the last tile',
    ],
    about: [
      'We are plumbers: leaks, drains, boilers and bathrooms.',
      'Whoever comes has looked at your message first, and brings the right parts.',
    ],
  },
  {
    says: /\bclean(?:ing|ers?)\b/i,
    claim: 'Clean, without you having to think of it.',
    line: 'Tell us what there is to clean and how often. You get one price, and the same people each time.',
    does: [
      'Windows, inside and out | Frames and sills are part of it',
      'Offices | Before anybody is in',
      'Stairwells | Every week or every other',
      'After builders | Dust has a way of coming back; so do we',
      'Moving out | Ready to hand over',
    ],
    about: [
      'We clean windows, homes and offices.',
      'The same people come each time, so nobody has to explain twice where the key is.',
    ],
  },
  {
    says: /\bsolar\b|\bphotovoltaic\w*|\bheat pumps?\b/i,
    claim: 'What would your roof bring in?',
    line: 'A few facts about the house are enough for a first sum. Then we come, measure, and write a plan.',
    does: [
      'A first estimate | From your bill and your roof',
      'A visit | We measure, and look at the meter box',
      'Panels and inverter | Fitted and connected',
      'Battery storage | Now or later, the cable is laid for it',
      'Papers | Grid operator, register, insurance',
    ],
    about: ['We plan and install solar power for houses and small firms.', 'If a roof is not worth it, we say so.'],
  },
  {
    says: /\b(?:kitchens?|bathrooms?|renovat\w+|refurbish\w+|builders?|building firm|construction)\b/i,
    claim: 'Tell us what you want to change.',
    line: 'We come and measure, draw it so that you can see it, and say what it costs and how long it takes.',
    does: [
      'Planning | Drawn to scale, with everything where your hands expect it',
      'Taking out the old | Including the skip',
      'Electrics and water | Moved to where they are needed',
      'Fitting | Cupboards, tops, tiles, light',
      'The last day | We leave when you have found nothing more',
    ],
    about: [
      'We renovate homes, one room or all of them.',
      'One person is in charge from the first drawing to the last day, and you have their number.',
    ],
  },
  {
    says: /\b(?:carpent\w*|joiner\w*|cabinet ?mak\w*|woodwork\w*)\b/i,
    claim: 'Wood, made to measure.',
    line: 'Built-in cupboards, doors, stairs and the odd table, made in the workshop and fitted by the people who made them.',
    does: [
      'Built-in cupboards | For walls that are not straight',
      'Doors and windows | New, or the old ones again',
      'Stairs | Also just the one step that creaks',
      'Tables and shelves | For where nothing else fits',
    ],
    about: [
      'Everything is made in the workshop and fitted by whoever made it.',
      'Bring a sketch, a photo or only the measurements: that is enough to begin.',
    ],
  },
  {
    says: /\b(?:garden(?:ing|er)s?|landscap\w*|tree surg\w*)\b(?! club)/i,
    claim: 'A garden you want to be out in.',
    line: 'Planting, pruning and the heavy work, once or all year round.',
    does: [
      'Hedges and trees | Cut at the right time of year',
      'Beds | Planted so that something is always out',
      'Lawns | Sown, fed, rescued',
      'Paths and walls | In stone that belongs here',
    ],
    about: ['We look after gardens, large and very small.', 'What is cut goes on the compost or comes away with us.'],
  },
  {
    says: /\b(?:remov(?:als|ers)|mov(?:ing|ers) (?:company|firm|service|business))\b/i,
    claim: 'Moving? Leave the stairs to us.',
    line: 'Tell us from where, to where and roughly how much. We come and look, and then there is one price.',
    does: [
      'Packing | Boxes a week before, if you like',
      'Carrying | Pianos as well, with notice',
      'Storage | Dry, by the month',
      'Building up again | The bed first',
    ],
    about: ['We move homes and offices.', 'Tell us what is fragile, and we carry it first.'],
  },
  {
    says: /\b(?:law(?:yers?)?|attorney|solicitors?|legal|notary)\b/i,
    line: 'Advice in plain words: what the law says, what it costs, and what we would do in your place.',
    about: [
      'We advise people and small firms, and go to court for them where it cannot be avoided.',
      'In the first talk you hear whether your matter is worth pursuing, and what it would cost.',
    ],
  },
  {
    says: /\b(?:physio\w*|osteopath\w*|massage|therap\w+|dent\w+|doctors?|clinic|medical|chiropract\w*)\b/i,
    line: 'We take the time to listen first, and explain what we do and why.',
    about: [
      'Each visit begins with a conversation: what hurts, since when, and what you want to be able to do again.',
      'If we are not the right ones, we say who is.',
    ],
  },
  {
    says: /\bdriving\b/i,
    line: 'Theory in the evenings, practice when it suits you, and nobody shouts.',
    about: [
      'You learn in a car that is easy to like, with one instructor from the first lesson to the test.',
      'We book the test when you are ready, and not a week before.',
    ],
  },
  {
    says: /\b(?:yoga|pilates|dance|ballet|gym|fitness|climbing|boxing)\b/i,
    line: 'Small groups, clear instructions, and room for whoever has never done it before.',
    about: [
      'Come as you are: mats, blocks and water are here.',
      'If a class turns out to be too much or too little, we find you another.',
    ],
  },
  {
    says: /\bswim\w*/i,
    line: 'For everybody who likes the water, from the first width to open races.',
    about: [
      'We swim all year round: lengths in the evening, lessons for children, and in summer the lake.',
      'Come to a training and look; bring a towel, and somebody at the door will find you.',
    ],
  },
  {
    says: /\b(?:row(?:ing|ers)?|sail\w*|canoe\w*|kayak\w*)\b/i,
    line: 'On the water whenever the weather allows, and often when it does not.',
    about: [
      'We teach beginners, race a little, and look after our boats together.',
      'Come by on a training evening: somebody will take you out.',
    ],
  },
  {
    says: /\bchess\b/i,
    line: 'A board, a clock and somebody to play, whatever your strength.',
    about: [
      'We play for the league and for fun, often on the same evening.',
      'Beginners are shown the moves, and everybody loses now and then.',
    ],
  },
  {
    says: /\b(?:choir|orchestra|chamber music|brass band|singers?)\b/i,
    line: 'We rehearse every week, sing what we like, and perform it when it is ready.',
    about: [
      'We sing from early music to last year, in four parts and with a tea break.',
      'You need not read music; you need to come regularly.',
    ],
  },
  {
    says: /\b(?:football|soccer|tennis|volleyball|basketball|handball|hockey|rugby|athletics|running|cycling|gymnastics|hiking|archery|judo|karate)\b.{0,30}\b(?:clubs?|teams?|association)\b/i,
    line: 'Training, matches and a drink afterwards, for beginners and for those who never stopped.',
    about: [
      'There is a group for each age and each level, and we help you find yours.',
      'Come by and try before you join.',
    ],
  },
  {
    says: /\b(?:allotments?|community garden)\b/i,
    line: 'Beds, tools and advice over the fence, shared by whoever digs.',
    about: [
      'Everybody has a bed of their own, and we do the paths and the compost together.',
      'On work days there is soup.',
    ],
  },
  {
    says: /\b(?:rotary|lions club|charity|foundation|non-?profit|stray|rescue|shelter)\b/i,
    line: 'What we do, whom it helps, and how you can lend a hand.',
    about: [
      'We are volunteers, and what is given goes where it is needed.',
      'An hour now and then helps as much as money: write to us, and we tell you what is to do.',
    ],
  },
  {
    says: /\b(?:clubs?|association|society|scouts)\b/i,
    line: 'Who we are, when we meet, and how to come along.',
    about: [
      'We meet regularly, and whoever is curious may come and look.',
      'Write to us before the first time, so that somebody waits for you at the door.',
    ],
  },
  {
    says: /\b(?:ramen|noodles?|sushi|dumplings?)\b/i,
    line: 'Broth that has been on since the morning, noodles to order, and a seat at the counter.',
    about: [
      'The menu is short, because everything on it is made here.',
      'Alone at the counter is as welcome as six at a table.',
    ],
  },
  {
    says: /\b(?:trattoria|osteria|restaurant|bistro|brasserie|tavern|pizzeria)\b/i,
    line: 'A short menu that changes with the market, and a table for as long as you like.',
    about: [
      'We cook what was good at the market this morning, and what our grandmothers would recognise.',
      'Tell us when you book what you cannot eat: something else is always possible.',
    ],
  },
  {
    says: /\b(?:caf[eé]|coffee (?:shop|house|bar)|tea ?room)\b/i,
    line: 'Coffee, something warm and something sweet, from early until late afternoon.',
    about: ['We bake in the morning, and when it is gone it is gone.', 'Stay as long as the cup lasts; nobody counts.'],
  },
  {
    says: /\b(?:vineyard|winery|wines?)\b/i,
    line: 'Wine from our own slopes, to taste, to take home and to talk about.',
    about: [
      'We pick by hand, press the same day, and then leave it alone for as long as it takes.',
      'Whoever comes by tastes before buying.',
    ],
  },
  {
    says: /\b(?:mountain hut|alpine|hut)\b/i,
    line: 'Beds, soup and a dry place for your boots, a few hours above the valley.',
    about: [
      'There is soup from noon, one dinner for all, and quiet after ten.',
      'Bring a sleeping bag liner, cash and whoever you like to walk with.',
    ],
  },
  {
    says: /\b(?:cottage|holiday (?:home|flat|house)|guest ?house|b&b|hotel|hostel|cabins?)\b/i,
    line: 'A quiet place to stay, with everything you need and little that you do not.',
    about: [
      'Sheets, towels and wood for the stove are there when you come.',
      'Tell us when you arrive, and we put the light on.',
    ],
  },
  {
    says: /\b(?:kindergarten|nursery|day ?care|playgroup)\b/i,
    line: 'A place to play, to ask questions and to come home from with sand in the shoes.',
    about: [
      'We are outside every day, and the boots stay here.',
      'The first weeks go at the pace of the child, with somebody from home as long as it helps.',
    ],
  },
  {
    says: /\b(?:church|parish|congregation|chapel)\b/i,
    line: 'Open to everybody, on Sundays and on all the other days.',
    about: [
      'Come as you are, sit where you like, and stay for coffee.',
      'If you need somebody to talk to, ring or write: it stays between us.',
    ],
  },
  ...crafts,
  {
    says: /\b(?:photograph\w*)\b/i,
    line: 'Pictures of people, places and days that do not come again.',
    about: [
      'I use the light that is there and say as little as possible.',
      'You get every picture that is good, and none that is not.',
    ],
  },
  {
    says: /\b(?:illustrat\w*|painter|artist|draw\w*)\b/i,
    line: 'Pictures for books, walls and whatever else needs one.',
    about: [
      'I draw first with a pencil, then with whatever fits.',
      'Commissions begin with a talk and a rough sketch, so that nobody is surprised later.',
    ],
  },
  {
    says: /\b(?:architect\w*)\b/i,
    line: 'Houses, extensions and rooms, from the first sketch to the key.',
    about: [
      'We build what fits its place and the people in it.',
      'A project begins with a walk round the site, whatever the weather.',
    ],
  },
  {
    says: /\b(?:translat\w*|interpret\w*|proofread\w*|copywrit\w*|editor)\b/i,
    line: 'Texts that read as if they had been written in your readers’ own language.',
    about: [
      'I read a text twice before I touch it.',
      'Send it as it is, with the day by which you need it, and I answer with a price.',
    ],
  },
  {
    says: /\b(?:agency|studio|consult\w*|designers?|developers?)\b/i,
    line: 'We find out what it is for, make it, and stay until it works.',
    about: [
      'We are a small team, and whoever you talk to is who does the work.',
      'We take on few things at a time, and say no when we are not the right ones.',
    ],
  },
  {
    says: /\b(?:band|musician|singer|dj|songwriter)\b/i,
    line: 'Songs, dates and where to hear us next.',
    about: [
      'We write in a cellar and play wherever there is a stage and a fridge.',
      'For concerts write to us with the place, the day and how loud it may be.',
    ],
  },
  {
    says: /\b(?:conference|congress|summit|symposium|convention)\b/i,
    line: 'Talks, time for questions, and the conversations in between.',
    about: [
      'The talks are short, so that there is time for questions.',
      'There is coffee, lunch, and a quiet room for whoever needs one.',
    ],
  },
  {
    says: /\b(?:festival|street party|f[eê]te)\b/i,
    line: 'Music, food and neighbours, from the first note to the last chair.',
    about: [
      'It is made by people who live here, for whoever comes.',
      'If it rains we go on, a little closer together.',
    ],
  },
  {
    says: /\b(?:wedding|getting married)\b/i,
    line: 'We would love to have you with us. Here is all that you need to know.',
    about: [
      'We met, we stayed, and now we would like to celebrate that with you.',
      'Come hungry, bring shoes to dance in, and leave the rest to us.',
    ],
  },
  {
    says: /\breunion\b/i,
    line: 'Everybody again, at last, and with time to talk.',
    about: [
      'Come alone or bring somebody; name badges are there for the bad of memory.',
      'Do you know where somebody lives whom we did not find? Tell us.',
    ],
  },
  {
    says: /\b(?:birthday|party|celebration)\b/i,
    line: 'There will be cake, games and more than one balloon. Tell us whether you come.',
    about: ['Come in clothes that may get dirty.', 'Presents are not needed; good mood is.'],
  },
]

export function tradeWords({ request }: { request: string }): Omit<TradeWords, 'says'> | null {
  return (
    firstSpokenOf(
      trades.map((trade) => ({ ...trade, words: trade.says })),
      request,
    ) ?? null
  )
}
