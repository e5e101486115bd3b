// How a text of samples goes on after its beginning: paragraphs that fit whatever somebody writes about, each of them once in
// a blog, so that the page of a post is one that is read.
import type { SampleRow } from './topic.ts'

const inPosts: readonly string[] = `
I asked three people before I wrote this. One agreed, one laughed, and the third sent me a photograph of her own attempt, which settled it.
For the record: it was a Tuesday, it was early, and I had slept well. I say so because most of what I believe turns out to depend on one of the three.
If you do it as well, write to me what happened, also when nothing did. What does not work is worth more here than what does, and there is less of it about.
The first time I did it wrong. The second time I did it wrong more slowly, and saw where. Only the third counts, and that one took eleven minutes.
There is a shorter way, and I know it. I took the long one because on the short one you learn nothing but where it ends.
I keep a list on the inside of a cupboard door: the day, the weather, what went wrong. It has forty-one lines by now. Eleven of them say the same thing.
What I would do differently: begin earlier, take less with me, and explain it to nobody before it has worked twice.
My father would have done it with a piece of string. He did nearly everything with a piece of string, and most of it is still holding.
None of this is new. It stands in a thin book of 1974 that nobody lends out, between two chapters which are wrong.
You can buy something for it. I did, twice, and both things lie in a drawer and are very well made.
Since then I have changed one thing at a time. It is slow. It is also the only way to find out which thing it was.
The neighbour watched for a while and then asked why. I had no answer that day. I have one now, but it takes as long as a pot of tea.
Afterwards I sat on the step for a quarter of an hour and did nothing. I can recommend that part without any reservation.
Somebody will say that this is too much trouble. It is a good deal of trouble. It is less than the trouble which it saves, and I have the receipts.
Two things I left out because I am not sure of them yet. They come in the spring, with pictures, if the pictures turn out.
What surprised me most was the sound. Nobody mentions it, and now I listen for it before anything else.
Next month I go through the whole of it again, with somebody who has never done it and who has promised to interrupt me.
I was told that one gets used to it. One does not, and I have come to think that this is the good thing about it.
By the way, a reader has asked what it costs. Less than a dinner for two, if you already own a knife, and more than you think if you do not.
In the end I wrote it all on a card and put the card where I need it. It is stained by now. I would not copy it out for money.
The photograph that should stand here is out of focus. I have left it out, and kept the moment.`
  .trim()
  .split('\n')

const inNews: readonly string[] = `
Whoever has a question asks at the next meeting, or writes to us before it. We answer all of them, some of them at length.
Two people are still needed, for an hour each. It is not hard, and there is something to eat afterwards.
The dates hang on the board by the door as well, for whoever would rather read them on paper.
Thank you to everybody who stayed until the end and carried chairs. It went faster than last year, by half an evening.
What we do not know yet we shall write here as soon as we do; until then everything stays as it was.
Please pass it on to those who never look here. You know who they are, and so do they.
It was decided by a show of hands, with two against and one asleep.
If the day does not suit you, say so soon: while it is still in pencil it can be moved.`
  .trim()
  .split('\n')

const ofDates: readonly string[] = `
If it is your first time, come ten minutes early: somebody stands at the door and shows you round.
Bring something warm for afterwards; the way home is longer in the dark.
We stay for a while when it is over. There is tea, and as a rule there is cake.
You need not say that you are coming. It helps us with the cups if you do.
Children are welcome as long as somebody has an eye on them.
If it has to be put off, that stands here by noon of the same day.
Whoever can carry two chairs is wanted half an hour before.
Ask for Wanda if you cannot find the way in; she is the one with the list.`
  .trim()
  .split('\n')

/** A note has no full stop; the beginning of a text has one. */
function ended(remark: string): string {
  return remark === '' || /[.!?]$/.test(remark) ? remark : `${remark}.`
}

/** The rows with texts of some length: what each begins with, and as many paragraphs more as are left for it. */
function atLength(rows: readonly SampleRow[], paragraphs: readonly string[], most: number): SampleRow[] {
  const each = Math.min(most, Math.floor(paragraphs.length / Math.max(1, rows.length)))
  return rows.map((row, at) => ({
    ...row,
    remark: [ended(row.remark), ...paragraphs.slice(at * each, at * each + each)]
      .filter((part) => part !== '')
      .join('\n\n'),
  }))
}

export const postsAtLength = (rows: readonly SampleRow[]): SampleRow[] => atLength(rows, inPosts, 3)
export const newsAtLength = (rows: readonly SampleRow[]): SampleRow[] => atLength(rows, inNews, 1)
export const datesAtLength = (rows: readonly SampleRow[]): SampleRow[] => atLength(rows, ofDates, 1)
