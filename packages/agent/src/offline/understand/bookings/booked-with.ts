// What whoever books a place is asked, wherever it is told: "by giving their name and e-mail address", "Anyone booking leaves
// their name and phone number", "telling us the name of the dog and its age".
import type { Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'

/** People come to something that is held. */
const comes =
  /\b(?:book(?:ed|ing|able|ings)|books?(?= (?:an?|the|them|it|one|places?|seats?|spots?|their|online|for|by|with|in)\b)|(?:to|can|could|may|people|visitors|owners|guests) book|sign(?:s|ed|ing)?[- ]?ups?|sign(?:s|ing)? (?:themselves |yourself )?up|regist(?:er|ers|ered|ering|ration|rations)|enrol\p{L}*|reserv(?:e|es|ed|ing|ations?)|puts? (?:their|your|his|her) names?\b[^.;]{0,60}?\bdown|puts? (?:(?:their|your|his|her) names? (?:down|on)|themselves down|down (?:their|your) names?)|takes? part|(?:wants?|would like|wishes) to (?:come|join|attend|participate)|joined|to join|join(?:s|ing)?(?= (?:an?|the|one|it|them|in)\b)|rsvps?|attends?|ask(?:s|ing)? for (?:an?|their|the) (?:place|spot|seat))\b/iu
/** Of an account, a newsletter or a club is spoken otherwise. */
const ofAccount =
  /\b(?:members?|users?|editors?|authors?) (?:can |must |have to |need to |should )?(?:log|(?:sign|register)s?\b(?!(?: up)? (?:by|for|with|to (?:an?|the))\b))|\b(?:sign|register|registration)\b[^.;]{0,15}\b(?:account|newsletter|post|write|read)\b|\bsign(?:s|ed)? in\b|\b(?:newsletter|mailing list)\b[^.;]{0,15}\bsign(?:s|ed|ing)?[- ]?ups?\b|\bfacebook\b|\bguest ?book\b|\b(?:booking|book)keeping\b/iu
const asked =
  /(?:\b(?:by |and |, )?(?:giving|leaving|entering|telling (?:us|me)|typing(?: in)?|stating|sending|filling in|with|leaves?|gives?|enters?|tells? (?:us|me)|states?|types?(?: in)?|writes?|sends?|(?:we|i) (?:need|ask for|want|get)|asks? (?:for|them for)|asked for|needs?|including)\s+|[:(]\s*)(?:only |just |us |me )?(?=([^.;:()\n¶]+))/giu
const isAsked = /\b(?:names?|e-?mails?|phone|mobile|telephone|address|age)\b/i
const leadsOn = /\b(?:by|giving|leaving|entering|with|for which)\b/i
const endOfList =
  /\s*(?:,?\s+(?:until|till|so that|so|while|when|after|before|which|and (?:then|we|i|they|get|gets|see|sees|the (?:places|seats|spots)|everyone|nobody|can))\b|,?\s+and\s+\p{L}+(?:\s+\p{L}+)?\s+(?:for sale|with|that|which)\b|,?\s+and\s+(?:we |i )?(?:sell|show|run|offer|list|have|hold|give)\b|\s+(?:is|are) (?:needed|enough|required)|\s+(?:needed|required)\b|[¶]).*$/iu

export interface BookedWith {
  /** What each of them is called: "sign-up". */
  singular: string
  fields: Field[]
  /** The sentence that tells that people come. */
  sentence: string
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;\n])\s+|\n/u).filter((each) => each.trim() !== '')
}

const names: readonly [RegExp, string][] = [
  [/\bregist/i, 'registration'],
  [/\bsign(?:s|ed|ing)?\b|\bputs?\b|\benrol|\bjoin|\bcome\b|\bpart\b/i, 'sign-up'],
  [/\breserv/i, 'reservation'],
]

/** Their name comes first, and how they are reached has to be said. */
function arranged(fields: readonly Field[]): Field[] {
  const own = fields.slice(0, 6)
  const at = own.findIndex(({ label, kind }) => kind === 'text' && /\bname\b/i.test(label))
  const [title] = at < 0 ? own : own.slice(at)
  if (title === undefined) return []
  const rest = own.filter((field) => field !== title)
  return [title, ...rest].map((field, index) => ({
    ...field,
    kind: index === 0 ? 'text' : field.kind,
    required: index === 0 || field.kind === 'email' || field.kind === 'phone',
  }))
}

const bareList =
  /\b(names?(?:\s*(?:,|\+|&|\band\b)\s*(?:e-?mail|mail|phone|telephone|mobile|age|address)(?: (?:number|address))?)+)/iu

function listIn(sentence: string, from: number): Field[] {
  for (const [, list = ''] of sentence.slice(from).matchAll(asked)) {
    // "With us by leaving their name": what is asked comes right behind its word.
    const [first = ''] = list.split(/,|\band\b/)
    if (!isAsked.test(list) || leadsOn.test(first)) continue
    const plain = list.replace(endOfList, '').replace(/\b(?:their|his|her|your|its|own|the|an?)\s+(?!class)/gi, '')
    const { fields } = readFields(plain)
    if (fields.length > 0) return arranged(fields)
  }
  // "They put their name, phone and the broken thing down".
  const [, putDown = ''] = /\bputs? ((?:their|your|his|her) names?\b[^.;]{0,60}?) down\b/i.exec(sentence) ?? []
  // "First Zip 17 Feb, name and mail needed", "tastings you can book, name+phone".
  const [, needed = ''] =
    /((?:your |their )?names?\b[^.;:()¶]{0,60}?)\s+(?:is |are )?(?:needed|required|enough)\b/i.exec(sentence) ?? []
  const [, bare = ''] = bareList.exec(sentence) ?? []
  const list = [putDown, needed, bare].find((each) => each !== '') ?? ''
  const { fields } = readFields(
    list
      .replace(/\bmail\b/gi, 'email')
      .replace(/\s*[+&]\s*/g, ', ')
      .replace(/\b(?:their|his|her|your|the)\s+/gi, ''),
  )
  return arranged(fields)
}

/** @param text without what is named with its values; null where nobody comes to anything */
export function readBookedWith(message: string): BookedWith | null {
  const text = message.replace(/\s*\([^()]*¶[^()]*\)/g, ' ¶')
  const told = sentencesOf(text).flatMap((sentence) => {
    const plain = sentence.replace(ofAccount, (all) => '·'.repeat(all.length))
    const found = comes.exec(plain)
    return found === null ? [] : [{ sentence, at: found.index + found[0].length, word: found[0] }]
  })
  const [first] = told
  if (first === undefined) return null
  const fields = told.map(({ sentence, at }) => listIn(sentence, at)).find((each) => each.length > 0)
  return {
    singular: names.find(([says]) => says.test(first.word))?.[1] ?? 'booking',
    fields: fields ?? readFields('name (required), email (required)').fields,
    sentence: first.sentence,
  }
}
