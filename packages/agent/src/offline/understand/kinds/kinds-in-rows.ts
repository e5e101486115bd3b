// What everyday kinds of records have, and whose they are, where a message names them in a row and says no more: pets are
// their owners', a visit is a pet's, a loan is of a book and of who borrows it.
import { pluralize } from '../inflect.ts'

export interface Sort {
  says: RegExp
  noun?: string
  /** What it is called by, where its facts do not say it. */
  title: string
  /** What it has where nothing is told. */
  usual: string
  /** The kind beside which alone it is so. */
  beside?: string
  /** Whose it is: of each group the first that the message names as well. */
  of: readonly (readonly string[])[]
}

const firms = ['company', 'organisation', 'organization', 'firm', 'account', 'business']
const persons = ['contact', 'client', 'customer', 'lead', 'prospect']
const payers = ['client', 'customer', 'company', 'patient', 'student', 'tenant', 'member', 'owner', 'guest']
const cared = ['pet', 'animal', 'dog', 'cat', 'horse', 'patient']
const healers = ['vet', 'doctor', 'dentist', 'therapist', 'trainer', 'stylist', 'barber', 'coach']
const lent = ['book', 'tool', 'item', 'device', 'game', 'costume', 'instrument', 'key', 'product']
const borrowers = ['borrower', 'reader', 'member', 'student', 'pupil', 'person', 'employee', 'customer']
const kept = ['item', 'product', 'part', 'article', 'material']
const driven = ['vehicle', 'car', 'van', 'truck', 'bike', 'machine', 'boat']

/** Kinds of a CRM. */
export const crmSorts: readonly Sort[] = [
  {
    says: /^(?:companies|organi[sz]ations|firms|accounts|businesses)$/i,
    title: 'name',
    usual: 'website, city',
    of: [],
  },
  {
    says: /^(?:contacts?|contact (?:people|persons?)|people|persons)$/i,
    noun: 'contact',
    title: 'name',
    usual: 'email, phone',
    of: [[...firms, 'client', 'customer']],
  },
  { says: /^(?:clients|customers|leads|prospects)$/i, title: 'name', usual: 'email, phone', of: [firms] },
  {
    says: /^(?:(?:sales )?(?:deals|opportunities))$/i,
    title: 'title',
    usual: 'value, stage',
    of: [[...firms, 'client', 'customer', 'contact', 'lead']],
  },
  {
    says: /^(?:notes? (?:on|of|about|from|for) (?:(?:each|every|all|the|our|my) )?(?:phone )?calls?|(?:phone )?call notes|call logs?)$/i,
    noun: 'call note',
    title: '',
    usual: 'date, note',
    of: [[...persons, ...firms]],
  },
  {
    says: /^(?:(?:phone )?calls|meetings|activities|conversations|interactions)$/i,
    title: '',
    usual: 'date, notes',
    of: [[...persons, ...firms]],
  },
  {
    says: /^(?:tasks|reminders|follow[- ]?ups|to-?dos)$/i,
    title: 'task',
    usual: 'due date, done (yes/no)',
    of: [['project', ...persons, ...firms]],
  },
]

/** Kinds of the other books that people keep. */
export const everydaySorts: readonly Sort[] = [
  { says: /^(?:(?:pet )?owners)$/i, noun: 'owner', title: 'name', usual: 'phone, email', of: [] },
  {
    says: /^(?:pets|animals|dogs|cats|horses)$/i,
    title: 'name',
    usual: 'species, birthday, notes',
    of: [['owner', 'client', 'customer']],
  },
  { says: /^patients$/i, title: 'name', usual: 'phone, birthday, notes', of: [] },
  {
    says: /^(?:doctors|dentists|vets|therapists|trainers|stylists|barbers|coaches|mechanics|instructors|drivers)$/i,
    title: 'name',
    usual: 'phone, email',
    of: [],
  },
  {
    says: /^(?:visits|appointments|consultations|check-?ups)$/i,
    title: '',
    usual: 'date, time, reason, notes',
    of: [[...cared, ...payers], healers, ['treatment', 'service']],
  },
  {
    says: /^(?:vaccinations|vaccines|shots)(?: due)?$/i,
    noun: 'vaccination',
    title: 'vaccine',
    usual: 'given on (date), due date',
    of: [cared],
  },
  { says: /^prescriptions$/i, title: 'medicine', usual: 'dose, date, notes', of: [cared, healers] },
  { says: /^(?:treatments|services)$/i, title: 'name', usual: 'price, minutes', of: [] },
  {
    says: /^(?:invoices|bills)$/i,
    title: 'invoice number',
    usual: 'amount, due date, paid (yes/no)',
    of: [['project', ...payers, 'supplier']],
  },
  { says: /^payments$/i, title: '', usual: 'amount, date', of: [['invoice', ...payers]] },
  { says: /^(?:students|pupils)$/i, title: 'name', usual: 'email, birthday', of: [['class']] },
  { says: /^classes$/i, title: 'name', usual: 'room', of: [['teacher', 'trainer', 'instructor']] },
  { says: /^(?:courses|subjects)$/i, title: 'name', usual: 'description', of: [['teacher', 'instructor']] },
  { says: /^teachers$/i, title: 'name', usual: 'email, phone', of: [] },
  {
    says: /^(?:grades|marks|exam results|test results)$/i,
    title: '',
    usual: 'grade (number), date, notes',
    of: [
      ['student', 'pupil'],
      ['subject', 'course', 'class'],
    ],
  },
  {
    says: /^(?:attendance|attendances)$/i,
    noun: 'attendance',
    title: '',
    usual: 'date, present (yes/no)',
    of: [
      ['student', 'pupil', 'member', 'player', 'employee'],
      ['lesson', 'class', 'course', 'training'],
    ],
  },
  {
    says: /^lessons$/i,
    title: 'topic',
    usual: 'date, time',
    of: [
      ['course', 'class', 'student', 'pupil'],
      ['teacher', 'instructor'],
    ],
  },
  { says: /^books$/i, title: 'title', usual: 'author, year', of: [['author']] },
  { says: /^authors$/i, title: 'name', usual: 'country, notes', of: [] },
  { says: /^(?:borrowers|readers|members)$/i, title: 'name', usual: 'email, phone', of: [] },
  { says: /^(?:tools|devices|games|costumes|instruments|keys)$/i, title: 'name', usual: 'condition, notes', of: [] },
  { says: /^loans$/i, title: '', usual: 'lent on (date), due date, returned (yes/no)', of: [lent, borrowers] },
  {
    says: /^(?:items|products|parts|articles|materials)$/i,
    title: 'name',
    usual: 'quantity',
    of: [['bin', 'shelf', 'location', 'warehouse'], ['category'], ['supplier']],
  },
  { says: /^(?:bins|shelves|locations|storage places)$/i, title: 'name', usual: 'notes', of: [['warehouse']] },
  { says: /^warehouses$/i, title: 'name', usual: 'address', of: [] },
  {
    says: /^(?:stock )?movements(?: in\/out)?$/i,
    noun: 'movement',
    title: '',
    usual: 'direction (in, out), quantity, date',
    of: [kept],
  },
  { says: /^(?:suppliers|vendors)$/i, title: 'name', usual: 'phone, email', of: [] },
  {
    says: /^(?:purchase )?orders$/i,
    title: 'order number',
    usual: 'date, total (money), status (open, paid, shipped)',
    of: [['customer', 'client', 'supplier', 'table'], kept],
  },
  {
    says: /^projects$/i,
    title: 'name',
    usual: 'due date, status (planned, in progress, done)',
    of: [['client', 'customer', 'company']],
  },
  {
    says: /^(?:time entries|hours|worked hours|time logs)$/i,
    noun: 'time entry',
    title: 'task',
    usual: 'hours (number), date',
    of: [
      ['project', 'client', 'customer'],
      ['employee', 'member'],
    ],
  },
  {
    says: /^(?:employees|staff members)$/i,
    noun: 'employee',
    title: 'name',
    usual: 'phone, email',
    of: [['department']],
  },
  { says: /^departments$/i, title: 'name', usual: 'notes', of: [] },
  {
    says: /^shifts$/i,
    title: '',
    usual: 'date, start time, end time',
    of: [['employee', 'volunteer', 'driver', 'member']],
  },
  {
    says: /^(?:cars|vehicles|vans|trucks|bikes|machines|boats)$/i,
    title: 'name',
    usual: 'model, year, number plate',
    of: [['customer', 'client', 'owner']],
  },
  {
    says: /^(?:repairs|services done|jobs|maintenance jobs)$/i,
    title: 'repair',
    usual: 'date, cost, status (open, in progress, done)',
    of: [[...driven, 'customer', 'client', 'flat', 'apartment', 'property'], ['mechanic']],
  },
  {
    says: /^tenants$/i,
    title: 'name',
    usual: 'phone, email',
    of: [['flat', 'apartment', 'unit', 'house', 'property']],
  },
  {
    says: /^(?:flats|apartments|units)$/i,
    title: 'name',
    usual: 'rent (money), rooms (number)',
    of: [['building', 'property', 'house']],
  },
  { says: /^(?:buildings|properties|houses)$/i, title: 'address', usual: 'notes', of: [] },
  { says: /^accounts$/i, beside: 'transaction', title: 'name', usual: 'balance (money)', of: [] },
  {
    says: /^transactions$/i,
    title: 'what',
    usual: 'amount, type (income, expense), date',
    of: [['account'], ['category']],
  },
  {
    says: /^categories(?: with (?:an? )?(?:monthly )?(?:limit|budget)s?)?$/i,
    noun: 'category',
    title: 'name',
    usual: 'monthly limit (money)',
    of: [],
  },
  {
    says: /^(?:viewings)$/i,
    title: '',
    usual: 'date, time, notes',
    of: [
      ['lead', 'client', 'buyer', 'customer', 'tenant'],
      ['property', 'listing', 'house', 'flat', 'apartment'],
    ],
  },
  {
    says: /^(?:offers|bids)$/i,
    title: '',
    usual: 'amount, date, status (open, accepted, declined)',
    of: [
      ['lead', 'client', 'buyer', 'customer'],
      ['property', 'listing', 'house', 'flat', 'apartment'],
    ],
  },
  {
    says: /^(?:listings|properties)$/i,
    title: 'address',
    usual: 'asking price, rooms (number), status (for sale, under offer, sold)',
    of: [],
  },
  { says: /^buyers$/i, title: 'name', usual: 'phone, email', of: [] },
  { says: /^walks$/i, title: '', usual: 'date, minutes (number), price', of: [['dog', 'pet']] },
  {
    says: /^(?:games|matches)$/i,
    title: 'opponent',
    usual: 'date, place, result',
    of: [['team']],
  },
  { says: /^teams$/i, title: 'name', usual: 'coach', of: [] },
  { says: /^players$/i, title: 'name', usual: 'number, position', of: [['team']] },
  { says: /^guests$/i, title: 'name', usual: 'phone, email', of: [] },
  { says: /^rooms$/i, title: 'name', usual: 'beds (number), price per night', of: [] },
  {
    says: /^(?:bookings|reservations|stays)$/i,
    beside: 'guest',
    title: '',
    usual: 'arrival (date), departure (date), notes',
    of: [['room'], ['guest']],
  },
  {
    says: /^(?:bookings|reservations)$/i,
    title: '',
    usual: 'date, time, notes',
    of: [
      ['room', 'boat', 'car', 'court', 'table'],
      ['guest', 'customer', 'client', 'member'],
    ],
  },
  { says: /^artists$/i, title: 'name', usual: 'country, notes', of: [] },
  { says: /^artworks$/i, title: 'title', usual: 'year, price', of: [['artist']] },
  { says: /^hives$/i, title: 'name', usual: 'place, notes', of: [['apiary']] },
  { says: /^inspections$/i, title: '', usual: 'date, notes', of: [['hive', ...driven, 'property', 'building']] },
]

/** What kinds of no everyday book are of, wherever both are kept: a chapter is a book's, a harvest a field's. */
const otherOwners: readonly Pick<Sort, 'says' | 'of'>[] = [
  { says: /^(?:quotes|contracts|deals)$/i, of: [['client', 'customer', 'company', 'firm', 'supplier']] },
  { says: /^reminders$/i, of: [['invoice', 'member', 'tenant', 'client', 'customer']] },
  { says: /^(?:exhibits|artworks|displays)$/i, of: [['room', 'hall', 'exhibition', 'museum']] },
  { says: /^modules$/i, of: [['course', 'class']] },
  { says: /^(?:chapters|scenes)$/i, of: [['book', 'novel', 'story', 'project']] },
  { says: /^(?:tasks|milestones)$/i, of: [['project', 'chapter', 'event', 'goal']] },
  { says: /^(?:treatments|vet visits|feedings)$/i, of: [[...cared, 'hive']] },
  {
    says: /^results$/i,
    of: [
      ['race', 'match', 'competition', 'tournament', 'game', 'exam'],
      ['runner', 'player', 'member', 'participant', 'student', 'pupil'],
    ],
  },
  { says: /^(?:batches|brews)$/i, of: [['recipe']] },
  { says: /^(?:intakes|doses)$/i, of: [['medication', 'medicine', 'drug']] },
  { says: /^(?:pick-?ups|drop-?offs)$/i, of: [['child', 'kid', 'order', 'customer']] },
  { says: /^parents$/i, of: [['child', 'pupil', 'student']] },
  { says: /^(?:trips|voyages|drives)$/i, of: [['boat', 'vehicle', 'car', 'van', 'bus']] },
  { says: /^harvests$/i, of: [['hive', 'colony', 'bed', 'vine', 'tree', 'field']] },
  { says: /^(?:songs|tracks)$/i, of: [['album', 'record', 'artist', 'band']] },
  { says: /^(?:repairs|services|rentals)$/i, of: [[...driven, 'tool', 'costume', 'instrument', 'customer']] },
]

export function ownersAmong({ of }: Pick<Sort, 'of'>, noun: string, nouns: readonly string[]): string[] {
  return of.flatMap((group) => group.find((each) => each !== noun && nouns.includes(each)) ?? [])
}

/** Whose a kind is by what it is, among the kinds that there are: an invoice is a client's, a mark a pupil's. */
export function usualOwners(noun: string, nouns: readonly string[]): string[] {
  const many = pluralize(noun)
  const sort = everydaySorts.find(
    ({ says, beside }) => says.test(many) && (beside === undefined || nouns.includes(beside)),
  )
  const usual = sort === undefined ? [] : ownersAmong(sort, noun, nouns)
  if (usual.length > 0) return usual
  const other = otherOwners.find(({ says }) => says.test(many))
  return other === undefined ? [] : ownersAmong(other, noun, nouns)
}
