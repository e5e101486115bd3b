// What people say to each other in a chat of their own: by what it is about, with a subject to each room.
import { subjectIn } from './subjects.ts'
import { talkOfGroups } from './talk-of-groups.ts'
import { type Room, type Said, readTalk } from './talk-rows.ts'
import { firstSpokenOf } from './wares.ts'

const garden = readTalk(`
# General
3 18:12 Aylin: The tap by plot nine drips again. I put a bucket under it.
3 18:40 Mateo: I have a washer that fits. Tomorrow after six?
3 18:43 Aylin: Perfect, I am there anyway.
2 19:05 Mateo: Done. It is dry, and the bucket is full, so help yourselves.
2 20:31 Noor: My tomatoes thank you both.
1 08:14 Noor: They say four degrees on Friday night. Who has fleece to spare?
1 08:52 Jun: Two metres, on the fence by the gate. Take them.
# Seeds and swaps
4 17:20 Halima: Far too many courgette seedlings. Eleven, to be honest.
4 17:58 Jun: Two for me, please. I have leeks to give.
2 09:33 Noor: Does anybody have a few runner beans? Mine were eaten overnight.
2 12:10 Halima: An envelope is in the shed, third shelf, with your name on it.
# Tools and water
5 16:02 Mateo: The long ladder is back. One rung is loose: please mind the third.
3 07:45 Halima: Who has the wheelbarrow with the red handle?
3 07:51 Jun: I do. It stands by the compost from noon on.
1 19:26 Aylin: Water is off on Thursday from nine until twelve.`)

const music = readTalk(`
# General
3 21:47 Halima: The second verse went well tonight. The third one less so.
3 21:55 Jun: We breathe in the wrong place. I marked it in the score.
2 08:20 Aylin: Who has the key to the hall on Tuesday?
2 08:34 Mateo: I do. I come early and put up the chairs.
1 17:09 Noor: I am late by ten minutes, the tram does not run.
1 17:12 Mateo: We warm up until then.
# Concerts
6 12:30 Noor: The chapel has the twelfth free. Shall we say yes?
6 12:58 Halima: Yes, if we have the small organ.
4 19:14 Jun: I asked: the organ is tuned on the tenth.
# Scores and keys
2 10:06 Aylin: The scores for June are in the cupboard, forty of them, please with pencil only.
2 11:21 Jun: Two are missing. I copy them on Monday.`)

const sport = readTalk(`
# General
3 20:18 Mateo: Good training today. My legs do not agree.
3 20:26 Noor: Mine gave up after twenty minutes, no, after ten.
2 18:03 Aylin: The changing room stays closed until Thursday, a pipe burst.
2 18:15 Jun: Then we change at my place, it is round the corner.
1 07:32 Halima: Who comes on Saturday? I count seven so far.
1 07:40 Noor: Eight.
# Lifts and dates
5 19:22 Jun: Away on the ninth, start at eleven. I have four seats.
5 19:45 Halima: One for me, and I bring the bag.
4 08:11 Mateo: I take the train and meet you there.
# Kit
3 12:08 Aylin: Two new shirts are in the cupboard, both medium.
3 12:50 Noor: One of them is mine, thank you.`)

const family = readTalk(`
# General
3 19:04 Halima: Homework for Monday: page 34, and something of wood to bring along.
3 19:22 Jun: How large may it be? He is thinking of the wardrobe.
3 19:25 Halima: As large as he can carry.
2 07:50 Noor: A blue glove lay by the gate. I have hung it on the fence.
2 08:31 Aylin: Ours! Thank you.
1 20:15 Mateo: The bus leaves at half past seven on Thursday, not at eight.
# Summer party
6 18:10 Aylin: I bring the long table. Who has an oven free?
6 18:44 Noor: Two trays fit into mine.
4 21:03 Jun: And I keep the football out of the salad.
# Lost and found
2 15:27 Mateo: One gym bag, grey, with a very old apple in it.
2 15:49 Jun: The apple is ours. I fear the bag is too.`)

const work = readTalk(`
# General
3 09:12 Noor: The large room is ours from ten to noon today.
3 09:30 Jun: Then I show you the draft there, it is short.
2 16:41 Halima: The customer wrote back: yes to all but the third point.
2 16:55 Mateo: The third point was mine. I try again.
1 11:08 Aylin: Somebody left the milk out. It is now something else.
1 11:10 Jun: I bring new milk and my apologies.
# Plans
5 10:20 Aylin: Can we move the talk to Wednesday? Two of us are away.
5 10:36 Noor: Wednesday at two, then. I changed the invitation.
2 14:02 Mateo: I bring the numbers of last month.
# Found things
4 17:33 Halima: A charger and one green scarf, both on the window sill.
4 17:40 Noor: The scarf is mine!`)

const neighbours = readTalk(`
# General
3 18:24 Aylin: The parcel for the third floor is with me, the bell does not ring there.
3 18:51 Mateo: Thank you, I fetch it after eight.
2 07:30 Noor: Please mind the third step, it is loose again.
2 12:14 Jun: I looked at it: two screws. I have the right ones at home.
1 19:47 Jun: Fixed. It squeaks now, but it holds.
1 20:02 Halima: A step that announces visitors. Good.
# Plans
6 17:15 Noor: Saturday in the yard, who comes?
6 17:39 Jun: Me, and two more. One of them eats no fish.
4 09:10 Aylin: I bring bread and the large blanket.
# Found things
3 08:05 Halima: A green scarf was left on the rail by the door.
3 08:44 Mateo: My daughter's. She says thank you, quietly.`)

/** Whoever they are, they meet, bring something and forget something. */
const anybody = readTalk(`
# General
3 18:24 Aylin: Thursday at seven, as always? I bring the key.
3 18:51 Mateo: I am there at ten to, so that somebody is.
2 07:30 Noor: I cannot come this week. Please write down what I miss.
2 12:14 Jun: I do that, and I leave out who was late.
1 19:47 Jun: Eight of us today. That is two more than chairs.
1 20:02 Halima: I have three folding ones at home. Next time they come along.
# Plans
6 17:15 Noor: Shall we do it on the twelfth or a week later?
6 17:39 Jun: On the twelfth. A week later half of us are away.
4 09:10 Aylin: Then I tell the others.
# Found things
3 08:05 Halima: A green scarf was left on the chair by the door.
3 08:44 Mateo: My daughter's. She says thank you, quietly.`)

const books = readTalk(`
# General
4 20:36 Noor: I am on page 90, and the aunt is still in the bath.
4 20:52 Jun: She comes out. It is worth waiting for.
4 21:04 Halima: No more than that, please!
2 13:19 Aylin: We meet at my place on the eleventh, there will be soup.
1 18:33 Mateo: I have read only half. May I come for the soup?
1 18:40 Aylin: Half a bowl.
# What next
5 19:11 Jun: Something short this time, after six hundred pages.
5 19:28 Noor: I know one with ninety-six, and it has trains in it.
3 08:47 Halima: Trains, yes.
# Lent and lost
3 17:52 Mateo: Who has my copy with the coffee ring on it?
3 18:20 Noor: I do. The ring was there before me.`)

/** Which talk suits whom, by the words of a message; the first that fits counts. */
const bySpeakers: readonly [RegExp, readonly Room[]][] = [
  [
    /\b(?:neighbou?rs?|neighbou?rhood|tenants?|residents?|flat ?(?:share|mates?)|house ?mates?|street|village)\b/i,
    neighbours,
  ],
  [/\b(?:famil(?:y|ies)|parents?|class(?:es|mates?)?|school|kindergarten|nursery|playgroup|scouts?)\b/i, family],
  [/\b(?:team|office|staff|colleagues?|compan(?:y|ies)|co-?workers?|developers?|crew|shifts?|employees?)\b/i, work],
]
const bySubject: Readonly<Record<string, readonly Room[]>> = {
  garden,
  vinyl: music,
  rowing: sport,
  canoe: sport,
  surf: sport,
  pool: sport,
  gym: sport,
  ball: sport,
  shoe: sport,
  school: family,
  toys: family,
  books,
}

function usualTalk(request: string): readonly Room[] {
  const scene = subjectIn(request)?.scene ?? ''
  return (
    firstSpokenOf(talkOfGroups, request)?.rooms ??
    bySubject[scene] ??
    bySpeakers.find(([says]) => says.test(request))?.[1] ??
    anybody
  )
}

/** What is said in rooms that a message names. */
const byRoom: readonly [RegExp, readonly Said[]][] = readTalk(`
# lost|found|missing
3 08:05 Halima: A green scarf was left on the bench at the door.
3 08:44 Mateo: My daughter's. She says thank you, quietly.
1 17:20 Noor: And one key with a blue ring. It hangs by the entrance.
# kitchen|food|cook|recipe|meal|lunch|dinner
3 10:02 Noor: We are out of onions, and of rice nearly.
3 10:31 Jun: I bring both on Thursday.
1 18:17 Halima: Soup for eleven is on the stove. The big pot stays here.
# transport|lift|driv|travel|car|bus
4 16:22 Jun: I have three seats free on Saturday, from the station.
4 16:48 Aylin: Two for us, please.
1 07:55 Mateo: I leave at a quarter to nine, not at nine.
# rehears|practi[cs]e|training
3 21:40 Halima: From the second part on, next time. Bring a pencil.
3 21:52 Jun: And chairs in a half circle, it sounded better.
1 12:06 Noor: I am ten minutes late on Tuesday.
# concert|gig|show|match|race|event|trip|tour|plan|date
5 12:30 Noor: They have the twelfth free. Shall we say yes?
5 12:58 Halima: Yes, if we are home by ten.
2 19:14 Jun: It is settled: the twelfth, at six.
# help|question|support|how
3 13:11 Mateo: How does one get back in without the key?
3 13:24 Aylin: The box on the left has a spare one. Ask me for the number.
3 13:31 Mateo: In. Thank you.
# swap|sale|sell|buy|market|borrow|tool|lend|free
4 17:20 Halima: A desk lamp to give away, green, it works.
4 17:58 Jun: I take it, gladly.
1 09:33 Noor: Does anybody lend me a long ladder until Sunday?
# off[- ]?topic|random|fun|chatter|small ?talk|jokes?|coffee|lounge
2 16:08 Jun: The cat of the house sleeps in the post tray again.
2 16:12 Aylin: Then there is no post today.
# music|song|listen
3 20:16 Noor: Three minutes of nothing but a clarinet. I play it all day.
3 20:40 Mateo: Send it over, please.
# game|play|level
2 21:03 Mateo: Nine hours, and I have found the first door.
2 21:15 Jun: It is not the first door.
# news|announce|info|notice
4 09:00 Aylin: From Monday on the side door is open until eight.
2 09:00 Aylin: The minutes of last week hang by the entrance.`).map(({ name, said }) => [new RegExp(name, 'i'), said])

const isForAll = /\b(?:general|lobby|everyone|everybody|welcome|all|main|hall)\b/i
/** In rooms of which nothing is known: who begins there, in turns. */
const beginnings = readTalk(`
# first
3 18:20 Aylin: A room of its own for this. Good, then it does not get lost.
3 18:36 Jun: I move my notes over tonight.
# second
2 19:12 Noor: Who looks after this one?
2 19:40 Halima: I do, until the end of the month.
# third
4 12:05 Mateo: Is this the right place to ask?
4 12:31 Noor: It is. Go ahead.`)

/** What is said where everybody is. */
export function generalTalk(request: string): Room {
  const [general] = usualTalk(request)
  return { name: 'General', said: general?.said ?? [] }
}

/** The rooms that a message names, with what is said there; else those that suit its people. */
export function talkOf(request: string, named: readonly string[]): readonly Room[] {
  if (named.length === 0) return usualTalk(request)
  return named.map((name, at) => {
    const known = byRoom.find(([says]) => says.test(name))?.[1]
    if (known === undefined && isForAll.test(name)) return { ...generalTalk(request), name }
    return { name, said: known ?? beginnings[at % beginnings.length]?.said ?? [] }
  })
}
