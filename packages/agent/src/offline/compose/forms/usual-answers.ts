// What people usually answer to a question that takes words: they choose it, or write what is theirs.
import type { Brief, Field } from '../../brief.ts'
import type { View } from '../views.ts'

export interface UsualAnswers {
  options: readonly string[]
  /** Any number of them, beside words of one's own. */
  areSeveral: boolean
  /** What the line for one's own words is called. */
  other: string
}

type Table = readonly (readonly [said: RegExp, options: readonly string[]])[]

/** Whose teams they are says which there are. */
const teams: Table = [
  [
    /\b(?:clinic|hospital|practice|nurs\w*|care home|patients?|doctors?)\b/i,
    ['Reception', 'Nursing', 'Doctors', 'Laboratory', 'Kitchen', 'Administration'],
  ],
  [
    /\b(?:hotel|hostel|restaurant|caf[eé]|bar|pub|catering|inn)\b/i,
    ['Kitchen', 'Service', 'Bar', 'Reception', 'Housekeeping', 'Office'],
  ],
  [
    /\b(?:schools?|kindergartens?|nurser(?:y|ies)|universit\w+|teachers?|pupils?)\b/i,
    ['Teaching', 'Support', 'Office', 'Kitchen', 'Caretaking', 'Management'],
  ],
  [
    /\b(?:factor(?:y|ies)|plants? floor|production|warehouse|workshop|shifts?)\b/i,
    ['Production', 'Assembly', 'Warehouse', 'Quality', 'Maintenance', 'Office'],
  ],
  [
    /\b(?:theat(?:re|er)|opera|stage|festival|concerts?)\b/i,
    ['Stage', 'Lighting', 'Sound', 'Costumes', 'Front of house', 'Office'],
  ],
  [
    /\b(?:clubs?|sports?|football|soccer|rowing|handball|volleyball|hockey|rugby|basketball|swimming)\b/i,
    ['First team', 'Second team', 'Juniors', 'Veterans', 'Coaches'],
  ],
  [/./, ['Sales', 'Support', 'Product', 'Operations', 'Finance', 'People and office']],
]

/** What is missed, or would be changed, by what the survey is about. */
const wishes: Table = [
  [
    /\b(?:work(?:ing)? from home|home ?office|remote|hybrid|telework\w*)\b/i,
    ['A second screen', 'A proper desk', 'A quiet room', 'Faster internet', 'Time with colleagues', 'Fixed hours'],
  ],
  [
    /\b(?:office|workplace|co-?working|desks?)\b/i,
    ['Quiet rooms', 'Better chairs', 'Daylight', 'Meeting rooms', 'Good coffee', 'Somewhere to eat'],
  ],
  [
    /\b(?:canteen|lunch|food|menu|restaurant|caf[eé]|cafeteria|kitchen|school meals?)\b/i,
    ['More vegetables', 'Larger portions', 'A shorter queue', 'Lower prices', 'More seats', 'Longer hours'],
  ],
  [
    /\b(?:gym|fitness|pool|swimming|sports?|club|climbing)\b/i,
    ['Longer hours', 'More classes', 'Newer equipment', 'Cleaner showers', 'More room', 'Help from a coach'],
  ],
  [
    /\b(?:bus|buses|trains?|tram|ferry|commut\w*|bikes?|cycling|traffic|parking)\b/i,
    ['More departures', 'Later departures', 'Fewer delays', 'Lower fares', 'Safer crossings', 'Room for bicycles'],
  ],
  [
    /\b(?:courses?|class(?:es)?|training|workshops?|lessons?|school|university|lectures?)\b/i,
    ['More practice', 'Smaller groups', 'Clearer handouts', 'More time', 'Other hours', 'A follow-up'],
  ],
  [
    /\b(?:festival|conference|events?|concerts?|party|meet-?up|summit)\b/i,
    ['More breaks', 'Better sound', 'More seats', 'Food and drink', 'Clearer signs', 'An earlier start'],
  ],
  [
    /\b(?:library|museum|gallery|exhibition|zoo)\b/i,
    ['Longer hours', 'More places to sit', 'Clearer signs', 'Something for children', 'A café', 'Lower prices'],
  ],
  [
    /\b(?:apps?|websites?|software|web ?shops?|online (?:shop|store)s?|portal)\b/i,
    ['Faster pages', 'A better search', 'Clearer words', 'More ways to pay', 'A dark mode', 'Help from a person'],
  ],
  [
    /\b(?:meetings?|team ?work|communication|colleagues)\b/i,
    ['Fewer meetings', 'Shorter meetings', 'A clear agenda', 'Written notes', 'Time to think', 'More praise'],
  ],
]

/** One of a few, or something of one's own. */
const single: readonly (readonly [asks: RegExp, options: readonly string[], other: string])[] = [
  [
    /\b(?:hear|heard|find|found|learn|learned|know) (?:about|of|out about|us)\b/i,
    ['Friends or family', 'Walked past', 'A search', 'Social media', 'A poster or flyer', 'The newspaper'],
    'Another way',
  ],
  [
    /\b(?:how (?:do|did|would) you (?:get|come|travel|commute)|(?:means|mode) of (?:transport|travel))\b/i,
    ['On foot', 'By bicycle', 'By bus or train', 'By car'],
    'Another way',
  ],
  [/^(?:which |what )?shift\b/i, ['Early', 'Late', 'Night'], 'Another shift'],
  [
    /^(?:your )?years (?:here|with us|in the (?:company|team|club))\b|\bhow long have you (?:been|worked)\b/i,
    ['Under 1 year', '1 to 2 years', '3 to 5 years', '6 to 10 years', 'Longer'],
    'In your words',
  ],
  [
    /^(?:your )?age (?:group|range)\b/i,
    ['Under 20', '20 to 34', '35 to 49', '50 to 64', '65 and over'],
    'In your words',
  ],
]

const asksTeam = /^(?:which |what |your )?(team|department)(?: are you in\??| do you work in\??)?$/i
const asksWish = /\b(?:missing|miss|lacking|lack|change|improved?|better|need(?:ed)?)\b/i
/** Who asks for an empty field gets one. */
const asksForWords =
  /\b(?:free[- ]?text|text (?:field|box|area)s?|long text|short text|own words|open (?:questions?|answers?|ended)|write freely)\b/i

const found = (table: Table, text: string): readonly string[] | undefined =>
  table.find(([said]) => said.test(text))?.[1]

/** Null where nobody can know what people answer, and where something else than words is asked for. */
export function usualAnswers(
  { label, kind, options }: Field,
  { request, front, isInbox }: Pick<Brief, 'request' | 'front'> & Pick<View, 'isInbox'>,
): UsualAnswers | null {
  const takesWords = (kind === 'text' || kind === 'long') && options === undefined
  if (front !== 'survey' || !isInbox || !takesWords || asksForWords.test(request)) return null
  const [, group] = asksTeam.exec(label) ?? []
  if (group !== undefined)
    return {
      options: found(teams, request) ?? [],
      areSeveral: false,
      other: `Another ${group.toLowerCase()}`,
    }
  const one = single.find(([asks]) => asks.test(label))
  if (one !== undefined) return { options: one[1], areSeveral: false, other: one[2] }
  const wished = kind === 'long' && asksWish.test(label) ? found(wishes, request) : undefined
  return wished === undefined ? null : { options: wished, areSeveral: true, other: 'Anything else, in your own words' }
}
