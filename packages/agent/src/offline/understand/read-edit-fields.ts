// Fields that come, go, and become something else: name, kind, options, duty, place.
import type { Field } from '../brief.ts'
import { capitalize } from './inflect.ts'
import { kindOfWords, optionsOfName } from './field-kinds.ts'
import { type Edit, findField, kindWords, normalWords, replaceField } from './read-edit-state.ts'
import { readFields } from './read-fields.ts'

const renameField =
  /\b(?:rename|relabel|change|call|name)\s+(?:the\s+)?(?:label\s+(?:of\s+(?:the\s+)?)?|field\s+|column\s+)?["“']?([\w ]+?)["”']?(?:\s+(?:field|column|label))?\s+(?:to|into|as)\s+["“']?([\p{L}\d /&’'-]+?)["”']?(?=$|[.,;!]|\s+(?:and|instead|please)\b)/iu
const removal =
  /\b(?:remove|delete|drop|get rid of|hide|take (?:out|away|off)|lose|no longer need|don['’]?t need|without)\s+(?:the |my |its )?(.+?)(?=$|[.;!]|\b(?:and (?:add|make|change|rename|show)|from (?:the|each|every|it)\b))/gi
const addition =
  /\b(?:(?:and |also |please |can you |could you )*(?:add|include|insert|put in|append)(?: in)?|(?:also |now )?(?:track|record|store|save|note)(?: down)?|(?:i|we) (?:also |now )?(?:want|need|would like|['’]d like)(?: to (?:have|add|track|record|store|see|note(?: down)?|save|know))?|(?:each|every|the) \w+ (?:also |should |must )*(?:needs?|has|have|get)(?: to have)?|it (?:also )?(?:needs|should have|should also have)|there should (?:also )?be|give (?:it|them|each \w+|every \w+)|what about|how about|how about adding|missing)\s+(?!to\b|(?:it|this|that|the (?:app|page|list|background|buttons?)) (?:be|in|to|as|look)\b)(.+?)(?=$|[.;!?]|\b(?:and (?:make|change|rename|remove|delete|show|set|use)|so (?:that|i|we)|because)\b)/gi
const duty =
  /\b(?:make|set|mark)?\s*(?:the )?["“']?([\w ,]+?)["”']?(?:\s+(?:field|column))?\s+(?:is |are |should be |to be |as |must be |be )?(required|mandatory|optional|not required)\b/i

export function takeFieldRename(text: string, edit: Edit): string {
  const found = renameField.exec(text)
  const field = found === null ? undefined : findField(edit.brief, found[1] ?? '')
  if (found === null || field === undefined || kindOfWords((found[2] ?? '').replace(/^an? /i, '')) !== undefined)
    return text
  const label = capitalize((found[2] ?? '').trim())
  replaceField(edit, field, { ...field, label })
  edit.clauses.push(`call the field “${field.label}” “${label}”`)
  return text.replace(found[0], '')
}

const retype =
  /^(?:change|make|turn|convert|set|switch|let)\s+(?:the )?(?:type of (?:the )?)?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:(?:(?:in)?to|as|be|should be)\s+(?:an? )?|an? )(.+)$/i
const isNow =
  /^(?:the )?["“']?([\w ]+?)["”']?(?:\s+(?:field|column))?\s+(?:should|must|shall) (?:be|become|hold)\s+(?:an? )?(.+)$/i

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
      `making “${field.label}” ${kindWords(changed)}, because every ${edit.brief.entity.singular} is known by it`,
    )
    return ''
  }
  if (field.kind === 'reference' || field.kind === 'picture') {
    edit.refused.push(`making “${field.label}” ${kindWords(changed)}, because what is stored in it would not fit`)
    return ''
  }
  replaceField(edit, field, changed.kind === 'boolean' ? { ...changed, required: false } : changed)
  edit.clauses.push(`make “${field.label}” a field for ${kindWords(changed)}`)
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

export function takeOptions(text: string, edit: Edit): string {
  const choiceOf = (words: string) => {
    const field = findField(edit.brief, words)
    return field?.kind === 'choice' ? field : undefined
  }
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
  if (options.length < 2 || options.length > 20 || (options.length === known.length && set === null)) return text
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
  const changed = fields.filter((field) => field !== edit.brief.fields[0] && field.required !== required)
  if (fields.length !== names.length || changed.length === 0) return text
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
  edit.clauses.push(`order the fields as ${next.map(({ label }) => label).join(', ')}`)
  return ''
}

export function takeRemovals(text: string, edit: Edit): string {
  let rest = text
  for (const found of text.matchAll(removal)) {
    for (const words of (found[1] ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
      const field = findField(edit.brief, words)
      if (field === undefined) edit.unknown = `removing “${words.trim()}”, because there is nothing of that name`
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
  if (edit.brief.skeleton === 'board' && !edit.brief.fields.some((field) => field.kind === 'choice'))
    edit.brief.skeleton = 'index'
  return rest
}

const notFields =
  /\b(?:pages?|sections?|buttons?|menus?|nav(?:igation)?|footers?|headers?|search|filters?|sort(?:ing)?|maps?|charts?|graphs?|log-?in|sign-?in|accounts?|toggles? (?:for|between)|animations?|hero|newsletter|carousel|slider|gallery|table|view|modes?|theme|fonts?|colou?rs|tests?|features?|backend|apis?|shadows?|borders?|icons?|emojis?|more (?:rows|data|items|examples)|comments section)\b/i
const listEnding =
  /\s+(?:(?:to|on|in|into|at)\s+(?:(?:the|each|every|all|my|our|a|an|it|them)\b.*|there)|(?:for|of)\s+(?:each|every|all|them|it)\b.*)$/i

/** "Sunlight with low, medium or bright", "size: S, M and L". */
const oneOf =
  /^((?:\p{L}+ ){0,2}\p{L}+)(?::| with| of| from| between| being| which is| that is| which can be| that can be)(?: (?:the )?(?:options|choices|values))?:?\s+(?:either )?([^():]+,[^():]+,?\s+(?:or|and)\s+[^():,]+|[^():,]+ or [^():,]+)$/iu

export function takeAdditions(text: string, edit: Edit, isUnsupported: boolean): void {
  for (const found of text.matchAll(addition)) {
    const list = (found[1] ?? '')
      .replace(listEnding, '')
      .replace(
        /^(?:(?:an?|the|some|two|three|another|more|new|extra|additional|following)\s+)*(?:fields?|columns?|inputs?|properties|property|attributes?)\s*(?:for|called|named|like|with(?: the name)?|:|to (?:track|store|record|enter|note))?\s*(?:the |an? )?(?=\S)/i,
        '',
      )
      .replace(/\s+as well$|\s+too$|\s+please$/i, '')
      .replace(oneOf, (_, name: string, options: string) => `${name} (${options.replace(/,?\s+(?:or|and)\s+/g, ', ')})`)
    for (const field of readFields(list).fields) {
      if (notFields.test(field.label)) {
        if (!isUnsupported) edit.unknown = `adding “${field.label.toLowerCase()}”`
      } else if (
        edit.brief.fields.some(
          (known) => known.name === field.name || normalWords(known.label) === normalWords(field.label),
        )
      ) {
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
