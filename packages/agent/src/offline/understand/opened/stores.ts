// What is kept at home to be used up: looked at for what goes bad next and for how many there are.
import type { Records } from '../purposes/purpose.ts'
import { isAbout } from './headed.ts'

const atWork =
  /\b(?:restaurant|canteen|customers?|practice|patients?|hospital|clinic|ward|nursing|pharmacy|shop|sell|warehouse|hotel|food (?:bank|pantry)|donations?|samples?|lab|studio|care home|clubs?)\b/i
const asksLeft =
  /\b(?:expir\w*|best before|past (?:its|their|the) date|run(?:s|ning)? out|how many|left|what(?:['’]s| is| we have)|used|use up|oldest|waste|throw|out of date|goes? (?:bad|off)|drink by|inventory|stock)\b/i

interface Store {
  says: RegExp
  saysNot?: RegExp
  records: Records
}

const stores: readonly Store[] = [
  {
    says: /\b(?:medicine|medication) (?:cabinet|chest|cupboard|box|drawer)\b|\b(?:home|household|family) (?:medicines?|pharmacy|medications?)\b|\bfirst[- ]aid (?:kit|box|cabinet)\b/i,
    saysNot: /\b(?:when to take|dose|doses|reminder|morning|every day)\b/i,
    records: {
      kind: 'medicine',
      fields:
        'name (required), for what (text), number left (number, required), expires on (date, required), kept in (bathroom, kitchen, travel bag), notes',
      title: 'Medicine cabinet',
    },
  },
  {
    says: /\b(?:pantry|larder|fridge|refrigerator|freezer|food cupboard|store cupboard|deep freeze)\b/i,
    saysNot: /\b(?:recipes?|meals?|shopping list|community|share|giv\w+ away|temperatures?)\b/i,
    records: {
      kind: 'food',
      fields:
        'what (text, required), how many (number, required), kept in (fridge, freezer, pantry), put in on (date), best before (date), notes',
      title: 'What we have',
    },
  },
  {
    says: /\bwine (?:cellar|collection|rack)\b|\bbottles of wine\b|\bwines? (?:i|we) have\b/i,
    records: {
      kind: 'wine',
      fields: 'name (required), vintage (number), bottles (number, required), drink by (date), rating, notes',
      title: 'Wine cellar',
    },
  },
]

export function readStore(message: string): Records | null {
  if (atWork.test(message) || !asksLeft.test(message)) return null
  // Facts that are listed say themselves what is kept.
  if (/:\s*\S+[^.]*,|\([^)]*,|\bwith (?:[^.,;]+, ){2,}|\n\s*[-*•\d]/iu.test(message)) return null
  return stores.find(({ says, saysNot }) => isAbout(message, says) && saysNot?.test(message) !== true)?.records ?? null
}
