// What somebody is to tell of themselves or of their wish, wherever a message says so: behind verbs of telling and asking
// ("leaves", "we need to know"), behind what holds it ("each booking has", "form:"), and as what "is required".
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readField } from '../fields/read-fields.ts'
import { type Context, askedAsQuestion, made, whenWords } from './asked-questions.ts'
import { type Choice, choiceMark, isFactName, maskChoices, orDerived } from './named-choices.ts'

export interface AskedFacts {
  fields: Field[]
  /** Set by whoever reads what came in. */
  status: Field | null
  /** A verb says that somebody tells them. */
  isTold: boolean
  /** The message without the sentences that ask. */
  rest: string
}

const object = String.raw`(?:\s+(?:us|me|him|her|them|down|in|out|up|also|too|for it|for that)(?![\p{L}'’]))*`
/** Verbs by which somebody gives what is asked of them. */
const telling = String.raw`(?:leav(?:e|es|ing)|giv(?:e|es|ing)|enter(?:s|ing)?(?: (?:themselves|himself|herself|yourself)(?: for| in| into)?)?|tell(?:s|ing)?|say(?:s|ing)?|stat(?:e|es|ing)|writ(?:e|es|ing)(?: (?:themselves|himself|itself))?|typ(?:e|es|ing)|put(?:s|ting)?(?: (?:themselves|himself|herself|itself|yourself|oneself))?|fill(?:s|ing)?|provid(?:e|es|ing)|choos(?:e|es|ing)|pick(?:s|ing)?|select(?:s|ing)?|mention(?:s|ing)?|indicat(?:e|es|ing)|specif(?:y|ies|ying)|let(?:s)? (?:us|me) know|notes?|noting|hand(?:s|ing)? in|describ(?:e|es|ing)(?: \p{L}+ \p{L}+:)?|drop(?:s|ping)?|nam(?:e|es|ing)(?= (?:the|your|their|his|her|our|its)\b))`
/** Verbs by which it is asked. */
const asking = String.raw`(?:ask(?:s|ing|ed)?(?: (?:them|him|her|people|visitors|everyone|everybody|guests))?(?: for)?|(?:i|we|you)(?:['’]d| would| also| must| have)*(?: (?:want|like|need|love|have))? to (?:know|learn)|(?:i|we) must know|(?:i|we) (?:also )?(?:need|want|require|collect|keep|record|note)|need(?:ed|s)?|requir(?:e|es|ing)|collect(?:s|ing)?|records?)`
/** What holds the facts: "each booking has", "a form with", "sign up with". */
const holding = String.raw`(?:(?:bookings?|reservations?|registrations?|requests?|sign-?ups?|entr(?:y|ies)|form|sheet|fields?)(?: (?:form|page|sheet))?\s*(?:has|have|needs?|contains?|consists? of|says|holds|with|asks?(?: for)?|asking for|wants?|requires?|:|-)|(?:sign(?:s|ed)?(?:ing)? up|regist(?:er|ers|ering)|appl(?:y|ies)|writes? in|write themselves in|join(?:s|ing)?|book(?:s|ed|ing)?|reserv(?:e|es|ed|ing)|enrol(?:l?s)?)\b[^.;:!?]{0,50}?(?:\bwith|\bby giving|\bgiving|:)|(?:what|all) (?:i|we) (?:have to|need to|want to|must|should) know(?: is| are)?\s*:?|(?:also )?(?:noted|asked|needed|recorded|wanted|interesting|important|required)\s*:|(?:data|details|facts|information|info|to fill in|per (?:booking|reservation|entry|person))\s*:|what (?:i|we) need\b[^.;:,!?]{0,30}?\b(?:is|are)(?= )|(?:app|tool|calendar|something|page|form|list)\b[^.;:!?§]{0,40}:(?=[^.:]*,[^.:]*,))`
const trigger = new RegExp(String.raw`(?<![\p{L}'’-])(?:${telling}|${asking}|${holding})(?![\p{L}'’])${object}`, 'giu')
const strongTrigger = new RegExp(String.raw`^(?:${telling}|${holding}|nam(?:e|es|ing)$|[^]*\bknow$)`, 'iu')

const tellsOnly = new RegExp(String.raw`^${telling}`, 'iu')

/** "A mobile number is required", "a phone number would be nice". */
const isWanted =
  /^(?:and |also |an? |the |their |his |her )*([\p{L}\d' ’-]{3,40}?)\s+(?:(?:is|are|would be|must be|has to be|should be)\s+(?:also |always )?(?:required|needed|necessary|mandatory|compulsory|a must|optional|nice|good|helpful|asked for|noted|recorded|wanted|important)|(?:matters?|counts?))\b/iu

/** Where what is asked ends and something else is told. */
const turns =
  /,?\s+(?:so that|so (?:i|we|they|you|nobody|everyone|that)|because|since|while|whereas|after which|in order to|(?:need|with|behind|using) (?:an? |the )?(?:password|code|pin)|then (?:i|we|it|the)|which (?:i|we|then|makes?|is then|are then))\b|\s+(?:beforehand|themselves|online|on their own|if they like|for a free \p{L}+|for (?:an?|the) (?:trial|taster)\b.*)$/iu
const otherSubject =
  /^(?:(?:and|but|then|plus|also|or)\s+)*(?:i|we|everyone|everybody|nobody|no ?one|no two|the next one|anyone else|all of us|only (?:i|we|the)|our \p{L}+ \p{L}+|my \p{L}+ \p{L}+|the (?:list|app|page|system|calendar|entries|requests|bookings)|the (?:owner|team|office|same) \p{L}+|it|this|that|there|double|no (?:double|clash\w*)|is (?:refused|told)|gets? (?:told|refused))\b/iu
const ownAsks = /^(?:(?:and|but|also)\s+)*(?:i|we|you|it|my \p{L}+|our \p{L}+)\b/iu

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/u, '').trim())
    .filter((sentence) => sentence !== '')

const isQuestion = /^(?:(?:for|on|at|in|by|from|until|with)\s+)?(?:who|what|which|where|when|why|how|whether|if)\b/iu

/** One piece of what is asked; null where it names no fact. */
function readPiece(piece: string, choices: readonly Choice[], context: Context): Field | null {
  const mark = choiceMark.exec(piece)
  if (mark !== null) {
    const choice = choices[Number(mark[1])]
    if (choice === undefined || choice.isState) return null
    return fieldOfChoice(choice)
  }
  const said = piece
    .replace(
      /^(?:(?:and|or|plus|also|then|as well as|of course|maybe|perhaps|please|just|only|simply|the following|:|with|both|at least|optionally|possibly)\s+)*/iu,
      '',
    )
    .replace(/^(?:about|of) (?:the|their|his|her|its)\s+/iu, '')
    .replace(/^(?:an? |the )?(?:\p{L}+ )?(?:form|sheet) (?:for|asking for)\s+/iu, '')
    .trim()
  if (said === '') return null
  if (isQuestion.test(said)) return askedAsQuestion(said, context)
  // "On the waiting list with name".
  const behind = /\b(?:with|by giving)\s+(.+)$/iu.exec(said)?.[1]
  if (behind !== undefined && /^(?:on|to|in|into|up|for|an? (?:\p{L}+ )?(?:form|sheet))\b/iu.test(said))
    return readPiece(behind, choices, context)
  const noun = said
    .replace(/^(?:the|an?|their|your|his or her|his|her|its|our|my|one|some)\s+/iu, '')
    .replace(/\s+(?:of|on|for) (?:the|an?|their) (?:person|visitor|booking|guest|day)$/iu, '')
  const range = /^(\p{L}+(?: \p{L}+)??) (?:from |between )?(\d{1,2})\s*(?:to|-|–|until|and)\s*(\d{1,2})$/iu.exec(noun)
  if (range !== null) {
    const [, label = '', from = '', to = ''] = range
    const many = Number(to) - Number(from) + 1
    if (many >= 2 && many <= 31)
      return {
        ...made(label, 'choice'),
        options: Array.from({ length: many }, (_, index) => String(Number(from) + index)),
      }
  }
  if (
    noun.split(' ').length > 6 ||
    /^\d|^(?:yes|no|ok)$/i.test(noun) ||
    noFact.test(noun) ||
    /^(?:press|click|tap|hit)(?:es|s)?\b/i.test(noun) ||
    whenWords.test(noun) ||
    /^on (?:their|the|an?) (?:phone|mobile|tablet|computer)s?$/i.test(said)
  )
    return null
  if (/^numbers? (?:to|where|on which|at which|for) /i.test(noun)) return made(noun, 'phone')
  const [, ownName] =
    /^((?:sur|first |last |full )?name)s?(?: down)?(?: beforehand| first| here| there)?$/iu.exec(noun) ?? []
  const field = readField(ownName ?? noun)
  if (field === null) return null
  // What tells one of many apart may have letters in it: "flat number 12 b".
  if (/\b(?:contact|mobile|cell) (?:no|number|nr)\b/i.test(field.label)) return { ...field, kind: 'phone' }
  if (field.kind === 'number' && /^(?!number\b).+ (?:number|no|nr)$/i.test(field.label))
    return made(field.label, 'text')
  return /^(?:guests|people|persons|players|children|adults|participants|jars|pieces|passengers|rowers|seats|nights)$/i.test(
    field.label,
  )
    ? { ...field, kind: 'number' }
    : field
}

export function fieldOfChoice(choice: Choice): Field | null {
  const label = orDerived(choice)
  if (label === '' || choice.options.length < 2) return null
  return { ...made(label, 'choice'), options: choice.options }
}

const piecesOf = (list: string): string[] =>
  list
    .split(/\s*[,;:]\s*(?!\d)|\s+[-–—]\s+|\s+(?:and|plus|as well as|along with|together with)\s+|\s+&\s+/iu)
    .map((piece) =>
      piece
        .replace(/[.!?]+$/u, '')
        .replace(/^\s*(?:and|or|plus|&)\s+/iu, '')
        .trim(),
    )
    .flatMap((piece) => (/^from where to where$/i.test(piece) ? ['from where', 'to where'] : unpunctuated(piece)))
    .filter((piece) => piece !== '')

const oneWord =
  /^(?:names?|surname|date|day|time|hour|phone|mobile|e-?mail|address|street|age|purpose|notes?|company)$/i
/** "Name date time": facts without a comma between them. */
function unpunctuated(piece: string): string[] {
  const all = piece.replace(/^(?:their|the|an?|your) /i, '').split(/\s+/u)
  const isPair = /^(?:e-?mail address|street address|phone date|name day|birth date)$/i.test(all.join(' '))
  return all.length >= 2 && !isPair && all.every((word) => oneWord.test(word)) ? all : [piece]
}

/** Is a piece sure to be asked for, by its own words? */
const isSure = (piece: string): boolean =>
  choiceMark.test(piece) || isFactName.test(piece.replace(/[.!?]$/u, '')) || isQuestion.test(piece)

const noFact =
  /^(?:it|them|one|themselves|everything|all|this|that|list|message|double bookings?|so|too|then|again|only|there|here|later|online|app|page|site|form)$/i

interface Read {
  fields: Field[]
  /** How many of them are facts by their own words. */
  sure: number
  /** Names of those that are chosen, though it is not said there from what. */
  chosen: string[]
  isTold?: boolean
}

const nothing: Read = { fields: [], sure: 0, chosen: [] }

const refuses =
  /\bdouble\b|\balready\b|\btaken\b|\btwice\b|\bclash\w*|\boverlap\w*|\brefus\w*|\breject\w*|\bimpossible\b|\bsomeone else\b|\bgone\b|\bbusy\b/i

function readSentence(text: string, choices: readonly Choice[], context: Context): Read {
  const found = [...text.matchAll(trigger)].filter(
    ({ index, 0: said }) => !/^(?:notes?|state|form|record|type|requests?)$/i.test(said.trim()) || index > 0,
  )
  const wanted = isWanted.exec(text)?.[1]
  const isShort = text.split(' ').length <= 9 && (wanted?.split(' ').length ?? 9) <= 3 && !refuses.test(text)
  if (wanted !== undefined && (isFactName.test(wanted) || isShort)) {
    const field = readPiece(wanted, choices, context)
    if (field !== null)
      return {
        sure: 1,
        chosen: [],
        fields: [
          {
            ...field,
            required:
              /\brequired|\bneeded|\bnecessary|\bmandatory|\bmust\b(?! be nice)/i.test(text) &&
              !/\bnot? (?:a must|required|needed|necessary)|n['’]t (?:a must|required|needed)/i.test(text),
          },
        ],
      }
  }
  let best: Read = nothing
  for (const each of found) {
    // "It should say so if …" is told of the app.
    if (
      /\b(?:it|app|page|message|system|they have)(?: (?:should|must|then|can|will|has to|to))* $/i.test(
        text.slice(0, each.index),
      ) &&
      /^(?:say|tell|write|giv|note|state)/i.test(each[0])
    )
      continue
    // "I give lessons" offers something.
    if (
      /\b(?:i|we)(?: (?:also|now|can|will))? $/i.test(text.slice(0, each.index)) &&
      /^(?:giv|leav|provid|tell|say|put|choos|pick|select)/i.test(each[0])
    )
      continue
    // "After typing in a code" tells of whoever reads.
    if (
      /\b(?:after|by|without) $/i.test(text.slice(0, each.index)) &&
      /\b(?:code|password|pin)\b/i.test(text.slice(each.index))
    )
      continue
    if (refuses.test(text.slice(0, each.index + each[0].length))) continue
    const rest = text.slice(each.index + each[0].length)
    const isChosen = /^(?:choos|pick|select)/i.test(each[0])
    const read = readFrom(rest, { isStrong: strongTrigger.test(each[0]), isChosen, choices, context })
    if (
      read.sure > best.sure ||
      (read.sure === best.sure && (isShorter(read, best) || (tellsOnly.test(each[0]) && best.isTold !== true)))
    )
      best = { ...read, isTold: tellsOnly.test(each[0]) }
  }
  if (best.sure === 0 && refuses.test(text)) return nothing
  if (best.fields.length > 0) return best
  // A list of nothing but facts needs no verb: "what it's called, its breed, whether …".
  const after = text.replace(/^[^:§]{0,240}:\s+/u, '')
  const pieces = piecesOf(after)
  const first = pieces.findIndex(isSure)
  let last = pieces.findLastIndex(isSure)
  while (last + 1 < pieces.length && (pieces[last + 1] ?? '').split(' ').length <= 2) last++
  const sure = pieces.filter(isSure).length
  if (refuses.test(pieces.slice(first, last + 1).join(' '))) return best
  // "Pilot, date, mission": words without a verb are facts together.
  const isBare =
    pieces.length >= 3 && sure >= 1 && text === after && pieces.every((piece) => piece.split(' ').length <= 3)
  if (pieces.length >= 2 && (isBare || sure * 3 >= pieces.length * 2 || (sure >= 3 && sure * 2 >= pieces.length)))
    return readFrom((isBare ? pieces : pieces.slice(first, last + 1)).join(', '), {
      isStrong: true,
      isChosen: false,
      choices,
      context,
    })
  return best
}

const isShorter = (one: Read, other: Read): boolean =>
  other.fields.length === 0 || (one.fields.length > 0 && one.fields.length < other.fields.length)

function readFrom(
  rest: string,
  {
    isStrong,
    isChosen,
    choices,
    context,
  }: { isStrong: boolean; isChosen: boolean; choices: readonly Choice[]; context: Context },
): Read {
  const end = turns.exec(rest)?.index ?? rest.length
  const fields: Field[] = []
  const chosen: string[] = []
  let sure = 0
  const pieces = piecesOf(rest.slice(0, end))
  const hasSure = pieces.some(isSure)
  let chooses = isChosen
  for (const piece of pieces) {
    const inner = withoutVerb(piece)
    if (inner === null) break
    if (inner.verb !== '') chooses = /^(?:choos|pick|select)/i.test(inner.verb)
    if (!isStrong && !isSure(inner.said) && !hasSure) continue
    const field = readPiece(inner.said, choices, context)
    if (field === null || fields.some(({ name }) => name === field.name)) continue
    fields.push(field)
    if (isSure(inner.said)) sure++
    if (chooses && field.kind === 'text') chosen.push(field.name)
  }
  return { fields, sure, chosen }
}

/** "And say which day" → "which day"; null where somebody else does something. */
function withoutVerb(piece: string): { said: string; verb: string } | null {
  const found = [...piece.matchAll(trigger)]
  const [first] = found
  if (first !== undefined && (!otherSubject.test(piece) || ownAsks.test(piece))) {
    const before = piece.slice(0, first.index).trim()
    const isVerb =
      before === '' ||
      /^(?:(?:and|or|then|also|they|he|she|you|i|we|who|people|members?|guests?|please|on|in|at|by|which|where|can|could|should|must|may|will|would|to|have|has|there|below|everyone|everybody|whoever|the \p{L}+|an? \p{L}+|\p{L}+s)\s*)+$/iu.test(
        before,
      )
    const inner = piece.slice(first.index + first[0].length).trim()
    if (isVerb && inner !== '') return { said: inner, verb: first[0] }
  }
  return otherSubject.test(piece) ? null : { said: piece, verb: '' }
}

const audience = /\b(guests|visitors|participants|players|pupils|children|rowers|adults|persons|passengers|kids)\b/iu

export function readAskedFacts(text: string): AskedFacts {
  const people = /\b(?:guests?)\b/i.test(text) ? 'guests' : (audience.exec(text)?.[1]?.toLowerCase() ?? 'people')
  const fields: Field[] = []
  const chosen: string[] = []
  const rest: string[] = []
  const loose: Choice[] = []
  let status: Field | null = null
  let isTold = false
  for (const sentence of sentencesOf(text)) {
    const [said = '', list = ''] =
      /\b(?:state|status|stage)s?\b[^.:;,]{0,24}:\s*([^.;:]+,[^.;:]+)/iu.exec(sentence) ?? []
    const states =
      said === ''
        ? undefined
        : list
            .split(/\s*,\s*(?:or |and )?|\s+(?:or|and)\s+/iu)
            .map((each) => capitalize(each.replace(/[.!]$/u, '').trim()))
    if (states !== undefined) status ??= { ...made('Status', 'choice'), options: states }
    const { text: masked, choices } = maskChoices(
      sentence
        .replace(said === '' ? /^$/ : said, ' ')
        .replace(/["“][^"“”]*["”]/gu, ' ')
        .replace(/\bthere(?= (?:names?|phone|e-?mail)s?\b)/giu, 'their'),
    )
    const state = choices.find(({ isState }) => isState)
    if (state !== undefined) status ??= { ...made('Status', 'choice'), options: state.options }
    const about = /^(?:the|their|your) (\p{L}+)\b/iu.exec(sentence)?.[1] ?? ''
    const read = readSentence(masked, choices, { people, about })
    const told = new Set(read.fields.flatMap(({ options }) => (options === undefined ? [] : [options.join('|')])))
    loose.push(...choices.filter(({ isState, options }) => !isState && !told.has(options.join('|'))))
    for (const field of read.fields) if (!fields.some(({ name }) => name === field.name)) fields.push(field)
    chosen.push(...read.chosen)
    isTold ||= read.isTold === true && read.fields.length > 0
    if (read.fields.length === 0 && state === undefined) rest.push(sentence)
    // What goes on behind a semicolon may tell of something else.
    else
      rest.push(
        ...sentence
          .split(';')
          .slice(1)
          .filter((part) => !piecesOf(part).some(isSure)),
      )
  }
  return { fields: withLoose(fields, loose, chosen), status, isTold, rest: rest.join(' ') }
}

const lastWord = (words: string): string => words.toLowerCase().split(' ').at(-1) ?? ''

/** "The small, the medium or the family one … choose the box": the choices that were told elsewhere. */
function withLoose(fields: readonly Field[], loose: readonly Choice[], chosen: readonly string[]): Field[] {
  const open = [...loose]
  const take = (field: Field, fits: (choice: Choice) => boolean): Field => {
    const at = open.findIndex(fits)
    const [choice] = field.kind === 'choice' || at < 0 ? [] : open.splice(at, 1)
    return choice === undefined ? field : { ...field, kind: 'choice', options: choice.options }
  }
  const completed = fields
    .map((field) => take(field, ({ label }) => label !== '' && lastWord(label) === lastWord(field.label)))
    .map((field) =>
      chosen.includes(field.name) ? take(field, ({ label, isOffered }) => label === '' && isOffered) : field,
    )
  const added = open.flatMap((choice) => {
    const field = choice.isOffered ? fieldOfChoice(choice) : null
    return field === null || completed.some(({ name }) => name === field.name) ? [] : [field]
  })
  const all = [...completed, ...added]
  // "Ask for a date: …, the date they wish": the longer one says the same.
  return all.filter(
    ({ label, kind }, index) =>
      !all.some(
        (other, at) =>
          at > index && other.kind === kind && other.label.toLowerCase().startsWith(`${label.toLowerCase()} `),
      ),
  )
}
