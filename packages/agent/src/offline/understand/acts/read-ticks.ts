// "She taps it when she has taken it": what somebody does day by day and ticks off, so that the next day begins anew.
import type { Records } from '../purposes/purpose.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const ticks =
  /\b(?:tick(?:s|ed|ing)?(?: (?:it|them|each(?: one)?|off|things))?|taps?|check(?:s|ed|ing)? (?:(?:it|them|each(?: one)?|things) )?off|cross(?:es)? (?:(?:it|them|each(?: one)?|things) )?off|marks? (?:it|them|each(?: one)?) (?:when|once|as soon as)|marks? (?:it|them|each(?: one)?|[\p{L} ]{2,25}) (?:as )?(?:done|taken|given)|press(?:es)? (?:a button|it|them)? ?when|click(?:s)? (?:it )?when|see (?:if|whether) (?:i|she|he|they)(?:['’]ve| have| has)? (?:already |missed|forgot|had|took|taken|done)|whether i (?:already )?(?:had|took|have taken)|who has done what|forgot(?:ten)? (?:one|it|any))/iu
const daily =
  /\b(?:every (?:single )?(?:day|morning|evening|night)|each (?:day|morning|evening)|daily|today['’]?s?|per day|a day|(?:in the )?morning|at noon|in the evening|the next day|every day|from zero|starts? (?:again|over|fresh)|day by day)\b/i

const pills = /\b(?:pills?|tablets?|medicines?|medications?|meds|drops|insulin|vitamins?|inhalers?)\b/i
const ofPill: readonly Mention[] = [
  { fact: 'name (text, required)' },
  { fact: 'dose (text)' },
  {
    fact: 'when (morning, noon, evening, night)',
    said: /\b(?:morning|noon|lunch ?time|midday|evening|night|bed ?time)\b/i,
  },
  {
    fact: 'time (time)',
    said: /\b(?:at (?:what|which|set|fixed|certain) times?|o['’]clock|exact times?|what time|\d{1,2}(?::\d\d)? ?(?:am|pm))\b/i,
  },
  { fact: 'with food (yes/no)', said: /\b(?:with|before|after) (?:food|meals?|eating|breakfast)\b|\bempty stomach\b/i },
  {
    fact: 'for whom (text)',
    said: /\b(?:for (?:both|all (?:of|three))|each (?:parent|child|of)|my parents|(?:two|three|four) (?:kids|children|people|cats|dogs))\b/i,
  },
  { fact: 'notes' },
]

/** "What has to be done each day", of which pills may be one. */
const cared =
  /\b(?:list of )?(?:what|everything|things?|all that|jobs|tasks) (?:that )?(?:has|have|needs?|is|are|must) (?:to be |to |be )?(?:done|do|get done|doing) (?:each|every|per|in the) (?:day|morning|evening)\b/i
const ofTask: readonly Mention[] = [
  { fact: 'name (text, required)' },
  {
    fact: 'when (morning, noon, evening, night)',
    said: /\b(?:in the (?:morning|evening)|at (?:noon|night)|bed ?time)\b/i,
  },
  { fact: 'notes' },
]

const chores =
  /\b(?:chores?|jobs around the house|household (?:jobs|tasks|duties)|things to do every day|tasks?|duties)\b/i
const children = /\b(?:children|kids|child|kid|sons?|daughters?|boys|girls|teenagers?)\b/i
const flat = /\b(?:flat ?mates?|room ?mates?|house ?mates?|family|each of us|who|whose)\b/i

const habits =
  /\b(?:habits?|exercises?|stretch\w*|physio\w*|practi[cs]e|meditat\w*|routine|brush\w*|journal\w*|walk|water)\b/i

export function readTicks(message: string): Records | null {
  if (!ticks.test(message) || !daily.test(message)) return null
  if (cared.test(message))
    return { kind: 'task', fields: factsByMention(message, ofTask), title: 'To do each day', parts: ['streaks'] }
  if (pills.test(message))
    return {
      kind: 'medicine',
      fields: factsByMention(message, ofPill),
      title: 'What to take today',
      parts: ['streaks'],
    }
  if (chores.test(message) && children.test(message))
    return {
      kind: 'chore',
      fields: 'name (text, required), notes',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (text, required)' }],
      title: 'Chores',
      parts: ['streaks'],
    }
  if (chores.test(message) && flat.test(message))
    return {
      kind: 'chore',
      fields: 'name (text, required), who does it (text), notes',
      title: 'Chores',
      parts: ['streaks'],
    }
  if (habits.test(message))
    return {
      kind: /\b(?:exercises?|stretch\w*|physio\w*)\b/i.test(message) ? 'exercise' : 'habit',
      fields: factsByMention(message, [
        { fact: 'name (text, required)' },
        { fact: 'how often per week (number)', said: /\bhow (?:often|many times) (?:per|a|each) week\b/i },
        { fact: 'how often (text)', said: /\bhow often\b(?! (?:per|a|each) week)|\bhow many times a day\b/i },
        { fact: 'repetitions (number)', said: /\b(?:how many times|repetitions|reps)\b/i },
        {
          fact: 'how it is done (long text)',
          said: /\bhow (?:it['’]s|it is|to do|they are) ?(?:done|it|them)?\b|\bdescription\b/i,
        },
        { fact: 'photo (picture)', said: /\b(?:photo|picture|drawing)\b/i },
        { fact: 'notes' },
      ]),
      title: /\b(?:exercises?|stretch\w*|physio\w*)\b/i.test(message) ? 'Exercises' : 'Habits',
      parts: ['streaks'],
    }
  return null
}
