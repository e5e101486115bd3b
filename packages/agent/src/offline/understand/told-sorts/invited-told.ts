// The page of a wedding or a feast as a list of its parts with what guests answer behind it: "wedding page with story, hotels,
// dress code 'no heels'; RSVP with names, meat/veggie and whether they need the bus back".
import { capitalize } from '../inflect.ts'
import { plainItem } from './asked-of.ts'

const told =
  /^\W*(?:(?:please|i|we|need|want|would like|make|build|create|me|us|an?|the|my|our|simple|nice|beautiful) )*((?:\p{L}+ )?(?:wedding|christening|anniversary|birthday|party|reunion|bar mitzvah|baptism))(?: (?:web ?)?(?:page|site|website))? (?:with|:) ?([^.;]+)[.;]\s*(?:(?:and|an?) )*(?:rsvp|reply form|guests (?:reply|answer|rsvp))(?: form)?,?(?: with|:| asking(?: for)?| asks(?: for)?| by giving)? (?!by\b)([^.;]+)\.?\s*$/iu
/** "Dress code 'no heels, there is grass'": what stands there in words. */
const quoted = /\s*(?<!\p{L})['‘"“]([^'’"”]{4,80})['’"”](?!\p{L})/gu

/** Where a comma, or "and", ends an item of a list. */
const apart = /,\s*(?:and\s+)?|\s+and\s+/u

function answerOf(item: string): string {
  const need = /^(?:whether|if) (?:they|you) (?:need|want|take|use|would like) (?:the |an? )?(.+)$/iu.exec(item)?.[1]
  if (need !== undefined) return `${need} yes/no`
  const comes = /^(?:whether|if) (?:they|you)(?:['’]re| are| can)? com(?:e|ing)$/iu.test(item)
  if (comes) return 'attending'
  return plainItem(item).replace(/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ' or ')
}

/** The same wish as the reader of site parts knows it; null where no such page is listed with what its guests answer. */
export function invitedTold(message: string): string | null {
  const [, feast = '', parts = '', answers = ''] = told.exec(message) ?? []
  if (feast === '') return null
  const shown = parts
    .replaceAll(quoted, '')
    .split(apart)
    .map((part) => part.replace(/^(?:the|an?) /iu, '').trim())
    .map((part) => (/^story$/iu.test(part) ? 'our story' : part))
    .filter((part) => part !== '')
  const asked = answers
    .split(apart)
    .map((item) => answerOf(item.trim()))
    .filter((item) => item !== '')
  if (shown.length < 2 || asked.length < 2) return null
  const all = asked.includes('attending') ? asked : asked.toSpliced(1, 0, 'attending')
  return `${capitalize(feast)} site: ${shown.join(', ')} and rsvp (${all.join(', ')})`
}
