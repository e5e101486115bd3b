// Short wishes for a form, a board, a directory or the answers of a business → the same in the words that the readers of
// these know: "FAQ and price list for my cleaning business" is a site, "sign up for the summer camp, age, which week" a form.
import { partsOfMenu } from '../../topics/cuisines.ts'
import { capitalize } from '../inflect.ts'
import { readCosts } from '../tools/read-costs.ts'

const owner = String.raw`((?:my|our|the|a) [\p{L}'’-]+(?: (?!with\b|where\b|and\b)[\p{L}'’-]+){0,4}?)`
const listItem = String.raw`[\p{L}'’ -]{2,40}?`
const sitePart = String.raw`(?:faqs?|frequently asked questions|questions and answers|price ?list|prices|opening (?:hours|times)|team|services|directions)`

/** "FAQ and price list for my cleaning business, people can ask for a quote". */
const faqFirst = new RegExp(
  String.raw`^\s*(?:an? |the )?((?:faqs?|frequently asked questions)(?:(?:,| and|, and| \+| &) (?:an? )?${sitePart})*)(?: (?:page|site))? (?:for|of) ${owner}((?:,| and| where) (?:people|customers|clients|they|visitors) can (?:ask for|request|get) (?:an? )?(?:quote|offer|estimate|appointment))?\s*[.!]?\s*$`,
  'iu',
)
const newsletterOnly = new RegExp(
  String.raw`^\s*(?:an? |the |simple )*newsletter (?:sign[ -]?up|subscription|registration)(?: (?:form|page|site))? (?:for|of) ${owner}\s*[.!]?\s*$`,
  'iu',
)
/** What is asked of whoever signs up stands behind a comma. */
const signUpAsking = new RegExp(
  String.raw`^\s*(?:an? |the |simple )*(?:sign[ -]?up|registration|enrolment)(?: (?:form|page|sheet))? (?:for|to) ${owner}\s*[,:–-]\s*((?:${listItem}, )+(?:and )?${listItem})\s*[.!]?\s*$`,
  'iu',
)
/** "Cake order form, flavour, size, date": what somebody orders is told in a form, and no ware of a shop. */
const orderForm = new RegExp(
  String.raw`^\s*(?:an? |the |simple |my |our )*(\p{L}+(?: \p{L}+)?) order form\s*(?:[,:–-]|with)\s*((?:${listItem}, )+(?:and )?${listItem})\s*[.!]?\s*$`,
  'iu',
)
const isPersonal = /\b(?:name|age|e-?mail|phone|birthday|allerg\w+|address)\b/i
/** "Team retro board, went well, went badly, ideas": these are its columns. */
const retro = new RegExp(
  String.raw`^\s*(?:an? |the |our |my |simple )*((?:[\p{L}'’-]+ )?)retro(?:spective)?(?: (?:board|app|page|tool|wall))?(?: (?:for|of) (?:my|our|the) [\p{L} ]{2,30}?)?\s*(?:[,:–-]|with(?: the)?(?: columns)?:?)\s*((?:${listItem}, )+(?:and )?${listItem})\s*[.!]?\s*$`,
  'iu',
)
const lent =
  /^\s*(?:(?:an? )?(?:list|overview) of )?(?:the )?(?:things|stuff|what) (?:i(?:['’]ve| have)? |we(?:['’]ve| have)? )?(?:lent|borrowed out)(?: out)?,? (?:and )?(?:to whom|who (?:has|got) (?:them|it|what))\s*[.!]?\s*$/iu
/** "A directory of all the craftspeople in our valley, with trade, village and phone". */
const directory = new RegExp(
  String.raw`^\s*(?:an? |the |simple )*directory of (?:all )?(?:the |our )?((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)((?: (?:in|of|around|from|at) [^,.:;]{2,40}?)?),? (?:with |: ?)(?:their )?((?:${listItem}, )*${listItem} and ${listItem})\s*[.!]?\s*$`,
  'iu',
)

/** "Online menu for a coffee shop", "… with a QR code": nothing of what is on it. */
const onlyMenu =
  /^\s*(?:(?:an?|my|our|the|simple) )*(?:(?:online|digital|web|qr) )?menu (?:for|of) ((?:an?|my|our|the) (?!day\b|week\b|month\b|season\b)(?:(?!with\b|and\b|where\b|that\b|plus\b)[\p{L}'’-]+ ?){1,4})(?:\s*[,.]?\s*(?:with|and|where|that|plus|guests|people|customers)\b[^.;]*\bqr\b[^.;]*)?\s*[.!]?\s*$/iu

const plainAsked = (list: string): string =>
  list.replace(/\bchilds\b/gi, "child's").replace(/\bparents name\b/gi, "parents' name")

const isCalculator = /\bcalculators?\b/iu

/** Costs that are typed in to see a price are a calculator, whoever says so. */
const withCosts = (message: string): string =>
  !isCalculator.test(message) && readCosts(message) !== null ? `A calculator. ${message}` : message

export function plainFronts(message: string): string {
  return withCosts(message)
    .replace(
      onlyMenu,
      (_, whose: string) =>
        `A website for ${whose.trim()} with menu (name, price, description, section (${partsOfMenu(whose).join(', ')})), opening hours and contact`,
    )
    .replace(faqFirst, (_, parts: string, whose: string, asked: string | undefined) => {
      const form =
        asked === undefined
          ? 'contact form'
          : /appointment/i.test(asked)
            ? 'an appointment request form'
            : 'a form to ask for a quote'
      const others = parts
        .replace(/^(?:faqs?|frequently asked questions)(?:,| and|, and| \+| &)?\s*/i, '')
        .replace(/ and |, and /gi, ', ')
      return `Site for ${whose}: ${others === '' ? '' : `${others}, `}FAQ and ${form}`
    })
    .replace(newsletterOnly, 'Newsletter signup page for $1')
    .replace(signUpAsking, (all, whose: string, asked: string) =>
      isPersonal.test(asked) ? `Sign-up form for ${whose}: ${plainAsked(asked)}` : all,
    )
    .replace(orderForm, (all, what: string, asked: string) => {
      if (/\bprices?\b/i.test(asked)) return all
      const person = /\bname\b(?! on)/i.test(asked) ? '' : 'name, phone, '
      return `Request form for ${what} orders called "${capitalize(what)} order form": ${person}${asked.replace(/,? and /gi, ', ')}`
    })
    .replace(
      retro,
      (_, of: string, columns: string) =>
        `${of}retro board: cards with remark and column (${columns.replace(/,? and /gi, ', ')})`,
    )
    .replace(lent, 'A list of things I lent out and to whom')
    .replace(directory, (all, who: string, where: string, facts: string) =>
      /\b(?:name|title)\b/i.test(facts) ? all : `Directory of ${who}${where}: name, ${facts.replace(/ and /gi, ', ')}`,
    )
}
