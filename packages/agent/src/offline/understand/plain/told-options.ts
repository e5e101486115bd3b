// What a fact is chosen from, said without brackets: "category - rent, food, transport", "a category like rent, food or
// fun" → "category (rent, food, fun)".
import { kindOfName } from '../fields/field-kinds.ts'
import { inBrackets, namesInRow } from '../rows/said-row.ts'

const sorts = String.raw`((?:category|type|kind|genre|sort|status|priority|mood|department|subject|area|colou?r|size|level|room)(?: of \p{L}+)?)`
const option = String.raw`[\p{L}\d][\p{L}\d'’&/-]*(?: (?!(?:and|or)\b)[\p{L}\d][\p{L}\d'’&/-]*){0,2}`
/** "A category like Rent, Food, Transport or Savings". */
const forExample = new RegExp(
  String.raw`\b${sorts},? (?:like|such as|e\.g\.|for example|for instance) (${option}(?:, ${option})*,? (?:or|and) ${option}|${option}(?:, ${option})+)(?=\s*(?:[.;]|$))`,
  'giu',
)
/** "Amount, category - groceries, rent, eating out." */
const afterDash = new RegExp(
  String.raw`\b${sorts}\s+[-–—]\s+(${option}(?:, (?:(?:and|or) )?${option})+(?:,? (?:and|or) ${option})?)(?=\s*(?:[.;]|$))`,
  'giu',
)

/** "Each work is filed under Bronze, Stone or Wood". */
const shelf = String.raw`(?!(?:the|an?|my|our|its|their|by)\b)${option}`
const filedUnder = new RegExp(
  String.raw`,?(?: (?:and|that|which))? (?:is|are|can be|gets?|has to be) (?:filed|sorted|put|listed|grouped) (?:under|into|as)(?: one of)?:? (${shelf}(?:, ${shelf})*,? or ${shelf})(?=\s*(?:[.;]|$))`,
  'giu',
)

/** "Works (photo, title) in three categories, stage, portrait and travel". */
const inCategories = new RegExp(
  String.raw`(\([^()]*)\),? (?:in|with|of) (?:the |two |three |four |five |these )?(?:categories|sorts|kinds)[:,]? (${option}(?:, ${option})*,? (?:and|or) ${option})(?=\s*(?:[.;]|$|, (?:with|and)\b))`,
  'giu',
)
/** "Works with title, filtered by category (stage, portrait)". */
const filteredBy = /,? (?:and )?(?:which are )?filtered by (category|sort|kind|type|genre) (?=\()/giu

function withOptions(all: string, name: string, list: string): string {
  const options = namesInRow(list)
  // A sum of money among them ("rent") is a choice as well; several other facts are a list of facts.
  const facts = options.filter((each) => !['text', 'money'].includes(kindOfName(each)))
  return facts.length === 0 ? `${name} (${options.join(', ')})` : all
}

export function optionsInBrackets(text: string): string {
  return text
    .replace(filteredBy, ', $1 ')
    .replace(inCategories, (_, facts: string, list: string) => `${facts}, category: ${namesInRow(list).join('/')})`)
    .replace(filedUnder, (_, list: string) => `, category (${inBrackets(list)})`)
    .replace(forExample, withOptions)
    .replace(afterDash, withOptions)
}
