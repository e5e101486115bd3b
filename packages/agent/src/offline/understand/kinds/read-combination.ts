// An app of several parts, each asked for by its name: every one of them is there, on a page that is called so.
import type { Copy, Entity, Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { type Archetype, archetypeById } from '../archetypes/archetypes.ts'
import { arrangeFields, titleAmong, withTick } from '../fields/arrange-fields.ts'
import { type BuildReading, type Words, finish } from '../finish-brief.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { capitalize } from '../inflect.ts'
import { nameOfAbout } from '../names/name-app.ts'
import { type NamedPart, type NamedParts, readNamedParts, readScatteredParts } from './named-parts.ts'
import { readFields } from '../fields/read-fields.ts'
import { readOutline } from './read-outline.ts'
import { readKind, refer } from './read-relations.ts'
import { topicOfText } from '../sites/read-site.ts'
import { lookOfShown } from './shown-kinds.ts'

/** What the app is as a whole says that it is made of one thing, and its list tells of that thing. */
const isOfOneThing =
  /\b(?:tracker|log|diary|journal|inventory|database|planner|organi[sz]er|calculator|quiz|game|survey|poll|timer|catalogu?e|collection|list|register|form|dashboard|crm|blog|forum|chat|shop|store|portfolio|booking|market ?place|each|every|per|an?y? \p{L}+ (?:has|needs))\b\s*(?:\p{L}+\s*){0,4}$/iu

/** "A site for my bike shop": what it is for is not what it is. */
const forWhom = /\s(?:for|of)\s+(?:(?:my|our|the|an?|your)\s+)?[^.:;]*$/iu

/** Parts that no other sort of app brings along with what it is. */
const ownSorts = new Set<NamedPart['sort']>(['chat', 'calendar', 'shop'])
const isOfSite =
  /(?:^|\s)(?:course|class|workshop|post|article|photo|review|question|event|service|project|product|concert|gig)$/
/** A calendar shows the days of what is dated already. */
const isDated =
  /(?:^|\s)(?:event|concert|gig|meeting|rehearsal|tournament|training|match|workshop|course|class|day|date|regatta|shift|lesson|session)$/

/** A reply whose fields are told, beside a programme and pages of words, is what the site is for. */
function isForItsForm({ parts }: NamedParts): boolean {
  const lists = parts.filter(({ sort }) => sort === 'records')
  return lists.length === 2 && lists.some(({ noun, isTold }) => noun === 'reply' && isTold)
}

/** "A shop for house plants with price, light needs (low, bright) and a photo": what its list begins with is a fact of wares. */
function listsFactsOfWares(text: string): boolean {
  const first =
    /^[^.:;,()]*\b(?:shop|store|boutique)\b[^.:;,()]*?(?:\bwith|:) (?:(?:an?|the|its|their) )?([\p{L} ]+?)\s*[,(]/iu.exec(
      text,
    )?.[1] ?? ''
  return first === 'name' || ['money', 'number', 'choice'].includes(kindOfName(first))
}

/** Null where the parts are facts of one thing, or pages such as every site has. */
export function partsOf(text: string): NamedParts | null {
  if (listsFactsOfWares(text)) return null
  const named = readNamedParts(text)
  if (named !== null && isForItsForm(named)) return null
  const listed = combined(named)
  const all = readScatteredParts(text)
  if (listed === null || all === null) return listed ?? combined(all)
  const further = all.parts.filter(
    ({ noun, sort }) => !listed.parts.some((part) => part.noun === noun && part.sort === sort),
  )
  return { ...listed, parts: [...listed.parts, ...further] }
}

function combined(read: NamedParts | null): NamedParts | null {
  if (read === null || isOfOneThing.test(read.before.replace(forWhom, '').trim())) return null
  const distinct = read.parts.filter(
    ({ noun, sort }, index) => read.parts.findIndex((each) => each.noun === noun && each.sort === sort) === index,
  )
  const holdsDays = distinct.some(({ sort, noun }) => sort === 'records' && isDated.test(noun))
  const real = distinct.filter(
    ({ sort }) => sort !== 'words' && sort !== 'about' && sort !== 'contact' && !(sort === 'calendar' && holdsDays),
  )
  const own = real.filter(
    (part) => part.isKnown && (ownSorts.has(part.sort) || !isOfSite.test(part.noun) || part.isBooked),
  )
  return real.length >= 2 && own.length >= 1 && (real.length >= 3 || own.length >= 2 || distinct.length >= 3)
    ? { ...read, parts: distinct.map((part) => (isEvent.test(`${read.before} ${read.rest}`) ? asProgram(part) : part)) }
    : null
}

const isEvent =
  /\b(?:wedding|festival|conference|congress|party|reunion|convention|retreat|gala|summit|celebration|hackathon)\b/i

/** What is on at a wedding is no lesson of every week, and whoever buys a ticket reports no fault. */
function asProgram(part: NamedPart): NamedPart {
  if (part.isTold) return part
  if (part.noun === 'ticket') return { ...part, fields: 'name (required), price, description' }
  if (part.noun !== 'lesson') return part
  const fields = 'title (required), date, time, place, description'
  return { ...part, noun: 'program item', plural: 'program items', fields }
}

/** What every part of its sort has: what stands in a calendar has a day, and how strong a player is, is a number. */
function withCustom(fields: readonly Field[], sort: NamedPart['sort'], noun: string): Field[] {
  const isOfDays = sort === 'calendar' || isDated.test(noun)
  const [title, ...others] = fields
  const days = isOfDays && !fields.some(({ kind }) => kind === 'date') ? readFields('date, time').fields : []
  const missing = days.filter(({ name }) => !fields.some((field) => field.name === name))
  const isOfPeople = topicOfNoun(noun)?.id === 'people'
  return (title === undefined ? missing : [title, ...missing, ...others]).map((field) =>
    isOfPeople && field.kind === 'rating' ? { ...field, kind: 'number' } : field,
  )
}

export function entityOf({ noun, plural, fields, sort }: NamedPart, told: ReadonlyMap<string, string>): Entity {
  const kind = readKind(noun, undefined)
  const list = told.get(noun)
  const said = readFields(list === undefined || readFields(list).fields.length < 2 ? fields : list).fields
  // People have a name, whatever else is said of them.
  const isNameless = topicOfNoun(noun)?.id === 'people' && !said.some(({ name }) => /name/.test(name))
  const isTitled = !isNameless && (said.length < 2 ? said[0]?.kind === 'text' : titleAmong(said, noun) !== undefined)
  const [title] = kind.fields
  const all = isTitled || title === undefined ? said : [title, ...said.filter(({ name }) => name !== title.name)]
  const topic = topicOfNoun(noun) ?? anyTopic
  const [first, ...others] = withTick(arrangeFields(withCustom(all, sort, noun), topic, noun), topic)
  return {
    ...kind,
    plural,
    // Who comes is nobody's to read but the hosts'.
    isInbox: noun === 'reply',
    fields: first === undefined ? kind.fields : [{ ...first, required: first.callsByFacts !== true }, ...others],
    skeleton: lookOfShown(noun),
  }
}

/** Whoever comes to a workshop leaves a name, and so does who answers in a forum. */
function below(part: NamedPart): Entity[] {
  if (part.isAnswered)
    return [
      refer(
        {
          ...readKind('reply', undefined),
          fields: readFields('name (required), message (long text, required)').fields,
        },
        part.noun,
      ),
    ]
  return part.isBooked
    ? [
        refer(
          { ...readKind('booking', undefined), fields: readFields('name (required), email (required)').fields },
          part.noun,
        ),
      ]
    : []
}

function pagesOf(parts: readonly NamedPart[]): Copy['pages'] {
  return parts.flatMap(({ title, noun, plural, sort }) => {
    if (sort === 'about') return [{ title, lines: [], of: 'about' }]
    if (sort === 'words' && !/^(?:home|start|front|landing|newsletter|prices?\b|rates)/i.test(title))
      return [{ title, lines: [], of: '' }]
    return sort === 'records' && title !== capitalize(plural) ? [{ title, lines: [], of: noun }] : []
  })
}

const wholeOf =
  /\b(?:for|of)\s+(?:(?:my|our|the|an?|your|local|small|little|shared)\s+)*((?:(?!for\b|of\b|everything\b|with\b|that\b|and\b|where\b|i\b|we\b|called\b)[\p{L}’'-]+\s*){1,4})(?:of \d.*)?[,\s]*$/iu

/** What leads from the whole to its parts: "…, it should", "… which". */
const toParts = /[\s,:–-]+$|\s+(?:which|that|it|and|should|must|can|needs?)(?:\s+\p{L}+)?\s*$/giu

/** "For our rowing club: …", "we are a small choir": whose it is. */
function nameFrom(before: string, about: string): string | undefined {
  const said = before
    .split(/[.!?:]\s+/)
    .map((each) => wholeOf.exec(each.replace(toParts, ''))?.[1]?.trim() ?? '')
    .find((each) => each !== '')
  const called =
    /^\s*(?:(?:an?|the|our|my|please|build|make|create|me|us)\s+)*((?:(?!(?:an?|the|our|my|please|build|make|create|me|us|i|we|need|want|like|small|little|simple|nice|new|one)\b)\p{L}[\p{L}’'-]*\s+){1,3})(?:web ?site|site|page|home ?page|intranet)\b/iu
      .exec(before)?.[1]
      ?.trim()
  if (said === undefined && called !== undefined) return capitalize(called)
  return said !== undefined ? capitalize(said) : nameOfAbout(about)
}

const asksDoor = /\b(?:accounts?|passwords?|members?|log(?:s|ged)?[ -]?in|sign(?:s|ed)?[ -]in)\b/i

export function readCombination(words: Words): BuildReading | null {
  const found = partsOf(words.text)
  return found === null ? null : finishParts(words, found)
}

/** The app that has these parts, each on its own page. */
export function finishParts(words: Words, found: NamedParts): BuildReading | null {
  const site = archetypeById('site')
  const shop = archetypeById('shop')
  if (site === null || shop === null) return null
  const topic = topicOfText(`${words.about} ${words.text}`, '')
  const isOfAccounts =
    /\b(?:sign|signs|signed|signing|log|logs|logged|regist\p{L}+|join|joins|joined|account|accounts)\b/iu.test(
      words.text,
    )
  // Who the members are, their accounts say, where nothing else is told of them.
  const lists = found.parts.some(({ noun, isTold }) => noun === 'member' && !isTold) && isOfAccounts
  const parts = lists ? found.parts.filter(({ noun }) => noun !== 'member') : found.parts
  const has = (sort: NamedPart['sort']): boolean => parts.some((part) => part.sort === sort)
  const told = readOutline(found.rest).kinds
  const holdsDays = parts.some(({ sort, noun }) => sort === 'records' && isDated.test(noun))
  const kinds = parts
    .filter(({ sort }) => sort === 'records' || (sort === 'calendar' && !holdsDays))
    .toSorted((one, other) => Number(other.sort === 'shop') - Number(one.sort === 'shop'))
    .flatMap((part) => [entityOf(part, told), ...below(part)])
  const wares = has('shop') ? [{ ...readKind('product', undefined), fields: readFields(shop.fields).fields }] : []
  const [main, ...more] = [...wares, ...kinds].filter(
    ({ singular }, index, all) => all.findIndex((each) => each.singular === singular) === index,
  )
  if (main === undefined) return null
  const archetype: Archetype = {
    ...(has('shop') ? shop : site),
    parts: [
      ...(has('contact') ? (['contact'] as const) : []),
      ...(has('chat') ? (['chat'] as const) : []),
      ...(has('calendar') ? (['calendar'] as const) : []),
      ...(lists ? (['members'] as const) : []),
      ...(has('about') ? (['about'] as const) : []),
    ],
  }
  const name = words.name ?? nameFrom(found.before, words.about)
  // Who signs up for a workshop comes to it, and has no account.
  const isForPlaces = parts.some(({ isBooked }) => isBooked) && !asksDoor.test(words.whole)
  const whole = isForPlaces ? words.whole.replace(/\bsign(?:s|ing)?[- ]?ups?\b(?: for)?/gi, 'book') : words.whole
  return finish(
    { ...words, whole, ...(name !== undefined && { name }), copy: { ...words.copy, pages: pagesOf(parts) } },
    { kinds: { main, more }, phrase: undefined, topic, saidFields: true, unread: [] },
    isOfRecords(parts, words.text) && !lists ? null : archetype,
  )
}

/** "A club app that has members, announcements and equipment": lists beside each other, and no site for visitors. */
function isOfRecords(parts: readonly NamedPart[], text: string): boolean {
  return (
    parts.every(({ sort }) => sort === 'records') && !/\b(?:web|home)? ?(?:site|page|portal|intranet)s?\b/i.test(text)
  )
}
