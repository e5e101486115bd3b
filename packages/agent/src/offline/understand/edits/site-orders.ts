// "Move news above events", "remove the team page", "let members sign up for concerts", "add a price list: …": what a site is
// asked to show, where, and who takes part.
import { spelledNumbers } from '../plain/spelled-numbers.ts'
import type { Entity } from '../../brief.ts'
import { countsDown } from '../../compose/fronts/site-preview.ts'
import { inAskedOrder, sectionNamed } from '../../compose/fronts/first-page.ts'
import { takesSeat } from '../../compose/parts/takes-seat.ts'
import { type View, viewsOf } from '../../compose/views.ts'
import { capitalize, pluralize, singularize, withArticle } from '../inflect.ts'
import { readKind } from '../kinds/read-relations.ts'
import { carryOn } from './carried-on.ts'
import { effectOf } from './has-effect.ts'
import { takeKindRemoval } from './kinds.ts'
import { takeWishes } from './read-edit-parts.ts'
import type { Edit } from './read-edit-state.ts'

function shownOf({ brief }: Edit): View[] {
  return inAskedOrder(
    viewsOf(brief).filter((view) => !view.isInbox && !takesSeat(view)),
    brief,
  )
}

const onPage = String.raw`(?:\s+(?:on|of|to|at|in) the (?:(?:first|home|front|start|landing) ?page|site|page|top))*`
const beside = new RegExp(
  String.raw`^(?:move|put|place|show|bring|have|i want|we want)\s+(.+?)\s+(above|before|over|in front of|ahead of|below|under(?:neath)?|after|behind)\s+(.+?)${onPage}$`,
  'iu',
)
const atEnd = new RegExp(
  String.raw`^(?:move|put|place|show|bring|have|i want|we want)\s+(.+?)\s+(?:to the |at the |on the )?(very )?(first|top|start|beginning|last|bottom|end)${onPage}$`,
  'iu',
)

function takeOrderOfPage(order: string, edit: Edit): boolean {
  const shown = shownOf(edit)
  const [, first = '', where = '', second = ''] = beside.exec(order) ?? []
  const [, alone = '', , end = ''] = first === '' ? (atEnd.exec(order) ?? []) : []
  const moved = sectionNamed(first === '' ? alone : first, shown)
  const other = second === '' ? undefined : sectionNamed(second, shown)
  if (moved === undefined || (first !== '' && (other === undefined || other === moved))) return false
  const rest = shown.filter((view) => view !== moved)
  const isAfter = /below|under|after|behind/i.test(where)
  const at =
    other === undefined ? (/last|bottom|end/i.test(end) ? rest.length : 0) : rest.indexOf(other) + (isAfter ? 1 : 0)
  const names = [...rest.slice(0, at), moved, ...rest.slice(at)].map(({ entity }) => entity.plural)
  carryOn(
    {
      said: `On the first page: ${names.join(', ')}.`,
      clause: `show ${names.slice(0, -1).join(', ')} and then ${names.at(-1) ?? ''} on the first page`,
      why: `moving the ${moved.entity.plural}, because they stand there already`,
    },
    edit,
  )
  return true
}

const few = new RegExp(
  String.raw`^(?:(?:only |just )?(?:show|list|display|have|put|keep)\s+|(?=only |just ))(?:only |just |at most |no more than |up to )*(?:the )?(?:next |latest |newest |last |first |upcoming |most recent )*(\d{1,2}|${Object.keys(spelledNumbers).join('|')})\s+(?:next |latest |newest |upcoming )?([\p{L} ]+?)${onPage}$`,
  'iu',
)

function takeCount(order: string, edit: Edit): boolean {
  const [, said = '', words = ''] = few.exec(order) ?? []
  const kind =
    said === '' || !/\bpage\b|\bonly\b|\bjust\b|\bat most\b/i.test(order)
      ? undefined
      : sectionNamed(words, shownOf(edit))
  if (kind === undefined) return false
  const count = spelledNumbers[said.toLowerCase()] ?? Number(said)
  carryOn(
    {
      said: `The first page shows ${count} of the ${kind.entity.plural}.`,
      clause: `show ${count} ${count === 1 ? kind.entity.singular : kind.entity.plural} on the first page (all of them stay on their own page)`,
      why: `showing ${count} of the ${kind.entity.plural}, because the first page shows so many already`,
    },
    edit,
  )
  return true
}

const counting =
  /\bcount ?downs?\b|\bhow many days\b[^.;]*\b(?:until|till|to|left|before)\b|\bdays (?:until|till|to|left)\b/i

function takeDays(order: string, edit: Edit): boolean {
  if (!counting.test(order)) return false
  const kind = shownOf(edit).find((view) => countsDown(view))
  if (kind === undefined)
    edit.refused.push('a countdown, because nothing on this site has a day that comes (say: add a page with events)')
  else
    carryOn(
      {
        said: `The days to the next of the ${kind.entity.plural} are counted.`,
        clause: `count the days to the next ${kind.entity.singular} on the first page`,
        why: 'a countdown, because the days are counted already',
      },
      edit,
    )
  return true
}

const comes =
  /^(?:let|allow|make it possible for|enable)?\s*(?:our |the )?(?:people|members|visitors|guests|everyone|everybody|anyone|users|parents|readers|fans|them|friends)(?: (?:to|should|can|could|may|must|be able to))*\s+(?:sign up|register|put (?:their|themselves|down) ?(?:names? )?(?:down|in)?|book(?: a)?(?: place| seat| spot)?s?|rsvp|join|enrol+|say (?:that |if |whether )?they (?:come|are coming))\s*(?:for|to|at|in|as)?\s+(?:the |our |an? |each )?([\p{L} ]+?)(?: online)?$|^add (?:an? )?(?:sign-?ups?|registration|rsvp) (?:for|to) (?:the |our |each )?([\p{L} ]+)$/iu

function takeSignups(order: string, edit: Edit): boolean {
  const [, first, second] = comes.exec(order) ?? []
  const words = first ?? second
  const { brief } = edit
  const kind = words === undefined ? undefined : sectionNamed(words, shownOf(edit))
  if (kind === undefined) return false
  if (brief.parts.includes('signups') || brief.parts.includes('seats'))
    edit.refused.push(`letting people sign up for ${kind.entity.plural}, because they can already`)
  else if (kind.entity.singular !== brief.entity.singular)
    edit.refused.push(
      `signing up for ${kind.entity.plural}, because names are put down for what the site is mostly about, the ${brief.entity.plural}`,
    )
  else {
    const next = {
      ...brief,
      parts: [...brief.parts, 'signups' as const],
      request: `${brief.request}\nPeople sign up for ${withArticle(kind.entity.singular)} with their name.`,
    }
    if (effectOf(brief, next) === 'seen') {
      Object.assign(edit.brief, next)
      edit.clauses.push(
        `let people put their names down for each ${kind.entity.singular}, on its page and on the first page`,
      )
    } else edit.refused.push(`signing up for ${kind.entity.plural}, because this site has no place for it`)
  }
  return true
}

const goesOff =
  /^(?:remove|delete|drop|get rid of|take (?:out|away|off)|hide)\s+(?:the |our |my )?(?:page (?:about|of|for|with|called) (?:the |our )?)?["“]?([\p{L}][\p{L} '’&-]*?)["”]?(?: (page|section|tab))?(?: (?:from|on) .+)?$/iu

/** A page of records, a page of words, a list of the first page. */
function takeRemoval(order: string, edit: Edit): boolean {
  const [, words = '', place = ''] = goesOff.exec(order) ?? []
  if (words === '') return false
  const { copy } = edit.brief
  const isCalled = (title: string) => title.toLowerCase() === words.toLowerCase()
  const page = copy.pages.find(({ title, of }) => of === '' && isCalled(title))
  const section = copy.sections.find(({ heading }) => isCalled(heading))
  if (section !== undefined) {
    edit.brief.copy = { ...copy, sections: copy.sections.filter((each) => each !== section) }
    edit.clauses.push(`take the section “${section.heading}” off the first page`)
  } else if (page !== undefined) {
    edit.brief.copy = { ...copy, pages: copy.pages.filter((each) => each !== page) }
    edit.clauses.push(`take out the page “${page.title}”`)
  } else return place !== '' && takeKindRemoval(order, edit) === ''
  return true
}

const amount = String.raw`(?:(?:from|ab|about|only)\s+)?(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp)(?!\w))`
const priced =
  /^(?:add|show|include|put|write|create)\s+(?:an?|the|our|my|some)?\s*(?:(price list|prices|rates|fees|price table|pricing)(?: (?:section|page|table))?(?: (?:on|to) .+?)?)\s*(?::|with)\s*(.+)$/is

function takePrices(order: string, edit: Edit): boolean {
  const [, called = '', list = ''] = priced.exec(order) ?? []
  if (called === '') return false
  const items = list
    .split(/\s*[,;]\s*(?:and\s+)?(?!\d{2}\b)|\s+and\s+/)
    .map((item) => capitalize(item.trim()))
    .filter((item) => item !== '')
  if (items.length === 0 || !items.every((item) => new RegExp(String.raw`${amount}[^\d]*$`, 'i').test(item)))
    return false
  const { copy } = edit.brief
  const heading = /rates|fees/i.test(called) ? capitalize(called.toLowerCase()) : 'Prices'
  const others = copy.sections.filter((each) => each.heading !== heading)
  edit.brief.copy = { ...copy, sections: [...others, { heading, items }] }
  edit.clauses.push(`add the section “${heading}” with ${items.map((item) => `“${item}”`).join(', ')}`)
  return true
}

const week = 'day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)'
const lead = String.raw`^(?:add|create|make|include|put in|i want|we want|we need)\s+(?:an?|the|our|some|another)?\s*(?:new )?`
const people =
  'teachers?|trainers?|coach(?:es)?|stylists?|groomers?|instructors?|tutors?|therapists?|doctors?|dentists?|barbers?|artists?|musicians?|players?|guides?|volunteers?|authors?|chefs?|speakers?|helpers?|staff|people'
const supporters = 'sponsors?|partners?|supporters?|backers?'

/** Pages and sections whose facts everybody knows. */
const usualKinds: readonly { says: RegExp; facts: string; noun?: string }[] = [
  {
    says: new RegExp(
      String.raw`${lead}(?:(?:page|section|list)\s+(?:with|of|for|about|on|called|named)\s+(?:the |our |all )?["“]?(${people})["”]?|(${people})['’]?s?['’]? (?:page|section|list))(?: (?:to|on) .+)?$`,
      'iu',
    ),
    facts: 'name (required), photo, about (long text)',
  },
  {
    says: new RegExp(
      String.raw`${lead}(?:(?:page|section|list|wall)\s+(?:with|of|for|about|called|named)\s+(?:the |our |all )?(?:logos? of )?(?:our |the )?["“]?(${supporters})["”]?|(${supporters})['’]?s?['’]?(?: (?:page|section|list|wall|logos?))?)(?:['’]? logos?)?(?: with (?:their |the )?(?:logos?|names?)(?: and (?:logos?|names?|links?|websites?))?)?(?: (?:to|on) .+)?$`,
      'iu',
    ),
    facts: 'name (required), logo (photo), website',
  },
  {
    says: new RegExp(
      String.raw`${lead}(?:(?:page|section|list|table)\s+(?:with|of|for|about)\s+(?:the |our |all )?(?!opening)(\p{L}+) (?:times|schedule|hours|plan)|(?!opening)(\p{L}+) (?:times|schedule|plan)(?: page| section)?)(?: (?:to|on) .+)?$`,
      'iu',
    ),
    facts: `title (required), ${week}, time, place`,
  },
  {
    says: new RegExp(
      String.raw`${lead}(?:(?:page|section)\s+(?:with|of|for|about)\s+)?(press quotes?|quotes?|reviews? in the press)(?: page| section)?$`,
      'iu',
    ),
    facts: 'source (required), quote (long text), link',
    noun: 'quote',
  },
]
const mostKinds = 8

function takeUsualKind(order: string, edit: Edit): boolean {
  const usual = usualKinds.find(({ says }) => says.test(order))
  const [, first, second] = usual?.says.exec(order) ?? []
  const words = (first ?? second ?? '').toLowerCase()
  if (usual === undefined || words === '' || /^(?:price|new|time)$/.test(words)) return false
  const singular = usual.noun ?? (/^(?:staff|people)$/.test(words) ? 'member' : singularize(words))
  const { brief } = edit
  if ([brief.entity, ...brief.more].some((kind) => kind.singular === singular)) {
    edit.refused.push(`adding ${pluralize(singular)}, because the app has them already`)
    return true
  }
  if (brief.more.length + 1 >= mostKinds) return false
  const kind: Entity = readKind(singular, usual.facts)
  edit.brief.more = [...brief.more, kind]
  const isTimes = usual.facts.includes(week)
  if (isTimes)
    edit.brief.copy = {
      ...brief.copy,
      pages: [...brief.copy.pages, { title: `${capitalize(words)} times`, lines: [], of: singular }],
    }
  edit.clauses.push(
    `add the page “${isTimes ? `${capitalize(words)} times` : capitalize(kind.plural)}” (each with ${kind.fields.map(({ label }) => label.toLowerCase()).join(', ')})`,
  )
  return true
}

const letters =
  /^(?:let|allow)\s+(?:people|visitors|fans|readers|guests|them|everyone)(?: to)?\s+(?:leave|give|enter|put|type)\b[^.;]*\be-?mails?\b[^.;]*\b(?:news|updates?|dates|newsletter|informed|letters?)\b/i
const unknownLinks =
  /^(?:add|put|include|show)\s+(?:an?\s+|the\s+)?links?\s+to\s+(?:my|our|the)\s+((?:youtube|spotify|sound ?cloud|bandcamp|instagram|facebook|tiktok|linkedin|github|mastodon|bluesky|twitter|vimeo|etsy)(?:(?:,| and| or)\s+(?:my |our |the )?[\p{L} ]+)*)$/iu
const files = /\bdownload(?:able|s)?\b|\bpdfs?\b/i

/** @returns '' where the order was about what a site shows, else the order as it was */
export function takeSite(order: string, edit: Edit): string {
  const { front } = edit.brief
  if (front === 'booking') return takeUsualKind(order, edit) ? '' : order
  if (front !== 'site') return order
  const takes = [takeOrderOfPage, takeCount, takeDays, takeSignups, takePrices, takeUsualKind, takeRemoval]
  if (takes.some((take) => take(order, edit))) return ''
  if (letters.test(order)) {
    takeWishes('add a newsletter', edit)
    return ''
  }
  const link = unknownLinks.exec(order)?.[1]
  if (link !== undefined)
    edit.refused.push(
      `linking to ${link}, because I do not know the addresses (say: add my ${link.split(/,| /)[0] ?? ''} https://…)`,
    )
  else if (files.test(order) && /^(?:add|offer|let|include|put)\b/i.test(order))
    edit.refused.push(
      'files to download, because only pictures are kept here (say: add a page called CV with the text “…”)',
    )
  else return order
  return ''
}
