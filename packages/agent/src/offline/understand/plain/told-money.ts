// Books of what comes in and goes out, as people tell them in passing → "transactions with type (income, expense), …".

const spending = String.raw`(expenses?|spendings?|costs?|expenditures?|outgoings?)`
/** "Each entry is income or expense, has a description": which of the two it is is its first fact. */
const isOneOfBoth = new RegExp(
  String.raw`\b((?:each|every|an?|one) [\p{L}-]+) is (?:either )?(?:an? )?(income|earning)s? or (?:an? )?${spending}\s*,?\s*(?:and )?(?:it )?(?:has|with|and has)\s+`,
  'giu',
)
/** "What comes in and what goes out", "money I get and money I spend". */
const inAndOut =
  /\b(?:(?:the )?(?:money|cash|what|everything that|all that) (?:that )?(?:comes in|i get|i earn|we get|we earn|came in|i receive|we receive)|money in)(?:,? and| &| or|,) (?:(?:the )?(?:money|cash|what|everything that|all that) )?(?:that )?(?:goes out|i spend|we spend|went out|i pay|we pay|out)\b/giu
const writes = String.raw`(?:add|tracks?|log|writes? down|record|note(?: down)?|list|keep|enter|put in|type in|save)`
const both = String.raw`(?:my |our |the |all )*(?:incomes? (?:and|or) (?:expenses?|spending)|(?:expenses?|spending) (?:and|or) incomes?)`
/** "We write down income and expenses: description, amount" and the same in brackets. */
const listed = new RegExp(String.raw`\b(${writes}) ${both}(?:\s*:\s+|\s+with\s+)`, 'giu')
const bracketed = new RegExp(String.raw`\b${both}\s*\(((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*)\)`, 'giu')

/** "Users record their income and expenses. Each entry has …": what is recorded are transactions. */
const recorded = new RegExp(
  String.raw`\b(${writes}) (?:their |his |her )?${both}(?=\s*(?:[.;]|$|and (?:see|get|can|view)\b|in one\b))`,
  'giu',
)
/** "Money app, plus and minus". */
const plusMinus = /\bplus (?:and|or|\/) ?minus\b/giu

/** What comes in and goes out has an amount, said or not. */
function withAmount(said: string, rest: string): string {
  const [list = ''] = rest.split(/[.;]/)
  return /\b(?:amount|price|sum|cost|how much|value|euros?|dollars?|pounds?|total)\b|[€$£]/i.test(list)
    ? said
    : `${said}amount, `
}

export function moneyAsFacts(text: string): string {
  return text
    .replace(isOneOfBoth, '$1 has type ($2, $3), ')
    .replace(inAndOut, 'income and expenses')
    .replace(plusMinus, (all) =>
      /\b(?:money|cash|budget|finances?|account)\b/i.test(text) ? 'income and expenses' : all,
    )
    .replace(listed, (all: string, verb: string, at: number, whole: string) =>
      withAmount(`${verb} transactions with type (income, expense), `, whole.slice(at + all.length)),
    )
    .replace(recorded, '$1 transactions with type (income, expense)')
    .replace(bracketed, 'transactions with type (income, expense), $1')
}
