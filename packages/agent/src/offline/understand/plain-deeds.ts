// What somebody does with the things of a list, and whose list it is, are no part of their name: "songs our band plays: …",
// "films watched: …", "bike inventory of our hostel: …".
import { isWhole } from './read-subject.ts'

const does =
  'plays?|sings?|owns?|has|have|sells?|makes?|uses?|keeps?|grows?|lends?|bakes?|brews?|reads?|knits?|rents?|collects?|breeds?|restores?|repairs?'
const ofSomebody = new RegExp(
  String.raw`\b(\p{L}{3,}s) (?:that |which )?(?:our|my|the|his|her|their) \p{L}+ (?:${does})(?: (?:out|for))?(?=\s*[:(]|\s+with\b)`,
  'giu',
)
const wereDone =
  /(^|[.;!?]\s+|\b(?:of|my|our|the|all) )(\p{L}{3,}s) (?:watched|read|visited|tried|seen|played|tasted|eaten|baked|brewed|owned|knitted|caught|heard|finished|met|climbed|collected)(?=\s*:)/giu
const keptBy =
  /^((?:\p{L}+ )?(?:inventory|list|register|catalogue?|collection|archive|overview|database|wardrobe|freezer|pantry)) of (?:our|my|the) ((?:\p{L}+ )?\p{L}+)(?=\s*:)/iu

export function plainDeeds(text: string): string {
  return text
    .replace(ofSomebody, '$1')
    .replace(wereDone, '$1$2')
    .replace(keptBy, (said: string, list: string, whose: string) => (isWhole(whose.toLowerCase()) ? list : said))
}
