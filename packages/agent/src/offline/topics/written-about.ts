// Posts on whatever a message says they are about, where no list knows the subject; news of a house; notes of a writer.
import { type SampleRow, readRows } from './topic.ts'

/** Stands for the subject: "night trains". No sentence has it as what acts: it may be one or many. */
const place = /\bSUBJECT\b/g
const about = readRows(`
Why SUBJECT | People ask me this at least once a month, and mostly kindly. The honest answer is that I did not choose: it was November, I was tired, and a friend had left a thin book about SUBJECT on the kitchen table. I read it standing up. ¶ By the end of that week I had a page full of questions. Some of them have answers by now, and this is where I put them. | date=-2; author=Ines Duarte; category=Beginnings
Three things nobody told me about SUBJECT | The first is how long it takes before you notice anything at all. The second is how quickly other people start to send you cuttings. The third I only understood last spring, and it changed how I go about the rest. ¶ I write them down here in the order in which they cost me money. | date=-9; author=Jun Mori; category=Notes
What a reader wrote to me in pencil | Four pages, both sides, from somebody who has looked into SUBJECT since before I was born. She thinks I am wrong about nearly everything and says so with great patience. ¶ She has let me print the part about her father. | date=-16; author=Wanda Nowak; category=Letters
The price of SUBJECT, added up honestly | I had promised myself never to add it up. Then the bank sent its yearly letter, and on a rainy Sunday I did. There is the money, which is less than I feared, and there are the Saturdays, which are more. ¶ The sum is at the bottom. You may skip to it; I did. | date=-25; author=Tom Lindner; category=Money
Where to begin with SUBJECT, if you have one evening | Leave the long books for later. Find one person who will talk to you for an hour, bring something to eat, and write down only what surprises you. That is enough for one evening, and it is more than I did. | date=-33; author=Halima Haddad; category=Beginnings
A correction | What I said in spring about SUBJECT holds for some cases and not for most. A reader wrote to say so, politely and with sources, and she is right. ¶ The old post stays where it is, with a line on top that leads here. | date=-41; author=Priya Raman; category=Notes
One year of SUBJECT in small print | I kept a diary for it, one line a day. Fifty of those lines say nothing. The others I have typed out, with the weather left in, because it turned out to matter. | date=-57; author=Mateo Brandt; category=Notes`)

const news = readRows(`
The heating is back on | It took two days, three visits and one part that had to come from Ghent. The small room stays cold until Thursday; bring a cardigan. ¶ Thank you to everybody who carried blankets. | date=-1; author=Ines Duarte; category=House
New hours from the first of the month | We open at nine instead of ten on weekdays, and stay until eight on Thursdays. Saturdays remain as they were, because nobody could agree on anything better. | date=-6; author=Tom Lindner; category=Hours
Places left on Thursday | Two people had to cancel, so there is room again. Come by or write; whoever asks first gets it. | date=-10; author=Aylin Kaya; category=Dates
What Saturday brought in | Eleven cakes, one accordion, more guests than chairs. The sum goes to the new roof, and it is larger than last year's. ¶ Photographs hang in the hall from Monday. | date=-17; author=Wanda Nowak; category=Looking back
Lost and found, again | One blue umbrella, a child's left shoe, two pairs of reading glasses. They wait at the front desk until the end of the month. | date=-24; author=Jun Mori; category=House
Halima takes over from Mateo | After nine years he has handed on the keys, and the long list of what each of them opens. We asked both of them five questions. | date=-32; author=Priya Raman; category=People
The minutes of the spring meeting | Short this time: three votes, one of them close. The full text is with the board for whoever wants to read it. | date=-45; author=Mateo Brandt; category=Board`)

const said =
  /\b(?:blog|newsletter|magazine|zine|journal|column|site|posts?|articles?|essays?|stories)\b[^.;:!?]{0,40}?\b(?:about|on|covering|devoted to)\s+(?:all things\s+)?((?:(?:my|our|the)\s+)?[\p{L}’'-]+(?:\s+(?!(?:for|with|where|that|which|who|in|by|from|and|so|as|to|on|at|of|where|when|called|named|using|please|i|we|people|readers|visitors|has|have|having)\b)[\p{L}’'-]+){0,2})/iu
/** What is told by these words is no subject: "a site about me", "posts on this", "a blog about what I cook". */
const noSubject =
  /^(?:me|us|myself|ourselves|it|this|that|these|them|what|how|why|where|things?|stuff|everything|anything|various|different|many|some|any|all|each|every|an?|one|two|three|life|topics?|subjects?|my|our|top|mobile|wordpress|its?|his|her|their|your)(?:\s|$)/iu
const ownOnes = /^(?:my|our)\s+/i

/** "Night trains", as it stands in a sentence; undefined where a message does not say it in a word or three. */
export function subjectOfWriting(text: string): string | undefined {
  const found = said.exec(text)?.[1]?.trim()
  if (found === undefined) return undefined
  const subject = found.replace(ownOnes, 'the ')
  const bare = subject.replace(/^the\s+/i, '')
  return noSubject.test(bare) ? undefined : subject
}

/** Posts that name the subject. */
export function rowsAbout(subject: string): SampleRow[] {
  const named = (text: string) => text.replace(place, subject)
  return about.map(({ title, remark, values }) => ({ title: named(title), remark: named(remark), values }))
}

/** What a house, a club or a school tells its people. */
export const newsRows: readonly SampleRow[] = news
