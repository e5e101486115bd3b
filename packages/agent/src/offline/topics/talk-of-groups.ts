// What groups say to each other that do something together of which a word of the message tells: on the water, on a rope, at
// a stove, on a ward. The first that a message speaks of counts.
import { type Room, readTalk } from './talk-rows.ts'

interface GroupTalk {
  words: RegExp
  rooms: readonly Room[]
}

export const talkOfGroups: readonly GroupTalk[] = [
  {
    words: /\b(?:sail\w*|yacht\w*|regattas?|dingh(?:y|ies)|boats?|skippers?|marina|harbou?r|catamarans?)\b/i,
    rooms: readTalk(`
# General
3 19:12 Mateo: Wind says four from the west on Saturday, five in the gusts. We go.
3 19:20 Noor: With the small jib, then. My arms remember the last time.
2 18:03 Aylin: The pump in the bilge is dry again. It was only the float.
2 18:15 Jun: You are a hero. I had the bucket in my hand already.
1 07:32 Halima: Who brings the spare halyard? The old one has a soft spot by the clutch.
1 07:40 Noor: I do. And rolls for seven.
# Saturday race
5 19:22 Jun: Start is at eleven, we cast off at nine. Berth 14, not 41.
5 19:45 Halima: I take the foredeck, if nobody else insists.
4 08:11 Mateo: Insist? Gladly not. I trim and count waves.
# Repairs
3 12:08 Aylin: The starboard winch clicks. I take it apart on Thursday, bring a toothbrush.
3 12:50 Noor: And grease. There is half a tin in the lazarette.
# Watch and lifts
4 17:20 Halima: Night crossing: Noor and Jun from ten to two, Mateo and I until six.
4 17:58 Jun: Agreed. Whoever has the first watch gets the first soup.`),
  },
  {
    words: /\b(?:climb\w*|boulder\w*|mountain\w*|alpin\w*|hik(?:ers?|ing|es?)|via ferrata|ski\w*|summits?)\b/i,
    rooms: readTalk(`
# General
3 20:18 Mateo: Rain until noon on Saturday, then dry. I say we start at one.
3 20:26 Noor: At one, from the lower car park. The upper one is closed for the cows.
2 18:03 Aylin: The hut has six places left. I took them, please tell me who comes.
2 18:15 Jun: Me! And a friend who carries the bread.
1 07:32 Halima: Somebody's left glove is on my radiator. It is grey and sad.
1 07:40 Noor: That makes my pair complete.
# Saturday
5 19:22 Jun: North side, 840 m up, four hours if nobody photographs flowers.
5 19:45 Halima: So six hours.
4 08:11 Mateo: I bring the short rope.
# Lifts
4 16:22 Jun: Three seats from the station at a quarter to seven.
4 16:48 Aylin: One for me and one for the rope.
# Gear
3 12:08 Aylin: Two headlamps are back in the box, one without batteries.
3 12:50 Noor: I have eleven of the small ones.`),
  },
  {
    words: /\b(?:cycl\w*|bikes?|bicycles?|mountain ?bik\w*|velo\w*)\b/i,
    rooms: readTalk(`
# General
3 20:18 Mateo: Headwind both ways today. I do not know how that is possible.
3 20:26 Noor: It turned when we did. I saw it.
2 18:03 Aylin: The bridge by the mill is closed until Thursday. Round by the weir it is 3 km more.
2 18:15 Jun: Three kilometres and one ice cream.
1 07:32 Halima: Sunday at eight, by the fountain. I count seven.
1 07:40 Noor: Eight, on a borrowed bike.
# Sunday ride
5 19:22 Jun: 64 km, two climbs, coffee after the second.
5 19:45 Halima: Could coffee be after the first?
4 08:11 Mateo: Carried, with five votes.
# Workshop
3 12:08 Aylin: My chain jumps on the third sprocket. Only on the third.
3 12:50 Noor: Bring it on Tuesday, I have the gauge.`),
  },
  {
    words: /\b(?:runn(?:ers?|ing)|marathons?|joggers?|jogging|triathl\w*)\b/i,
    rooms: readTalk(`
# General
3 20:18 Mateo: Eleven kilometres in the rain. My shoes are still talking about it.
3 20:26 Noor: Newspaper. Change it twice.
2 18:03 Aylin: The path by the river is mud up to the second bench. I know it now.
2 18:15 Jun: Then Thursday through the park, with lights.
1 07:32 Halima: Who comes at six? I count four so far.
1 07:40 Noor: Five, slowly.
# Saturday long run
5 19:22 Jun: 18 km, start at the kiosk, and there is soup at the end.
5 19:45 Halima: I come for the soup and run for manners.
# Races
4 08:11 Mateo: The half has 60 places left. It closes on the twelfth.
4 08:34 Aylin: I am in. Somebody tell my knee gently.`),
  },
  {
    words: /\b(?:theatre|theater|drama|improv|actors?|musicals?|puppet\w*|dancers?|dance)\b/i,
    rooms: readTalk(`
# General
3 21:47 Halima: The second act is twelve minutes shorter. We did not cut a word.
3 21:55 Jun: We breathe less. It suits us.
2 08:20 Aylin: Who has the key to the hall on Tuesday?
2 08:34 Mateo: I do. I come early and sweep.
1 17:09 Noor: I am late by ten minutes, the tram does not run.
1 17:12 Mateo: Then we begin with the scene in which you are late.
# Rehearsals
6 12:30 Noor: Thursday from page 40, without the books, please.
6 12:58 Halima: With the book under the chair, for comfort.
# Costumes and props
4 19:14 Jun: The umbrella opens by itself. It is funny once.
2 10:06 Aylin: I sewed the pocket shut. Look for the letter in the hat now.`),
  },
  {
    words: /\b(?:restaurants?|bistros?|kitchens?|cooks?|chefs?|waiters?|bar staff|canteen)\b/i,
    rooms: readTalk(`
# General
3 09:12 Noor: Twenty-three tonight, two of them do not eat nuts. It is on the board.
3 09:30 Jun: Then the tart goes to the other twenty-one.
2 16:41 Halima: The fish came late and small. We have it until eight, I think.
2 16:55 Mateo: I say it at the tables.
1 11:08 Aylin: The dishwasher hums in two tones again. Open the left hatch and close it.
1 11:10 Jun: It sings in one now. Thank you.
# Shifts
5 10:20 Aylin: Who takes my Sunday? You get my Friday.
5 10:36 Noor: Me, with both hands.
# Orders
2 14:02 Mateo: Flour on Wednesday, six sacks. Somebody with a back, please.
2 14:10 Halima: I know somebody with a trolley.`),
  },
  {
    words: /\b(?:baker(?:y|ies|s)|caf[eé]s?|baristas?|coffee|patisseries?)\b/i,
    rooms: readTalk(`
# General
3 05:12 Noor: The oven is up to heat and the door sticks. Push it with the hip.
3 05:30 Jun: I pushed. It gave in, and so did the hip.
2 15:41 Halima: Sold out at two: everything with cinnamon.
2 15:55 Mateo: Then one tray more tomorrow, and one of the small ones.
1 11:08 Aylin: The grinder hums in two tones again. Open the hatch and close it.
1 11:10 Jun: It sings in one now. Thank you.
# Shifts
5 10:20 Aylin: Who takes my Sunday? You get my Friday.
5 10:36 Noor: Me, with both hands.
# Orders
2 14:02 Mateo: Flour on Wednesday, six sacks. Somebody with a back, please.
2 14:10 Halima: I know somebody with a trolley.`),
  },
  {
    words:
      /\b(?:nurs(?:e|es|ing)|doctors?|clinic|hospital|ward|paramedics?|care ?(?:home|givers?|team)|midwi(?:fe|ves)|vets?)\b/i,
    rooms: readTalk(`
# General
3 06:12 Noor: Quiet night. I say it now that it is over.
3 06:30 Jun: Thank you for not saying it at ten.
2 16:41 Halima: The printer by room four eats every second page.
2 16:55 Mateo: Feed it single sheets. It feels looked after.
1 11:08 Aylin: Cake in the staff room. It is from the lady by the window, she is going home.
1 11:10 Jun: On my way, and very glad for her.
# Shifts
5 10:20 Aylin: Who could swap Thursday late for Friday early?
5 10:36 Noor: I can. I write it into the plan.
# Handover
2 14:02 Mateo: The trolley with the squeak is the one with the new batteries.
2 14:10 Halima: Noted. It may squeak.`),
  },
  {
    words: /\b(?:students?|study (?:group|circle)|seminar|universit\w+|campus|learners?)\b/i,
    rooms: readTalk(`
# General
3 19:04 Halima: Has anybody understood page 112? Any page near it would do.
3 19:22 Jun: Up to the second line. Then it says "clearly".
2 07:50 Noor: The library is open until ten this week.
2 08:31 Aylin: I keep two seats, third floor, by the heater.
1 20:15 Mateo: The talk is on Thursday, not on Friday. I have checked twice.
1 20:21 Jun: I had one more day in my head. It was a nice day.
# Exam
6 18:10 Aylin: I wrote down eleven questions from last year. Four came back.
6 18:44 Noor: Which four, dear Aylin?
# Notes
2 15:27 Mateo: My notes of week six, with one page upside down.
2 15:49 Jun: It reads better that way. Thank you.`),
  },
  {
    words: /\b(?:gam(?:ers?|ing|es?)|guild|clan|raid|role-?play\w*|board ?games?|chess)\b/i,
    rooms: readTalk(`
# General
3 21:03 Mateo: Nine hours, and I have found the first door.
3 21:15 Jun: It is not the first door.
2 18:03 Aylin: Friday at eight? I bring the dice that do not like me.
2 18:15 Noor: Bring them. They like me.
1 19:32 Halima: Who took over my half of the map while I made tea?
1 19:40 Jun: It was looked after very well.
# Friday round
5 19:22 Jun: Five of us. One more and the large table opens.
5 19:45 Halima: My sister plays, if she may be the villain.
# Rules
3 12:08 Aylin: Page 14: a draw goes to whoever has more sheep.
3 12:50 Noor: I have said so for years.`),
  },
  {
    words: /\b(?:dogs?|pupp(?:y|ies)|cats?|pets?|horses?|riders?|stables?)\b/i,
    rooms: readTalk(`
# General
3 18:12 Aylin: Somebody ate my left slipper. He looks at me as if it had been the right one.
3 18:40 Mateo: Ours prefers pairs. Be glad.
2 19:05 Jun: Walk on Saturday at nine, by the bridge? It should stay dry.
2 20:31 Noor: We come, with a towel, because he believes in the river.
1 08:14 Noor: Does anybody know a vet who is open on Sunday?
1 08:52 Halima: The one behind the station, until noon. She is kind.
# Walks
4 17:20 Halima: Long round, about two hours, leads off after the second gate.
4 17:58 Jun: We are six, with eleven and a half tails.
# Swap and lend
5 16:02 Mateo: A travel box, medium, hardly chewed.
3 07:45 Halima: I take it, thank you.`),
  },
]
