// What comes due again and again, of several things that somebody looks after: inspection, oil change and tyres of vans, the
// service of boilers, the vaccination of dogs; and what ends on a day: warranties, what was borrowed, what is kept to be used up.
import { capitalize, singularize } from '../inflect.ts'
import type { Records } from '../purposes/purpose.ts'
import { nounOf } from '../purposes/schema.ts'
import { isAbout } from './headed.ts'

const vehicles = 'van|car|vehicle|truck|lorry|bus|minibus|trailer|tractor|motorbike|motorcycle|scooter|boat|taxi'
const machines = 'machine|boiler|lift|elevator|generator|pump|forklift|heater|compressor'
const deed = String.raw`(?:(?:the|an?|its|their|new|next|yearly|annual) )*[\p{L}-]+(?: (?!and\b|or\b)[\p{L}-]+)?`
/** "Due for inspection, oil change and new tyres". */
const dueFor = new RegExp(String.raw`\bdue for (${deed}(?:\s*,\s*${deed})*\s*,?\s+(?:and|or)\s+${deed})`, 'iu')
/** "Its plate, mileage and driver", "each van, its plate". */
const itsFacts =
  /\b(?:its|their|with (?:the )?) ?((?:\p{L}+(?: \p{L}+)?\s*,\s*)*\p{L}+(?: \p{L}+)?\s*,?\s+and\s+\p{L}+)/iu

const split = (list: string): string[] =>
  list
    .split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu)
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .replace(/^(?:the|an?|its|their) /u, ''),
    )
    .filter((each) => each !== '')

const kinds: Readonly<Record<string, string>> = {
  mileage: 'mileage (number km)',
  km: 'mileage (number km)',
  plate: 'number plate',
}

/** Several days of each thing, told as what it is due for. */
export function readDueFor(message: string): Records | null {
  const deeds = split(dueFor.exec(message)?.[1] ?? '')
  const thing = nounOf(message, `${vehicles}|${machines}`, '')
  if (deeds.length < 2 || thing === '') return null
  const told = split(itsFacts.exec(message)?.[1] ?? '').filter(
    (fact) => !fact.split(' ').includes(thing) && !deeds.includes(fact),
  )
  const isVehicle = new RegExp(`^(?:${vehicles})$`, 'u').test(thing)
  const usual = isVehicle ? ['number plate', 'driver', 'mileage'] : ['place', 'serial number']
  const facts = (told.length > 0 ? told : usual).map((fact) => kinds[fact] ?? fact)
  // A vehicle is called by its plate.
  const plate = facts.find((fact) => /plate/u.test(fact))
  const days = deeds.map((each) => `${each.replace(/^new /u, '')} due (date)`)
  const rest = facts.filter((fact) => fact !== plate).map((fact) => (/\(/u.test(fact) ? fact : `${fact} (text)`))
  const plural = `${thing}s`
  return {
    kind: thing,
    fields: `${plate ?? 'name'} (text, required), ${[...rest, ...days].join(', ')}, notes`,
    title: capitalize(plural === 'buss' ? 'buses' : plural),
  }
}

const animals = 'dog|cat|horse|pet|rabbit|puppy|animal|child|kid|baby'

/** "Vaccinations of my two dogs and when the next one is due". */
export function readVaccinations(message: string): Records | null {
  if (!isAbout(message, /\b(?:vaccinations?|vaccines?|jabs)\b/i)) return null
  if (
    /\b(?:clinic|practice|patients|vet(?:erinary)? practice|book(?:ing)?|appointments?|travel|batch|farm|poultry|livery)\b/i.test(
      message,
    )
  )
    return null
  const said = nounOf(message, animals, 'pet')
  const whose = singularize(said === 'kid' || said === 'baby' ? 'child' : said)
  return {
    kind: 'vaccination',
    fields: 'vaccination (text, required), given on (date), next due (date), given by (text), notes',
    of: whose,
    more: [{ kind: whose, fields: 'name (required), born on (date), notes' }],
    title: 'Vaccinations',
  }
}

const isLibrary =
  /\b(?:library books?|(?:books?|things|tools|films|games) (?:that )?i(?:['’]ve| have)? borrowed|borrowed (?:books|things|from))\b/i

/** What was borrowed and must go back. */
export function readBorrowed(message: string): Records | null {
  if (!isAbout(message, isLibrary) || /\b(?:members|readers|our library|lend\w*|lent|users|catalogue)\b/i.test(message))
    return null
  const isBook = /\bbooks?\b/i.test(message)
  return {
    kind: isBook ? 'book' : 'thing',
    fields: `${isBook ? 'title (required), author (text)' : 'what (text, required)'}, borrowed on (date), due back on (date, required), returned (yes/no)`,
    title: isBook ? 'Borrowed books' : 'Borrowed things',
  }
}

/** "Warranties for our appliances, when they end and where the receipt is". */
export function readWarranties(message: string): Records | null {
  if (
    !isAbout(message, /\b(?:warrant(?:y|ies)|guarantees)\b/i) ||
    /:\s*\S+[^.]*,/u.test(message) ||
    /\b(?:customers?|claims?|we sell|shop)\b/i.test(message)
  )
    return null
  const thing = nounOf(message, 'appliance|device|tool|purchase|gadget|machine', 'appliance')
  const receipt = /\breceipts?\b/i.test(message) ? ', receipt is in (folder, drawer, e-mail)' : ''
  return {
    kind: thing,
    fields: `what (text, required), bought on (date), bought at (text), price (money), warranty until (date, required)${receipt}, notes`,
    title: 'Warranties',
  }
}
