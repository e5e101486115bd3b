// A wish to have something worked out, in the words that the reader of calculators knows: "how much concrete do I need",
// "work out what hourly rate I should charge".
import { findNamedCase } from '../../cases/find-named-case.ts'
import { everydayFor, weightOf } from '../../calculators/index.ts'
import { knownCalculators } from '../../compose/fronts/known-calculators.ts'

/** What comes before the wish itself. */
const before = String.raw`^\W*(?:(?:please|hi|hello|hey|ok|so|just|can|could|would|you|i|we|want|wants|need|needs|to|like|love|have|make|build|create|give|me|us|an?|the|my|our|some|little|simple|small|quick|nice|web|online|app|tool|page|site|website|something|thing|that|which|where|with|for|help|helps|tells?|shows?|says?)[,:]?\s+)*`
const asks = new RegExp(
  `${before}(?:how (?:much|many|long|far|fast|old|large|big)\\b|(?:works?|figures?|finds?) out\\b|(?:calculat|estimat|comput|convert|reckon)\\w*\\b|know (?:what|how)\\b|(?:split|divide|share)s? (?:the|a|our|my|an?) (?:\\w+ )?(?:bills?|checks?|rent)\\b|what (?:\\w+ ){0,3}(?:do|does|should|would|will|can|is|are|costs?)\\b|when (?:do|does|should|will|is)\\b|who pays\\b)`,
  'i',
)
const namesTool =
  /\b(?:calculators?|calc|converters?|estimators?|(?:recipe|portion) scaler|scaler)\b|^\W*(?:an? )?(?:\w+ ){1,2}(?:or|vs\.?|versus) (?:\w+ ?){1,3}$/i
/** What is written down again and again, or shown to others, is more than a sum. */
const keeps =
  /\b(?:track\w*|logs?|diary|journal|list|keep(?:s|ing)?|record\w*|histor\w+|inventory|every (?:day|week|month)|each (?:day|entry|time|one|customer|client|member)|book(?:ing)?s?|appointments?|shop|store|sell|orders|order (?:form|list|book|page)|web ?site|customers? can|clients? can|log ?in|sign ?up|account|quiz|survey|poll|game|blog|forum|database|table of|who owes|balances?|rows?|of each|for each|(?:are|do|have|did) you|did (?:i|we)|members?|remind\w*|calendar|dashboard|per (?:project|client|customer))\b/i
/** More words tell of more than one sum. */
const mostWords = 32
/** Letters that speak for a calculator of everyday life, where nobody says that it is one. */
const leastWeight = 4

/** The bill of a table is divided; what a household spends together is written down. */
const sharedBill = /\b(?:split|divide|share)s? (?:the|a|our|an?) (?:\w+ )?(?:bill|check)\b/i

/** Words of these are said of much that is kept: "how many quotes did I send". */
const needsName: ReadonlySet<string> = new Set(['quote', 'average', 'deadline', 'parts', 'score', 'study-plan'])

/** The same wish with the name of its calculator before it; null where nothing that is known shall be worked out. */
export function asReckoning(message: string): string | null {
  if (message.split(/\s+/).length > mostWords || keeps.test(message)) return null
  if (sharedBill.test(message) && asks.test(message)) return `Bill splitting calculator. ${message}`
  const isNamed = namesTool.test(message)
  if (!isNamed && !asks.test(message)) return null
  const everyday = everydayFor(message)
  if (everyday === null) return drawnReckoning(message, isNamed)
  if (!isNamed && (everyday.weight < leastWeight || needsName.has(everyday.calculator.id))) return null
  // A case that is called so keeps records: "grade calculator".
  const isPlain = /\b(?:calculator|converter|calc)\b/i.test(message) && findNamedCase(message) === null
  return isPlain ? message : `${everyday.calculator.title}. ${message}`
}

const drawnTitles: Readonly<Record<string, string>> = {
  loan: 'Loan calculator',
  interest: 'Savings calculator',
  paint: 'Paint calculator',
  fuel: 'Fuel cost calculator',
  bmi: 'BMI calculator',
}

/** One of those that have drawings of their own. */
function drawnReckoning(message: string, isNamed: boolean): string | null {
  if (isNamed && /\b(?:calculator|converter|calc)\b/i.test(message)) return null
  const known = knownCalculators.find(({ id, says }) => drawnTitles[id] !== undefined && weightOf(says, message) > 0)
  return known === undefined ? null : `${drawnTitles[known.id] ?? ''}. ${message}`
}
