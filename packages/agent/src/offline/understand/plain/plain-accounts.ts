// What somebody types to get an account is asked by every sign-up page, and is no fact of what they write: "each reporter
// registers with e-mail and password", "register with name email password, post a text".
const detail = String.raw`(?:(?:their|an?|your|his|her) )?(?:(?:user|full|first|last)[ -]?)?(?:names?|e-?mail(?: address(?:es)?)?|password)`
const between = String.raw`(?:\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+|\s*\+\s*|\s+)`
/** Ends with a password, or names one among the rest. */
const details = String.raw`(?=[^.;:()]*\bpassword\b)${detail}(?:${between}${detail})+`
const registers = String.raw`(?:registers?|sign(?:s)?[ -]?up|creates? an account|makes? an account)`

const withDetails = new RegExp(
  String.raw`(\b${registers})\s+(?:with|using|by|giving)\s+(?:an? |their )?${details}`,
  'giu',
)
const inBrackets = new RegExp(String.raw`(\b${registers})\s*\(\s*${details}\s*\)`, 'giu')
/** "… model trams. register": nobody is named who does. */
const unnamed = new RegExp(String.raw`(^|[.;:!?]\s+|,\s+)(?:register|sign up)(?=\s*(?:[,.;]|$|and\b))`, 'giu')
const nobodyElses = /\bsees? (?:nobody|no ?one) else['’]s (\p{L}+)/giu

export function plainAccounts(text: string): string {
  const said = text.replace(withDetails, '$1').replace(inBrackets, '$1')
  // Only where the details went is it sure that an account is meant.
  const named = said === text ? text : said.replace(unnamed, '$1people sign up').replace(/\bregisters\b/gi, 'signs up')
  return named.replace(nobodyElses, 'sees only their own $1')
}
