// Whose facts, states and notes these are, where a message tells them without saying it: "A CRM. Name, company", "On its
// page I write care entries", "and notes of talks with date".
import { pluralize, singularize } from '../inflect.ts'
import { saidStates } from '../fields/said-states.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
/** "Contact manager: people with name": the people are the contacts. */
const peopleKept = /\bpeople (?=(?:with|have|\())/iu
const keepsContacts = /\bcontacts? (?:manager|list|book|app|database|management)\b/i
/** "And notes of talks with date": talks, each with what was said. */
const notesOf = new RegExp(String.raw`,? and notes (?:of|on|about|from) (${word}s) with ((?:the )?date[^.;]*)`, 'iu')
/** "We need a CRM. Name, company, email": facts of a client. */
const crmFacts = /\b(CRM\b[^.:,]*)[.:] (?=(?:client |first |full )?name\b[^.:]*,)/i
/** "A client is a lead, then active, and sometimes lost": how far each is. */
const oneAfterTheOther =
  /(^|[.;]\s+)(?:an?|each|every|the) (\p{L}+) (?:is|starts as|begins as) (?:first )?(?:an? )?(\p{L}+),? (?:then|later) (?:becomes? )?(?:an? )?(\p{L}+)(?:,? (?:and|or)(?: sometimes| finally| then| later)? (?:an? )?(\p{L}+))?(?=[.;]|$)/giu
/** "States planned / in progress / done". */
const slashedStates =
  /(^|[,:;.]\s*|\b(?:with|and|has|have) )(?:an? |the )?(states?|status(?:es)?|stages?):? ((?:[\p{L}-]+ ?){1,2}(?:\s*\/\s*(?:[\p{L}-]+ ?){1,2}){2,})(?=\s*(?:[,.;]|$|\band\b))/giu
/** "My plants. Each has a nickname. On its page I write care entries: date": of each plant. */
const eachOfThem = /(^|[.;]\s+)each (?:one )?(has|have|gets?|needs) /giu
const onItsPage =
  /(^|[.;]\s+)(?:on|in|under) (?:its|their) (?:own )?page,? (?:i|we|you|people) (?:can )?(?:write|log|add|keep|note|record) ((?:\p{L}+ )?\p{L}+s): /iu
const keptFirst =
  /^\s*(?:(?:an? )?(?:app|list|tracker|log|book|page) (?:for|of) )?(?:my|our|the|all)?\s*(\p{L}+s)\b(?: at home| here)?\s*[.:]/iu

/** "…, a phone and are a lead, active or lost". */
const areOneOf =
  /(?:,|,? and) (?:is|are) (?:either )?(?:an? )?(\p{L}+), (?:an? )?(\p{L}+)(?:, (?:an? )?(\p{L}+))?,? or (?:an? )?(\p{L}+)(?=\s*(?:[.;]|$))/giu
/** "Each idea is open, planned or done and can be filtered by that." */
const eachIsOneOf =
  /(^|[.;]\s+)(?:each|every|an?) (\p{L}+) (?:is|can be)(?: either)? (\p{L}+), ((?:in )?\p{L}+)(?:, ((?:in )?\p{L}+))?,? or (\p{L}+)(?=\s*(?:[.;]|$)|,? and (?:can|i|we|the|you|one|visitors|people|may|is)\b)/giu
/** "What was said gets written down on the client's page". */
const saidOnPage =
  /(^|[.;]\s+)what (?:was|is|we|they) (?:said|discussed|agreed|talked about) (?:is|gets|are) (?:written down|noted(?: down)?|kept|logged|recorded) on (?:the|an?|each|every|their) (\p{L}+)['’]s? page/giu
/** "What was said in talks is written down on the page of the client with a date". */
const saidIn =
  /(^|[.;]\s+)what was (?:said|discussed|agreed)(?: (?:in|at|during|on))? (?:the )?(\p{L}+s) (?:is|gets|are) (?:written down|noted(?: down)?|kept|logged|recorded) (?:on|in) the page of (?:an?|the|each|every) (\p{L}+)(?: with (?:an? |the )?([^.;]+))?/giu
/** "Organisations with name and website, each with its contacts (name, role)": a kind of their own. */
const eachWithIts =
  /\b(\p{L}+s)( \([^()]*\)| (?:with|have) [^.;()]*?),? each (?:with|having|has) (?:its|their|his|her)(?: own)? (\p{L}+s)(?= \(| with )/iu
const stateList = (states: readonly (string | undefined)[]): string =>
  states.filter((state) => state !== undefined && state !== '').join(', ')
/** An invoice and an order are somebody's, whether that is said or not. */
const ofCustomers =
  /^(?![^]*\b(?:invoice|order|quote)s?\b[^.;]*\b(?:belongs? to|of (?:an?|each|the) (?:client|customer)|for (?:an?|each|the) (?:client|customer))\b)(?![^]*\((?:client|customer)\b)[^]*\b(clients|customers) (?:with|have|\()[^]*\b(invoices|orders|quotes) (?:with|have|\()(?![^.;)]*\b(?:client|customer)\b)/iu

/** What says whose facts and states these are, before anything else looks for their owner. */
export function ownersPlain(message: string): string {
  const text = saidStates(message)
  const owned = ofCustomers.exec(text)
  const told =
    owned === null
      ? text
      : `${text.replace(/\.?\s*$/, '.')} Each ${singularize((owned[1] ?? '').toLowerCase())} has many ${(owned[2] ?? '').toLowerCase()}.`
  return told
    .replace(
      eachWithIts,
      (_, many: string, facts: string, other: string) =>
        `${many}${facts}. Each ${singularize(many.toLowerCase())} has many ${other}. ${other.charAt(0).toUpperCase()}${other.slice(1)}`,
    )
    .replace(areOneOf, (_, ...states: (string | undefined)[]) => `, status (${stateList(states.slice(0, 4))})`)
    .replace(
      eachIsOneOf,
      (_, before: string, noun: string, ...states: (string | undefined)[]) =>
        `${before}Each ${noun.toLowerCase()} has status (${stateList(states.slice(0, 4))})`,
    )
    .replace(
      saidIn,
      (_, before: string, talks: string, owner: string, facts: string | undefined) =>
        `${before}Each ${owner.toLowerCase()} has many ${talks.toLowerCase()}. Each ${singularize(talks.toLowerCase())} has what was said, ${facts ?? 'date'}`,
    )
    .replace(
      saidOnPage,
      (_, before: string, owner: string) =>
        `${before}Each ${singularize(owner.toLowerCase())} has many notes. Each note has what was said, date`,
    )
    .replace(crmFacts, '$1. Clients: ')
    .replace(oneAfterTheOther, (_, before: string, noun: string, ...states: (string | undefined)[]) => {
      const said = states.slice(0, 3).filter((state) => state !== undefined && state !== '')
      return `${before}Each ${noun.toLowerCase()} has status (${said.join(', ')})`
    })
    .replace(
      slashedStates,
      (_, before: string, said: string, list: string) =>
        `${before}${/^stage/i.test(said) ? 'stage' : 'status'} (${list.split(/\s*\/\s*/).join(', ')})`,
    )
}

/** Whose entries and notes these are. */
export function notesPlain(text: string): string {
  return text
    .replace(eachOfThem, (all, before: string, verb: string) => {
      const what = keptFirst.exec(text)?.[1]
      return what === undefined ? all : `${before}Each ${singularize(what.toLowerCase())} ${verb} `
    })
    .replace(onItsPage, (all, before: string, what: string) => {
      const parent = keptFirst.exec(text)?.[1]
      if (parent === undefined) return all
      const owner = singularize(parent.toLowerCase())
      return `${before}Each ${owner} has many ${what.toLowerCase()}. Each ${singularize(what.toLowerCase())} has `
    })
    .replace(notesOf, (all, talks: string, facts: string) => {
      const whose = /\b(\p{L}+s|people) (?:with|have) /iu.exec(text)?.[1]?.toLowerCase()
      if (whose === undefined) return all
      const owner = keepsContacts.test(text) ? 'contact' : whose === 'people' ? 'person' : singularize(whose)
      const talk = singularize(talks.toLowerCase())
      return `. Each ${owner} has many ${pluralize(talk)}. Each ${talk} has ${facts}, notes`
    })
    .replace(peopleKept, (said) => (keepsContacts.test(text) ? 'contacts ' : said))
}
