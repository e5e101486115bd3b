// What somebody does with the things of a list, and whose list it is, are no part of their name: "songs our band plays: …",
// "films watched: …", "bike inventory of our hostel: …". What is ticked off has a tick.
import { isWhole } from '../kinds/read-subject.ts'

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

/** "I add things to pack and tick them", "we list ingredients and tick them off". */
const adds = String.raw`\b(adds?|lists?|collects?|notes?(?: down)?|writes?(?: down)?|puts?(?: in)?|enters?) (?:(?:all|the|my|our|some) )?`
const ticks = String.raw`(?:,? and| and then|, then) (?:i |we |you |they |can )?(?:tick|check|cross|strike)s? (?:them|these|those|each|it|each of them)(?: off| out| through)?(?: (?:when|once|as soon as) [^.;,]+)?`
const thingsTicked = new RegExp(
  String.raw`${adds}(?:things|stuff|everything|what) (?:(?:i|we|they) (?:have|need|want) )?to \p{L}+${ticks}`,
  'giu',
)
const ticked = new RegExp(String.raw`${adds}(\p{L}{3,}s)${ticks}`, 'giu')

/** "Everyone enters name, team": theirs. */
const bareName =
  /\b(everyone|everybody|each|people|users|they|players?|members?|guests?) (enters?|gives?|types?(?: in)?|fills? in|leaves?|writes?(?: down)?) (?=name\s*(?:,|and\b))/giu
/** "Everyone enters who they are, their team": a name. */
const whoTheyAre =
  /\b(enters?|gives?|writes?(?: down)?|types?(?: in)?|leaves?|fills? in|puts?(?: in)?) who (?:they|he|she|you|i|we) (?:are|is|am)(?=\s*(?:,|and\b))(?:(\s*,\s*|\s+and\s+)(?:their|his|her|your|my) )?/giu
/** "Stairs challenge. Everyone enters their name, floors": entries, and no stairs. */
const challenge =
  /^([^.:!?\n]*\bchallenge\b[^.:!?\n]*)[.:!]\s*(?:everyone|everybody|each|people|players|you|we) (?:enters?|gives?|types?(?: in)?) (?:their |your |our )?(?=name\b)/iu
/** "Sporty and a bit loud": how much is no part of a look. */
const aBit =
  /\b(and|but) (?:also )?(?:a (?:little )?bit|a little|slightly|rather|somewhat|quite) (?=\p{L}+\s*(?:[.!;\n]|$))/giu

export function plainDeeds(text: string): string {
  return text
    .replace(thingsTicked, '$1 items (name, done)')
    .replace(ticked, '$1 $2 (name, done)')
    .replace(whoTheyAre, (_, enters: string, then = '') => `${enters} their name${then}`)
    .replace(bareName, '$1 $2 their ')
    .replace(challenge, '$1. Each entry has ')
    .replace(aBit, '$1 ')
    .replace(ofSomebody, '$1')
    .replace(wereDone, '$1$2')
    .replace(keptBy, (said: string, list: string, whose: string) => (isWhole(whose.toLowerCase()) ? list : said))
}
