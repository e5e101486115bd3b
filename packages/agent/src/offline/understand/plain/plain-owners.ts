// Whose site it is, where that is told in passing: "a photographer's site", "photographer portfolio". They are no record of
// what it shows; and what such a person makes, named by several words, are sorts of one thing: "pictures of boats and gardens".
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { singularize, withArticle } from '../inflect.ts'
import { happens } from '../people/read-takes.ts'
import { isGood } from '../rows/said-goods.ts'
import { nounOfShown } from '../kinds/shown-kinds.ts'

const word = String.raw`[\p{L}][\p{L}-]*`
const opens = String.raw`^(\s*(?:(?:please |can you |could you )?(?:i need|i want|i['’]?d like|we need|we want|make|build|create|design)(?: me| us)? )?)`
const site = String.raw`(web ?site|site|home ?page|web ?page|portfolio|page)`

/** "A photographer's site", "the painter's website". */
const ofThem = new RegExp(
  String.raw`${opens}(?:an?|the|this|one) ((?:${word} ){0,2}?${word})(?:['’]s|s['’]) (?:(?:own|personal|simple|small) )*${site}\b`,
  'iu',
)
/** "Photographer portfolio with …". */
const beside = new RegExp(
  String.raw`${opens}(?:(?:an?|the|my) )?((?:${word} ){0,1}?${word}) ${site}(?=\s*(?:[:,.;(–—-]|with\b|showing\b))`,
  'iu',
)
/** "A collector's list of stamps": it is the list that is wanted. */
const listOf = new RegExp(
  String.raw`${opens}an? (?:${word} )?(${word})['’]s (?=(?:list|collection|catalogu?e|register|inventory|log|logbook|notebook)\b)`,
  'iu',
)
/** "My photo site" is one for photos. */
const photoSite = /^(\s*(?:an?|my|our) (?:photo|photography|picture|art) )(?:web ?)?site\b/i
/** Whoever uses a site is not the one whose site it is. */
const uses =
  /^(?:members?|users?|customers?|clients?|students?|guests?|visitors?|fans?|employees?|staff|team|patients?|leads?|contacts?|friends?|people|persons?|hosts?|model|baby|kids?|child)$/i

const isPerson = (noun: string): boolean => isPersonNoun(noun) || sensesOfNoun(noun)?.senses[0] === 'person'
const last = (said: string): string => singularize(said.split(' ').at(-1)?.toLowerCase() ?? '')

/** Who makes things to look at. */
const makes =
  /(?:photo|video|cinemato|callig|choreo)grapher|(?:paint|design|engrav|weav|carv|woodwork|bookbind|jewell?|glassblow|filmmak|dressmak|printmak|shoemak|cabinet ?mak|instrument ?mak|lamp ?mak|furniture mak|doll ?mak|hat ?mak|mak)er\b|(?:illustra|anima|sculp|decora)tor|sculptor|artist|stylist|architect|carpenter|joiner|potter|cerami(?:ci)?st|goldsmith|silversmith|blacksmith|florist|tailor|cartoonist|luthier|hairdresser|barber|baker|confectioner|gardener|tattooist|crafts(?:wo)?man/i

const owner = new RegExp(
  String.raw`^([^.:;]*?\b${site} (?:for|of|by) (?:(?:an?|the|my|our) )?(?:${word} ){0,2}?(${word}))(\s*[:–—]\s*|\s+-\s+|,? (?:with|showing)\s+)(?=([^.;]+))`,
  'iu',
)
const madeOf = String.raw`(photos?|photographs|pictures|images|drawings|paintings|illustrations|prints|sketches|videos|films|works|projects|designs|(?:a )?gallery|portfolio|pieces)`
const listed = String.raw`((?:(?!and\b)${word} ){0,2}${word}s(?:, (?:(?!and\b)${word} ){0,2}${word}s)*,? and (?:${word} )?${word}s)(?=\s*(?:[.,;]|$|and (?:an?|the|my)\b|with\b))`
/** "Pictures of boats and gardens", "projects: houses and offices". */
const worksOf = new RegExp(String.raw`(?<![\p{L}-])${madeOf}(?: of|:| like| such as) ${listed}`, 'iu')

const piecesOf = (list: string): string[] => list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
const inCategories = (pieces: readonly string[]): string => `in the categories (${pieces.join(', ')})`

/** What is theirs, or a part of the site, is no sort of picture. */
const noSort =
  /^(?:my|our|the|all|their|his|her|your|these|some|different|various)\s|^(?:prices|services|details|descriptions|titles|captions)$/i
const noWork =
  /^(?:exhibitions?|shows|awards|clients|references|publications|prices|courses|classes|workshops|dates|events)$/i

function isWork(piece: string): boolean {
  return (
    /^(?!.*\s(?:of|in|from|on|by|for|with|about)\s).*s$/i.test(piece) &&
    isGood(piece) &&
    !noWork.test(piece) &&
    nounOfShown(piece) === undefined &&
    (!happens.test(piece) || /^(?:weddings|parties|concerts|plays)$/i.test(piece))
  )
}

/** The same message, with its site said to be for whoever it is of. */
export function plainOwners(text: string): string {
  const named = text
    .replace(photoSite, '$1website')
    .replace(listOf, (all, before: string, who: string) => (isPerson(last(who)) ? `${before}A ` : all))
    .replace(ofThem, (all, before: string, who: string, what: string) =>
      (isPerson(last(who)) || makes.test(who)) && !uses.test(last(who))
        ? `${before}A ${what} for ${withArticle(who.toLowerCase())}`
        : all,
    )
    .replace(beside, (all, before: string, who: string, what: string) =>
      isPerson(last(who)) && singularize(who) === who && !uses.test(last(who)) && makes.test(who)
        ? `${before}A ${what} for ${withArticle(who.toLowerCase())}`
        : all,
    )
  const found = owner.exec(named)
  if (found === null || !makes.test(found[3] ?? '')) return named
  const [opening, before = '', , , link = '', tail = ''] = found
  const head = `${before}${/[\p{L}]/u.test(link) ? ' with ' : ': '}`
  const rest = named.slice(opening.length)
  const inSorts = rest.replace(worksOf, (all, what: string, list: string) =>
    piecesOf(list).some((piece) => noSort.test(piece)) ? all : `${what} ${inCategories(piecesOf(list))}`,
  )
  if (inSorts !== rest) return `${head}${inSorts}`
  // "Logos, posters and book covers; about": what they make, without a word for all of it.
  const pieces = [...tail.matchAll(/(.+?)(,\s*(?:and\s+)?|\s+and\s+|$)/giu)]
  const end = pieces.findIndex(([, piece = '']) => !isWork(piece.trim()))
  const works = end < 0 ? pieces : pieces.slice(0, end)
  if (works.length < 2) return `${head}${rest}`
  const length = works.reduce((sum, [all]) => sum + all.length, 0)
  const names = works.map(([, piece = '']) => piece.trim())
  return `${head}works ${inCategories(names)}${end < 0 ? '' : ', '}${rest.slice(length)}`
}
