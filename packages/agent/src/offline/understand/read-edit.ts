// A later sentence → a changed brief: fields added, taken away or renamed, colours, layout, style, name.
import { fromHex, toHex } from '@joinery/contract/colors/oklch'
import { type AskedColors, readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Field, Part } from '../brief.ts'
import { capitalize, singularize } from './inflect.ts'
import { readUnsupported } from './read-features.ts'
import { readFields } from './read-fields.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { readName } from './read-name.ts'
import { readAccess, readParts } from './read-wishes.ts'

export interface EditReading {
  brief: Brief
  added: Field[]
  removed: Field[]
  /** Fields that no longer have to be filled in. */
  relaxed: Field[]
  /** What will be done, each a clause: "add the field “Price” (money)". */
  clauses: string[]
  /** What was asked and will not be done, in words for the person. */
  refused: string[]
}

const renameApp =
  /\b(?:rename|call|name|title)\s+(?:it|this|the (?:app|application|site|page|project|list|tracker))\b|\bchange (?:the|its) (?:app['’]?s? )?(?:name|title) (?:to|into)\b|\bthe (?:app'?s? )?(?:name|title) should be\b/i
const renameField =
  /\b(?:rename|change|call)\s+(?:the\s+)?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:to|into|as)\s+["“']?([\w ]+?)["”']?(?=$|[.,;!]|\s+(?:and|instead|please)\b)/i
const removal =
  /\b(?:remove|delete|drop|get rid of|hide|take (?:out|away)|lose|no longer need|don['’]?t need|without)\s+(?:the |my |its )?(.+?)(?=$|[.;!]|\b(?:and (?:add|make|change|rename|show)|from (?:the|each|every|it))\b)/gi
const addition =
  /\b(?:(?:and |also |please |can you |could you )*(?:add|include|insert|put in|append)(?: in)?|(?:also |now )?(?:track|record|store|save|note)(?: down)?|(?:i|we) (?:also |now )?(?:want|need|would like|['’]d like)(?: to (?:have|add|track|record|store|see|note(?: down)?|save|know))?|(?:each|every|the) \w+ (?:also |should |must )*(?:needs?|has|have|get)(?: to have)?|it (?:also )?(?:needs|should have|should also have)|there should (?:also )?be|give (?:it|them|each \w+|every \w+)|what about|how about|how about adding|missing)\s+(?!to\b|(?:it|this|that|the (?:app|page|list|background|buttons?)) (?:be|in|to|as|look)\b)(.+?)(?=$|[.;!?]|\b(?:and (?:make|change|rename|remove|delete|show|set|use)|so (?:that|i|we)|because)\b)/gi
const duty =
  /\b(?:make|set|mark)?\s*(?:the )?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:is |should be |to be |as |must be |be )?(required|mandatory|optional|not required)\b/i

function findField(brief: Brief, words: string): Field | undefined {
  const wanted = normal(words)
  return (
    brief.fields.find(
      (field) => normal(field.label) === wanted || normal(field.name.replaceAll('_', ' ')) === wanted,
    ) ?? brief.fields.find((field) => wanted !== '' && normal(field.label).split(' ').includes(wanted))
  )
}

function normal(words: string): string {
  return singularize(
    words
      .toLowerCase()
      .replace(/\b(?:the|my|its|a|an|fields?|columns?|please)\b/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
}

export function readEdit(sentence: string, brief: Brief): EditReading {
  const edit: EditReading = { brief: { ...brief }, added: [], removed: [], relaxed: [], clauses: [], refused: [] }
  const unsupported = readUnsupported(sentence)
  let text = takeName(sentence, edit)
  text = takeColors(text, edit)
  text = takeLook(text, edit)
  text = takeFieldRename(text, edit)
  text = takeDuty(text, edit)
  text = takeWishes(text, edit)
  text = takeRemovals(text, edit)
  takeAdditions(text, edit, unsupported.length > 0)
  edit.refused.push(...unsupported)
  return edit
}

function takeName(text: string, edit: EditReading): string {
  if (!renameApp.test(text)) return text
  const { name, rest } = readName(text)
  if (name === undefined || name === edit.brief.name) return text
  edit.brief.name = name
  edit.clauses.push(`call the app “${name}”`)
  return rest
}

function takeColors(text: string, edit: EditReading): string {
  const { colors, phrases, rest } = readColors(text)
  if (phrases.length === 0) return takeBrightness(text, edit)
  const kept: AskedColors = { ...edit.brief.colors }
  edit.brief.colors = { ...kept, ...colors }
  const places = [
    ['background', 'the background'],
    ['surface', 'the cards and panels'],
    ['primary', 'the buttons'],
    ['text', 'the text'],
    ['accent', 'the accents'],
  ]
  for (const [place, hex] of Object.entries(colors))
    edit.clauses.push(`make ${places.find(([target]) => target === place)?.[1] ?? place} ${hex}`)
  return rest
}

function takeBrightness(text: string, edit: EditReading): string {
  const isDark = readDark(text)
  if (isDark === undefined) return text
  const { background } = edit.brief.colors
  if (background !== undefined) {
    const color = fromHex(background)
    const moved = toHex({ ...color, l: isDark ? Math.max(0.16, color.l - 0.2) : Math.min(0.96, color.l + 0.2) })
    edit.brief.colors = { ...edit.brief.colors, background: moved }
  } else edit.brief.isDark = isDark
  edit.clauses.push(isDark ? 'make it darker' : 'make it lighter')
  return text
}

function takeLook(text: string, edit: EditReading): string {
  const skeleton = readSkeleton(text)
  if (
    skeleton !== undefined &&
    skeleton !== edit.brief.skeleton &&
    /\b(?:show|display|as|into|like|use|view|layout|turn|switch|make|want|group|by)\b/i.test(text)
  ) {
    if (skeleton === 'days' && !edit.brief.fields.some((field) => field.kind === 'date'))
      edit.refused.push('a view by day, because there is no date to go by')
    else {
      edit.brief.skeleton = skeleton
      edit.clauses.push(
        {
          table: 'show the list as a table',
          cards: 'show the list as cards',
          days: 'group the list by day',
          index: 'show a ruled list',
          gallery: 'show the list as a gallery',
          board: 'show the list as a board',
        }[skeleton],
      )
    }
  }
  const style = readStyle(text)
  if (
    style !== undefined &&
    style !== edit.brief.style &&
    /\b(?:make|look|style|more|feel|design|font|typeface|give)\b/i.test(text)
  ) {
    edit.brief.style = style
    edit.clauses.push(`give it the ${style} look`)
  }
  const currency = /\b(?:currency|prices?|amounts?|money|costs?)\b.*\b(?:in|to|use|as)\b/i.test(text)
    ? readCurrency(text)
    : undefined
  if (currency !== undefined && currency !== edit.brief.currency) {
    edit.brief.currency = currency
    edit.clauses.push(`write amounts in ${currency}`)
    return ''
  }
  return text
}

function takeFieldRename(text: string, edit: EditReading): string {
  const found = renameField.exec(text)
  const field = found === null ? undefined : findField(edit.brief, found[1] ?? '')
  if (found === null || field === undefined) return text
  const label = capitalize((found[2] ?? '').trim())
  edit.brief.fields = edit.brief.fields.map((each) => (each === field ? { ...each, label } : each))
  edit.clauses.push(`call the field “${field.label}” “${label}”`)
  return text.replace(found[0], '')
}

function takeDuty(text: string, edit: EditReading): string {
  const found = duty.exec(text)
  const field =
    found === null || /\badd\b/i.test(text)
      ? undefined
      : findField(edit.brief, (found[1] ?? '').replace(/^.*\b(?:make|set|mark)\b/i, ''))
  if (found === null || field === undefined || field === edit.brief.fields[0]) return text
  const required = /^(?:required|mandatory)$/i.test(found[2] ?? '')
  if (field.required === required) return text
  if (!required) edit.relaxed.push(field)
  edit.brief.fields = edit.brief.fields.map((each) => (each === field ? { ...each, required } : each))
  edit.clauses.push(`make “${field.label}” ${required ? 'required' : 'optional'}`)
  return text.replace(found[0], '')
}

const partWords: Readonly<Record<Part, string>> = {
  comments: 'let people comment',
  likes: 'add a like button',
  figures: 'add a page with numbers and charts',
  csv: 'add CSV export and import',
  'dark-switch': 'add a switch between light and dark',
  about: 'add an about page',
  contact: 'add a contact form',
  favourites: 'add a list of favourites',
  ratings: 'add stars that people give',
  calendar: 'add a calendar',
  map: 'add a map',
  streaks: 'add days to tick, and streaks',
  newsletter: 'add a newsletter form',
}

/** Parts that come or go, and the door. */
function takeWishes(text: string, edit: EditReading): string {
  const isRemoval = /\b(?:remove|delete|drop|get rid of|take (?:out|away)|no more|without|hide)\b/i.test(text)
  const { brief } = edit
  const wanted = readParts(`with ${text}`)
  let rest = text
  for (const part of wanted) {
    if (part === 'contact') {
      if (!isRemoval) addContact(edit)
    } else if (isRemoval === brief.parts.includes(part)) {
      edit.brief.parts = isRemoval ? brief.parts.filter((known) => known !== part) : [...edit.brief.parts, part]
      edit.clauses.push(isRemoval ? partWords[part].replace(/^(?:add|let people)/, 'take out') : partWords[part])
    }
  }
  const access = readAccess(text, brief.topic)
  if (access !== 'open' && brief.access === 'open' && brief.front === 'list') {
    edit.brief.access = access
    edit.clauses.push(
      access === 'private'
        ? 'add sign-up and login, so that each person sees only what is theirs'
        : access === 'admin'
          ? 'add sign-up and login, so that only the admin adds and changes'
          : 'add sign-up and login, so that members add and change what is theirs',
    )
  }
  if (wanted.length > 0 || access !== 'open') rest = text.replace(wishWords, ' ')
  return rest
}

const wishWords =
  /\b(?:an?|the|some|people can|users can|with)?\s*(?:log-?ins?|sign-?ins?|sign-?ups?|accounts?|comments?|likes?|charts?|graphs?|dashboards?|statistics|stats|csv|export|import|dark[- ]mode|about|contact)\b\s*(?:and (?:import|export|registration|sign-?up))?\s*(?:pages?|forms?|sections?|buttons?|switch|toggle|screen|feature|option|us|me)?/gi

function addContact(edit: EditReading): void {
  if (edit.brief.more.some(({ isInbox }) => isInbox) || edit.brief.isInbox) return
  const fields = readFields('name (required), email (required), message (long text, required)').fields
  edit.brief.more = [
    ...edit.brief.more,
    { singular: 'message', plural: 'messages', fields, skeleton: 'index', topic: 'records', isInbox: true },
  ]
  edit.clauses.push(partWords.contact)
}

function takeRemovals(text: string, edit: EditReading): string {
  let rest = text
  for (const found of text.matchAll(removal)) {
    for (const words of (found[1] ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
      const field = findField(edit.brief, words)
      if (field === undefined) edit.refused.push(`removing “${words.trim()}”, because there is no field of that name`)
      else if (field === edit.brief.fields[0])
        edit.refused.push(`removing “${field.label}”, because every ${edit.brief.entity.singular} is known by it`)
      else {
        edit.removed.push(field)
        edit.brief.fields = edit.brief.fields.filter((each) => each !== field)
        edit.clauses.push(`take “${field.label}” off the pages (what is stored in it stays in the database)`)
      }
    }
    rest = rest.replace(found[0], '')
  }
  if (edit.brief.skeleton === 'days' && !edit.brief.fields.some((field) => field.kind === 'date'))
    edit.brief.skeleton = 'index'
  return rest
}

const notFields =
  /\b(?:pages?|sections?|buttons?|menus?|nav(?:igation)?|footers?|headers?|search|filters?|sort(?:ing)?|maps?|charts?|graphs?|log-?in|sign-?in|accounts?|toggles? (?:for|between)|animations?|hero|newsletter|carousel|slider|gallery|table|view|modes?|theme|fonts?|colou?rs|tests?|features?|backend|apis?|shadows?|borders?|icons?|emojis?|more (?:rows|data|items|examples)|comments section)\b/i
const listEnding =
  /\s+(?:(?:to|on|in|into|at)\s+(?:(?:the|each|every|all|my|our|a|an|it|them)\b.*|there)|(?:for|of)\s+(?:each|every|all|them|it)\b.*)$/i

function takeAdditions(text: string, edit: EditReading, isUnsupported: boolean): void {
  for (const found of text.matchAll(addition)) {
    const list = (found[1] ?? '')
      .replace(listEnding, '')
      .replace(
        /^(?:(?:an?|the|some|two|three|another|more|new|extra|additional|following)\s+)*(?:fields?|columns?|inputs?|properties|property|attributes?)\s*(?:for|called|named|like|with(?: the name)?|:|to (?:track|store|record|enter|note))?\s*(?:the |an? )?(?=\S)/i,
        '',
      )
      .replace(/\s+as well$|\s+too$|\s+please$/i, '')
    for (const field of readFields(list).fields) {
      if (notFields.test(field.label)) {
        if (!isUnsupported) edit.refused.push(`“${field.label.toLowerCase()}”`)
      } else if (edit.brief.fields.some((known) => known.name === field.name)) {
        edit.refused.push(`adding “${field.label}”, because there is a field of that name already`)
      } else if (edit.brief.fields.length >= 24) {
        edit.refused.push(`adding “${field.label}”, because 24 fields are the most one form holds`)
      } else {
        edit.added.push(field)
        edit.brief.fields = [...edit.brief.fields, field]
        edit.clauses.push(`add the field “${field.label}” (${kindWords(field)})`)
      }
    }
  }
}

export function kindWords({ kind, options, max }: Field): string {
  const words = {
    text: 'text',
    long: 'long text',
    number: 'number',
    money: 'amount of money',
    date: 'date',
    time: 'time of day',
    boolean: 'yes or no',
    choice: 'choice',
    email: 'email address',
    phone: 'phone number',
    url: 'web address',
    picture: 'picture',
    tags: 'tags',
    reference: 'one of the others',
    rating: `rating from 1 to ${max ?? 5}`,
  }
  return kind === 'choice' ? (options ?? []).join(', ') : words[kind]
}
