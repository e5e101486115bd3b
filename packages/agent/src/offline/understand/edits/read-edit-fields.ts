// Fields that come, go, and become something else: name, kind, options, duty, place.
import type { Brief, Field } from '../../brief.ts'
import { goneField } from './brought-back.ts'
import { isPlausibleFact, isRecord, sayNoFact, saysField } from './plausible-fact.ts'
import { isNamedRow } from './rows.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, withArticle } from '../inflect.ts'
import { kindOfWords, optionsOfName } from '../fields/field-kinds.ts'
import { type Edit, findField, kindInSentence, kindWords, normalWords, replaceField } from './read-edit-state.ts'
import { readFields } from '../fields/read-fields.ts'

const renameField =
  /\b(?:rename|relabel|change|call|name)\s+(?:the\s+)?(?:label\s+(?:of\s+(?:the\s+)?)?|field\s+|column\s+)?["“']?([\w ]+?)["”']?(?:\s+(?:field|column|label))?\s+(?:to|into|as)\s+["“']?([\p{L}\d /&’'-]+?)["”']?(?=$|[.,;!]|\s+(?:and|instead|please)\b)/iu
const addition =
  /\b(?:(?:and |also |please |can you |could you )*(?:add|include|insert|put in|append)(?: in)?|(?:also |now )?(?:track|record|store|save|note)(?: down)?|(?:i|we) (?:also |now )?(?:want|need|would like|['’]d like)(?: to (?:have|add|track|record|store|see|note(?: down)?|save|know))?|(?:each|every|the) \w+ (?:also |should |must )*(?:needs?|has|have|get)(?: to have)?|it (?:also )?(?:needs|should have|should also have)|there should (?:also )?be|give (?:it|them|each \w+|every \w+)|what about|how about|how about adding|missing)\s+(?!to\b|(?:people|users|everyone|visitors|customers|members|the \w+) to\b|(?:it|this|that|the (?:app|page|list|background|buttons?)) (?:be|in|to|as|look)\b)(.+?)(?=$|[.;!?]|\b(?:and (?:make|change|rename|remove|delete|show|set|use)|so (?:that|i|we)|because)\b)/gi
const duty =
  /\b(?:make|set|mark)?\s*(?:the )?["“']?([\w ,]+?)["”']?(?:\s+(?:field|column))?\s+(?:is |are |should be |to be |as |must be |be )?(required|mandatory|optional|not required)\b/i

export function takeFieldRename(text: string, edit: Edit): string {
  const found = renameField.exec(text)
  const field = found === null ? undefined : findField(edit.brief, found[1] ?? '')
  if (found === null || field === undefined || kindOfWords((found[2] ?? '').replace(/^an? /i, '')) !== undefined)
    return text
  // "Change the date to 19 June" gives a value, and a field has none.
  if (/^change\b/i.test(text) && !/\b(?:label|field|column)\b|["“]/i.test(text) && /\d|,/.test(text)) {
    edit.unknown = `changing “${field.label}” to that, because each ${edit.brief.entity.singular} has its own: rows are changed in the app itself`
    return text
  }
  const label = capitalize((found[2] ?? '').trim())
  replaceField(edit, field, { ...field, label })
  edit.clauses.push(`call the field “${field.label}” “${label}”`)
  return text.replace(found[0], '')
}

const retype =
  /^(?:change|make|turn|convert|set|switch|let)\s+(?:the )?(?:type of (?:the )?)?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:(?:(?:in)?to|as|be|should be)\s+(?:an? )?|an? )(.+)$/i
const isNow =
  /^(?:the )?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:should|must|shall) (?:be|become|hold)\s+(?:an? )?(.+)$/i
/** "Status should be open, done or waiting", "change status to open, done, waiting". */
const isOneOf =
  /^(?:(?:change|make|set|turn|let)\s+)?(?:the )?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:(?:should|must|shall|can|may) (?:only )?be|to(?: be)?|be|is|are|(?=:))\s*:?\s*(?:either |one of |any of )?([^()]+)$/i
const span = /^(?:from )?1\s*(?:to|-|–)\s*(\d{1,2})(?: stars?)?$/i
/** Among how many anybody still chooses. */
const mostOptions = 20

/** What a field may be, told as a list of values: text of its own becomes a choice. */
export function takeValues(text: string, edit: Edit): string {
  const found = isOneOf.exec(text)
  const words = (found?.[2] ?? '').trim()
  const highest = Number(span.exec(words)?.[1] ?? '')
  const options = optionsIn(words)
  const isList = /,|\/|\bor\b/i.test(words) && options.length >= 2 && options.length <= mostOptions
  if (found === null || (!isList && highest < 2) || kindOfWords(words) !== undefined) return text
  const field = findField(edit.brief, found[1] ?? '')
  if (field === undefined) {
    const label = capitalize((found[1] ?? '').trim())
    if (!isList || !/^(?:status|state|stage|category|type|kind|priority|size|level|genre)$/i.test(label)) return text
    edit.unknown = `what “${label}” may be, because there is no field of that name (say: add ${label.toLowerCase()} (${options.join(', ')}))`
    return text
  }
  if (!['text', 'choice', 'number', 'rating', 'long', 'tags'].includes(field.kind)) return text
  const { options: _o, max: _m, unit: _u, to: _t, ...plain } = field
  if (field === edit.brief.fields[0]) {
    edit.refused.push(`making “${field.label}” a choice, because every ${edit.brief.entity.singular} is known by it`)
    return ''
  }
  replaceField(edit, field, isList ? { ...plain, kind: 'choice', options } : { ...plain, kind: 'rating', max: highest })
  edit.clauses.push(
    isList
      ? `let “${field.label}” be one of ${options.join(', ')} (rows that hold another value keep it)`
      : `make “${field.label}” a rating from 1 to ${highest}`,
  )
  return ''
}

/** "Make the price a number", "turn status into a dropdown (open, done)". */
export function takeRetype(text: string, edit: Edit): string {
  const found = retype.exec(text) ?? isNow.exec(text)
  const field = found === null ? undefined : findField(edit.brief, found[1] ?? '')
  if (found === null || field === undefined) return text
  const words = (found[2] ?? '').replace(/\s+(?:instead|please|now|field)\b.*$/i, '').trim()
  const [said] = readFields(`${field.label}: ${words}`).fields
  const brackets = /[([](.+)[)\]]/.exec(words)?.[1]
  const kind = kindOfWords(words.replace(/\s*[([].*$|\s+(?:with|of|from|between).*$/i, ''))
  const options = optionsIn(
    brackets ?? /\b(?:with(?: the)?(?: options| choices| values)?|of|between|from)\s+(.+)$/i.exec(words)?.[1] ?? '',
  )
  const { options: _o, max: _m, unit: _u, to: _t, ...plain } = field
  let changed: Field | null = null
  if (kind === 'choice' || (options.length >= 2 && kind === undefined)) {
    const list = options.length >= 2 ? options : (optionsOfName(field.label) ?? [])
    if (list.length < 2) {
      edit.refused.push(
        `making “${field.label}” a choice, because I do not know between what (say: make ${field.label} a choice of A, B and C)`,
      )
      return ''
    }
    changed = { ...plain, kind: 'choice', options: list }
  } else if (kind !== undefined && kind !== 'reference')
    changed = {
      ...plain,
      kind,
      ...(kind === 'rating' && { max: said?.max ?? 5 }),
      ...(said?.unit !== undefined && kind === 'number' && { unit: said.unit }),
    }
  if (changed === null) return text
  if (field.name === edit.brief.fields[0]?.name && !['text', 'email', 'url', 'phone'].includes(changed.kind)) {
    edit.refused.push(
      `making “${field.label}” ${kindInSentence(changed)}, because every ${edit.brief.entity.singular} is known by it`,
    )
    return ''
  }
  const isSame =
    changed.kind === field.kind &&
    JSON.stringify([changed.options, changed.max, changed.unit]) ===
      JSON.stringify([field.options, field.max, field.unit])
  if (isSame) {
    edit.refused.push(`making “${field.label}” ${kindInSentence(changed)}, because it is so already`)
    return ''
  }
  if (field.kind === 'reference' || field.kind === 'picture') {
    edit.refused.push(`making “${field.label}” ${kindInSentence(changed)}, because what is stored in it would not fit`)
    return ''
  }
  replaceField(edit, field, changed.kind === 'boolean' ? { ...changed, required: false } : changed)
  edit.clauses.push(`make “${field.label}” ${kindInSentence(changed)}`)
  return ''
}

function optionsIn(words: string): string[] {
  return words
    .split(/\s*(?:,|\/|;)\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/i)
    .map((option) => capitalize(option.replace(/["“”'‘’]/g, '').trim()))
    .filter((option) => option !== '' && option.split(' ').length <= 4)
}

function isListed(option: string, options: readonly string[]): boolean {
  return options.some((each) => each.toLowerCase() === option.toLowerCase())
}

const addOptions =
  /^(?:add|include|allow)\s+(?:the |an? |another )?(?:(?:options?|choices?|values?|status(?:es)?)\s+)?(.+?)(?:\s+as (?:an? )?(?:option|choice|value))?\s+(?:to|for|in)\s+(?:the )?(?:(?:options|choices|values) (?:of|for) (?:the )?)?(.+?)(?:\s+(?:options|choices|values|field|dropdown))?$/i
const dropOptions =
  /^(?:remove|delete|drop)\s+(?:the )?(?:options?|choices?|values?)\s+(.+?)\s+(?:from|of|in)\s+(?:the )?(.+?)(?:\s+(?:field|dropdown))?$/i
const setOptions =
  /^(?:(?:change|set|make)\s+)?(?:the )?(?:options|choices|values)\s+(?:of|for|in)\s+(?:the )?(.+?)(?:\s+field)?\s+(?:to|should be|are|be|:)\s*:?\s*(.+)$/i

/** Words by which records are sorted; such a fact may hold any word. */
const isSorted = /^(?:category|genre|type|kind|group|section|folder|room|shelf|area)$/i

/** "Add category health", where the category is chosen among some. */
function namedOption(text: string, { fields }: Edit['brief']): { field: Field; said: string } | null {
  for (const field of fields) {
    if (field.kind !== 'choice' && !(field.kind === 'text' && isSorted.test(field.label))) continue
    const found = new RegExp(
      `^(?:add|include|create)\\s+(?:an?|the|another|one more)?\\s*(?:new |further |extra )?${escapePattern(field.label)}\\s+(?:called |named |option )?["“]?([^"“”():,]{2,40}?)["”]?$`,
      'i',
    ).exec(text)
    if (found !== null) return { field, said: found[1] ?? '' }
  }
  return null
}

/** "Remove waiting", where one field alone may be that. */
function withoutOption(text: string, { fields }: Brief): { field: Field; options: string[] } | null {
  const said = /^(?:remove|delete|drop|no more)\s+(?:the )?["“]?([^"“”]{2,40}?)["”]?$/i.exec(text)?.[1]?.toLowerCase()
  const holders = fields.filter(({ options = [] }) => options.some((option) => option.toLowerCase() === said))
  const [field] = holders
  const options = (field?.options ?? []).filter((option) => option.toLowerCase() !== said)
  return field === undefined || holders.length > 1 || options.length < 2 ? null : { field, options }
}

export function takeOptions(text: string, edit: Edit): string {
  const choiceOf = (words: string) => {
    const field = findField(edit.brief, words)
    return field?.kind === 'choice' ? field : undefined
  }
  const left = withoutOption(text, edit.brief)
  if (left !== null) return withOptions(edit, left.field, left.options)
  const named = namedOption(text, edit.brief)
  if (named?.field.kind === 'text') {
    const { label } = named.field
    edit.refused.push(
      `adding “${capitalize(named.said)}”, because “${label}” holds any word: it is there as soon as ${withArticle(edit.brief.entity.singular)} has it (say: make ${label.toLowerCase()} a choice of A, B and C)`,
    )
    return ''
  }
  if (named !== null) return withOptions(edit, named.field, [...(named.field.options ?? []), ...optionsIn(named.said)])
  const set = setOptions.exec(text)
  const added = set === null ? addOptions.exec(text) : null
  const dropped = set === null && added === null ? dropOptions.exec(text) : null
  const field = choiceOf(set?.[1] ?? added?.[2] ?? dropped?.[2] ?? '')
  if (field === undefined) return text
  const known = field.options ?? []
  const said = optionsIn(set?.[2] ?? added?.[1] ?? dropped?.[1] ?? '')
  const options =
    set !== null
      ? said
      : added !== null
        ? [...known, ...said.filter((option) => !isListed(option, known))]
        : known.filter((option) => !isListed(option, said))
  if (options.length < 2 || options.length > mostOptions || (options.length === known.length && set === null))
    return text
  return withOptions(edit, field, options)
}

function withOptions(edit: Edit, field: Field, options: string[]): string {
  replaceField(edit, field, { ...field, options })
  edit.clauses.push(`let “${field.label}” be one of ${options.join(', ')}`)
  return ''
}

export function takeDuty(text: string, edit: Edit): string {
  const found = duty.exec(text)
  if (found === null || /\badd\b/i.test(text)) return text
  const said = (found[1] ?? '').replace(/^.*\b(?:make|set|mark)\b/i, '')
  const names = said.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((name) => name.trim() !== '')
  const fields = names.flatMap((name) => findField(edit.brief, name) ?? [])
  const required = /^(?:required|mandatory)$/i.test(found[2] ?? '')
  // A tick is answered either way.
  const changed = fields.filter(
    (field) => field !== edit.brief.fields[0] && field.required !== required && field.kind !== 'boolean',
  )
  if (fields.length !== names.length || fields.length === 0) {
    if (fields.length === 0 && names.length === 1)
      edit.unknown = `making “${(names[0] ?? '').trim()}” ${required ? 'required' : 'optional'}, because there is no field of that name`
    return text
  }
  if (changed.length === 0) {
    const [field] = fields
    const isTitle = field === edit.brief.fields[0] && !required
    edit.refused.push(
      `making “${field?.label ?? ''}” ${required ? 'required' : 'optional'}, because ${isTitle ? `every ${edit.brief.entity.singular} is known by it` : 'it is so already'}`,
    )
    return ''
  }
  for (const field of changed) replaceField(edit, field, { ...field, required })
  const labels = changed.map(({ label }) => `“${label}”`).join(' and ')
  edit.clauses.push(`make ${labels} ${required ? 'required' : 'optional'}`)
  return text.replace(found[0], '')
}

const place =
  /^(?:move|put|place|bring|show|have)\s+(?:the )?(.+?)(?:\s+(?:field|column))?\s+(before|after|above|below|in front of|behind|first|last|to the (?:top|bottom|end|start|front)|at the (?:top|bottom|end|start)|up|down)(?:\s+(?:of )?(?:the )?(.+?))?(?:\s+(?:field|column))?$/i
const wholeOrder =
  /^(?:re-?order|order|sort|arrange|put)\s+(?:the )?(?:fields|columns|form)(?:\s+(?:as|like this|in (?:the|this) order|so))?\s*:?\s+(.+)$/i

/** The order of fields in form, list and page. The first one is the title: only words can come before it. */
export function takePlace(text: string, edit: Edit): string {
  const { fields } = edit.brief
  const list = wholeOrder.exec(text)
  let next: Field[] | null = null
  if (list !== null) {
    const named = (list[1] ?? '')
      .split(/\s*,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/i)
      .flatMap((words) => findField(edit.brief, words) ?? [])
    if (named.length < 2) return text
    next = [...named, ...fields.filter((field) => !named.includes(field))]
  } else {
    const found = place.exec(text)
    const field = found === null ? undefined : findField(edit.brief, found[1] ?? '')
    if (found === null || field === undefined) return text
    const where = (found[2] ?? '').toLowerCase()
    const rest = fields.filter((each) => each !== field)
    const beside = findField({ fields: rest }, found[3] ?? '')
    const isStep = where === 'up' || where === 'down'
    if (/before|after|above|below|front of|behind/.test(where) && beside === undefined) return text
    const at = fields.indexOf(field)
    const to =
      beside !== undefined
        ? rest.indexOf(beside) + (/after|below|behind/.test(where) ? 1 : 0)
        : isStep
          ? Math.max(0, at + (where === 'up' ? -1 : 1))
          : /first|top|start|front/.test(where)
            ? 0
            : rest.length
    next = rest.toSpliced(to, 0, field)
  }
  const [title] = next
  if (title === undefined || next.every((field, index) => field === fields[index])) return text
  if (title !== fields[0] && title.kind !== 'text') {
    // The title stays what a record is known by; what was to come first comes right after it.
    const main = fields[0]
    if (main === undefined) return text
    next = [main, ...next.filter((field) => field !== main)]
  }
  edit.brief.fields = next
  edit.clauses.push(
    `order the fields as ${next.flatMap(({ label, isMade }) => (isMade === true ? [] : [label])).join(', ')}`,
  )
  return ''
}

const notFields =
  /\b(?:pages?|sections?|buttons?|menus?|nav(?:igation)?|footers?|headers?|search|filters?|sort(?:ing)?|maps?|charts?|graphs?|log-?in|sign-?in|accounts?|toggles? (?:for|between)|animations?|hero|newsletter|carousel|slider|gallery|table|view|modes?|theme|fonts?|colou?rs|tests?|features?|backend|apis?|shadows?|borders?|icons?|emojis?|more (?:rows|data|items|examples)|comments section)\b/i
const listEnding =
  /\s+(?:(?:to|on|in|into|at)\s+(?:(?:the|each|every|all|my|our|a|an|it|them)\b.*|there)|(?:for|of)\s+(?:each|every|all|them|it)\b.*)$/i

/** "Sunlight with low, medium or bright", "size: S, M and L". */
const oneOf =
  /^((?:\p{L}+ ){0,2}\p{L}+)(?::| with| of| from| between| being| which is| that is| which can be| that can be)(?: (?:the )?(?:options|choices|values))?:?\s+(?:either )?([^():]+,[^():]+,?\s+(?:or|and)\s+[^():,]+|[^():,]+ or [^():,]+)$/iu

export function takeAdditions(text: string, edit: Edit, isUnsupported: boolean): void {
  if (isRecord(text) || isNamedRow(text, edit.brief)) {
    edit.refused.push(
      `adding that, because it reads like one of the ${edit.brief.entity.plural} with its values: those are added in the app itself (“Add …” on their page)`,
    )
    return
  }
  for (const found of text.matchAll(addition)) {
    const list = (found[1] ?? '')
      .replace(listEnding, '')
      .replace(
        /^(?:(?:an?|the|some|two|three|another|more|new|extra|additional|following)\s+)*(?:fields?|columns?|inputs?|properties|property|attributes?)\s*(?:for|called|named|like|with(?: the name)?|:|to (?:track|store|record|enter|note))?\s*(?:the |an? )?(?=\S)/i,
        '',
      )
      .replace(/\s+as well$|\s+too$|\s+please$/i, '')
      .replace(oneOf, (_, name: string, options: string) => `${name} (${options.replace(/,?\s+(?:or|and)\s+/g, ', ')})`)
    for (const field of readFields(list).fields) addOne(edit, field, { isUnsupported, isSaid: saysField.test(text) })
  }
}

/** Fronts whose records hold what their parts need, and no fact that anybody thinks of. */
const fixed: readonly Brief['front'][] = ['quiz', 'poll', 'chat', 'stage']
/** Where most of what is added is a part of the page, and no fact of its records. */
const ofPages: readonly Brief['front'][] = ['site', 'shop', 'booking']
const mostFields = 24

function addOne(
  edit: Edit,
  field: Field,
  { isUnsupported, isSaid }: { isUnsupported: boolean; isSaid: boolean },
): void {
  const { brief } = edit
  const known = brief.fields.find(
    ({ name, label }) => name === field.name || normalWords(label) === normalWords(field.label),
  )
  const isGuess = field.kind === 'text' && ofPages.includes(brief.front) && !isSaid
  if (notFields.test(field.label) && !isSaid) {
    if (!isUnsupported) edit.unknown = `adding “${field.label.toLowerCase()}”`
  } else if (fixed.includes(brief.front)) {
    edit.unknown = `adding “${field.label}”, because this sort of app has no place for further facts`
  } else if (known !== undefined) {
    const isOther = field.kind === 'choice' && JSON.stringify(known.options) !== JSON.stringify(field.options)
    if (isOther && isSaid && ['text', 'choice'].includes(known.kind) && known !== brief.fields[0])
      edit.clauses.push(chooseAmong(edit, known, field.options ?? []))
    else edit.refused.push(`adding “${field.label}”, because there is a field of that name already`)
  } else if (!isSaid && (isGuess || !isPlausibleFact(field))) {
    edit.unknown = sayNoFact(field.label, brief)
  } else if (brief.fields.length >= mostFields) {
    edit.refused.push(`adding “${field.label}”, because ${mostFields} fields are the most one form holds`)
  } else {
    const was = goneField(brief, field)
    // A word alone says no other kind than it had.
    const added = was !== undefined && !isSaid ? was : field
    edit.added.push(added)
    edit.brief.fields = [...brief.fields, added]
    edit.clauses.push(
      `add the field “${added.label}” (${kindWords(added)})${was === undefined ? '' : ' with what was stored in it before'}`,
    )
  }
}

function chooseAmong(edit: Edit, known: Field, options: string[]): string {
  replaceField(edit, known, { ...known, kind: 'choice', options })
  return `let “${known.label}” be one of ${options.join(', ')} (rows that hold another value keep it)`
}
