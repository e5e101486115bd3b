// A message as people type it → the same words in the one form that the readers know: no bullets, no smileys, no slips.

/** Slips of the pen that change what a sentence is about. */
const slips: Readonly<Record<string, string>> = {
  adress: 'address',
  calender: 'calendar',
  catagory: 'category',
  colum: 'column',
  colums: 'columns',
  companys: 'companies',
  cutomer: 'customer',
  cutomers: 'customers',
  desciption: 'description',
  discription: 'description',
  feild: 'field',
  feilds: 'fields',
  foto: 'photo',
  fotos: 'photos',
  ingrediants: 'ingredients',
  ingridients: 'ingredients',
  ingredents: 'ingredients',
  inventry: 'inventory',
  libary: 'library',
  listt: 'list',
  nubmer: 'number',
  numer: 'number',
  pasword: 'password',
  phon: 'phone',
  pictre: 'picture',
  pric: 'price',
  quantitiy: 'quantity',
  ratting: 'rating',
  recepie: 'recipe',
  recepies: 'recipes',
  receipe: 'recipe',
  receipes: 'recipes',
  recipie: 'recipe',
  recipies: 'recipes',
  reciepe: 'recipe',
  resturant: 'restaurant',
  resturants: 'restaurants',
  servigns: 'servings',
  tiem: 'time',
  titel: 'title',
  tittle: 'title',
  traker: 'tracker',
  trakcer: 'tracker',
  wnat: 'want',
  waterd: 'watered',
  wattering: 'watering',
  webiste: 'website',
  websit: 'website',
}

const abbreviations =
  /(?<![/-])\b(?<!\b(?:in|or|yes) )([Nn]o|[Nn]r|[Mm]in|[Mm]ax|approx|incl|[Tt]el|vs|etc|[Ss]tud|sem|[Mm]atr|ca|qty)\.(?=\s*[a-z\d,.;:]|\s*$)/g

/** Bullets and line breaks become commas and full stops. */
function joinLines(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/([:,;])?\s*\n\s*(?:[-*•–·]|\d{1,2}[.)])\s+/g, (_, before: string | undefined) =>
      before === ':' ? ': ' : '; ',
    )
    .replace(/([^\s.!?:;,])?\s*\n\s*\n?\s*/g, (_, before: string | undefined) =>
      before === undefined ? ' ' : `${before}. `,
    )
}

/** An entity of a specification: "dueDate", "isClosed". */
function spellOutNames(text: string): string {
  return text.replace(
    /\b([a-z]{2,})((?:[A-Z][a-z]+)+)\b/g,
    (_, head: string, tail: string) => `${head}${tail.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  )
}

/** "1. a shop 2. a blog 3. a gallery" in one line. */
function splitNumbers(text: string): string {
  return /(?:^|[\s:])1[.)]\s+[^\n]*?\s2[.)]\s+/.test(text)
    ? text
        .replace(/(?<=[:\s])(\d{1,2})[.)]\s+(?=\p{L})/gu, (_, number: string) => (number === '1' ? '' : '; '))
        .replace(/\s+;/g, ';')
    : text
}

/** Somebody who shouts means the same words in lower case. */
function quieten(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 20 && letters === letters.toUpperCase() ? text.toLowerCase() : text
}

export function plainText(message: string): string {
  return (
    spellOutNames(splitNumbers(joinLines(quieten(message.trim()))))
      .replace(/[\p{Extended_Pictographic}\u{fe0f}]/gu, ' ')
      .replace(/\bentity:?\s+(\p{L}+)\s*[.,;]\s*(?:attributes|fields|columns|properties)\s*:/giu, '$1:')
      .replace(/\bprimary colou?r(?= (?:is |of )?(?:#|[a-z]))/gi, 'buttons')
      .replace(/(?<=^|[.:]\s)(?:[\p{L} ]+\/){2,}[\p{L} ]+(?=\.|$)/gu, (list) => list.replaceAll('/', ', '))
      // "Episodes are listed with number, title": a list shows what each of them has.
      .replace(
        /(?:\b(?:show|list|display)s? (?:all |my |our |the )*)?\b(\p{L}+s) (?:are |is |get |should be )?(?:(?:listed|shown|displayed) with|(?:(?:listed|shown|displayed) )?as (?:cards|tiles|rows|a grid|a list) with) (?=(?:their |the |an? )?(?!newest|latest|most|buttons?|filters?|all\b)\p{L}+,)/giu,
        '$1 have ',
      )
      // Records in columns by what state they are in are a board.
      .replace(
        /\b(?:as|in|into) columns (?:by|per|for each|for every) (?:its |their |the )?\p{L}+(?:,? (?:like|as) (?:on )?an? (?:\p{L}+ )?board)?/giu,
        'as a board',
      )
      // What each record has on its own page it has.
      .replace(
        /\b(?:has|have|gets?|opens (?:on|in)) (?:an?|its|their) (?:own )?(?:detail )?pages?(?: of (?:its|their) own)? (?:with|that shows?|showing) (?=(?:its |their |the )?\p{L}+(?:,| and ))/giu,
        'has ',
      )
      .replace(/\b(status|priority|level|size) (\p{L}+) or (\p{L}+)\b/giu, '$1 ($2, $3)')
      .replace(/\s*(?:→|=>|->|⇒|➜)\s*/g, '. ')
      .replace(/\s=\s/g, ': ')
      .replace(/\bdb\b/gi, 'database')
      .replace(/\blib\b/gi, 'library')
      .replace(/(?<=\w)(?:\s+\/\s+|\/)(?=\w[\w ]*\/|\w[\w ]*\.?$)/g, '/')
      .replace(/,\s*name\s+(?=\p{Lu})/gu, ', called ')
      .replace(abbreviations, '$1')
      .replace(
        /\b((?:two|three|four|five) (?:rooms|channels)), (?=(?:[\p{L}-]+, )*[\p{L}-]+ and [\p{L}-]+\b)/giu,
        '$1: ',
      )
      // How a state is chosen is no part of the list of states.
      .replace(
        /,?\s+(?:chosen|picked|shown|filtered|selected) (?:with|by|via|using|as) (?:filter )?(?:buttons|tabs|chips)(?: (?:above|over|on top of|below) [^.;,]*)?/giu,
        '',
      )
      .replace(
        /\b(workshops|courses|class(?:es)?|tours|lessons) (?:that |which )?(?:one|you|people|visitors|guests|customers) (?:can|may) book\b/giu,
        '$1 with booking',
      )
      .replace(/\bshop\. (?:In|On) the shop there (?:are|is) /gu, 'shop with ')
      .replace(/\bshop that sells (?=(?:an? )?[\p{L} ]{2,24}? (?:for|at) (?:[€$£]\s?)?\d)/giu, 'shop with products: ')
      // "Categories stage portrait nature" where nobody typed a comma.
      .replace(
        /\b((?:in|with)? ?(?:the )?categories) ((?:(?!for|of|and|or|with|to|in|the|an?|on|that|which|are|like|such|as|per|by|from|can|i|we|is)\p{Ll}{3,} ){1,4}(?!for|of|and|or|with|to|in|the|an?|on|that|which|are|like|such|as|per|by|from|can|i|we|is)\p{Ll}{3,})(?=[,.;]|$)/gu,
        (_, before: string, list: string) => `${before}: ${list.replaceAll(' ', ', ')}`,
      )
      // What filters are drawn as is no part of the last of them.
      .replace(
        /\s+as (?:(?:filter|toggle) )?(?:buttons|tabs|filters|chips|filter buttons)(?=\s*(?:[,.;]|$|\band\b))/giu,
        '',
      )
      // "What I did and when, e.g. wiped leaves, repotted" names some of many.
      .replace(/,\s*(?:e\.g\.|for example|for instance)\s+\p{Ll}[^.;:()?]*(?=[.;]|$)/gu, '')
      // "What is missing (milk, bin bags …)" names some of many.
      .replace(/(\bwhat [\p{L} ]{2,24}) \([^()]*(?:…|\.{3}|\betc\.?)\s*\)/giu, '$1')
      .replace(/\.{3,}|…/g, ', ')
      .replace(/[\p{L}]+/gu, (word) => {
        const known = slips[word.toLowerCase()]
        return known === undefined
          ? word
          : /^\p{Lu}/u.test(word)
            ? known.charAt(0).toUpperCase() + known.slice(1)
            : known
      })
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  )
}
