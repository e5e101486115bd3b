// Where the facts of a sort of app are told: in the lists of its sentence; and what no rule meets.
import type { Field } from '../../brief.ts'
import { isUnknownCalculation } from '../../compose/fronts/choose-calculator.ts'
import type { Archetype } from './archetypes.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Outline } from '../kinds/read-outline.ts'
import { withoutKindLists } from '../kinds/read-records.ts'
import { withoutPageLists } from '../sites/read-pages.ts'
import { ratedAsFacts } from '../fields/rated-things.ts'
import { profileList } from '../people/read-people.ts'

interface Facts {
  fields: Field[]
  unread: string[]
}

/** Null where no list tells them. */
export function factsOfArchetype(archetype: Archetype, outline: Outline): Facts | null {
  if (archetype.front === 'shop') return factsOfWares(outline)
  return factsOf(outline)
}

/** Fields that lists say of the main records or, where nothing else is spoken of, of the only other kind. */
function factsOf(outline: Outline): Facts | null {
  const kinds = [...(outline.main === null ? [] : [outline.main]), ...outline.kinds.keys()]
  const lists = [...outline.own.map((list) => withoutKindLists(list, kinds)), ...outline.kinds.values()].filter(
    (list) => list !== '',
  )
  return lists.length === 0 ? null : readFields(lists.join(', '))
}

/** What is listed of the wares; who shops lists as well what is sold, what is asked of buyers, what they may do. */
function factsOfWares(outline: Outline): Facts {
  const lists = [...outline.own, ...outline.kinds.values()].filter((list) =>
    readFields(list).fields.some(
      ({ kind, label }) =>
        ['money', 'picture', 'number'].includes(kind) ||
        /^(?:price|stock|category|size|scent|brand|photo)/i.test(label),
    ),
  )
  const told = lists.filter((list) => !/\d[.,]\d{2}\b|[€$£]|\bhow many\b/.test(list))
  return told.length === 0 ? { fields: [], unread: [] } : readFields(told.join(', '))
}

/** What of a calculator's wishes no rule can meet. */
export function readLeftOfCalculator(request: string): string[] {
  return isUnknownCalculation(request)
    ? [
        'the calculation itself, because I do not see how it goes (say it as “area = width × height”): it adds, takes away, multiplies and divides',
      ]
    : []
}

/** Where the facts of an app of this sort may stand in its message. */
export function factTextOf({ id, front }: Archetype, text: string): string {
  if (id === 'blog') return text.replace(subjectMatter, ' ')
  if (front === 'survey') return ratedAsFacts(text).replace(aboutResults, '$1')
  if (id === 'opinions') return ratedAsFacts(text)
  if (id === 'social') return text.replace(profileList, ' ')
  return front === 'site' ? withoutPageLists(text) : text
}

/** "On everything fermented: kimchi, kombucha": what is written about, and no facts of a post. */
const subjectMatter = /\b(?:on|about|for|covering)\s+(?!each\b|every\b)[^.:;(]*:\s*[^.;]*/i

/** "Results with average satisfaction and count per department": what is worked out of the answers, and not asked. */
const aboutResults =
  /((?:^|[.;\n])\s*)(?:(?:show|the|a|an|and|then|with|on|i want|display)\s+)*(?:results?|statistics|stats|evaluation|analysis|dashboard|charts?)\b[^.;\n]*/giu
