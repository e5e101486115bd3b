// Hobbies, games, media, travel, collections and learning.
import { capitalize } from '../inflect.ts'
import { tells } from './deed-words.ts'
import type { Purpose, Records } from './purpose.ts'

const kept = (records: Records) => (): Records => records

export const atLeisure: readonly Purpose[] = [
  {
    id: 'series-watched',
    says: [
      tells(
        'series|tv shows?|shows|episodes?|seasons?',
        'watch(?:ed|ing)?|which episode|forget|where we (?:are|were|stopped)|next',
      ),
    ],
    saysNot: /\b(?:discuss|forum|fans|podcast host|book series)\b/iu,
    records: kept({
      kind: 'series',
      fields:
        'title (required), season (number), episode (number), where to watch (text), status (want to start, watching, finished), stars (rating)',
      title: 'What we watch',
    }),
  },
  {
    id: 'pages-read',
    says: [tells('pages|books?|novels?', 'read|reading', 'goal|how many|challenge|track|log|a year|per year|habit')],
    saysNot: /\b(?:club|lend|lent|borrow|sells?|shop|library)\b/iu,
    records: kept({
      kind: 'book',
      fields: 'title (required), author, pages (number), pages read (number), finished on (date), stars (rating)',
      parts: ['totals'],
      title: 'Books this year',
    }),
  },
  {
    id: 'wine-beer-tasted',
    says: [
      tells(
        'wines?|beers?|whisk(?:y|ies|ey)|gins?|coffees?|teas?|cheeses?|chocolates?|rums?',
        'tast(?:e|ed|ing|ings)|tried|liked|remember|notes?',
      ),
    ],
    saysNot: /\b(?:shop|sells?|order|batch(?:es)?|brew(?:ed|ing)?|event|tickets?|guests)\b/iu,
    records: ({ message }) => {
      const kind = /wine|beer|whisky|gin|coffee|tea|cheese|chocolate|rum/i.exec(message)?.[0].toLowerCase() ?? 'wine'
      return {
        kind,
        fields: `name (required), ${kind === 'wine' ? 'winery (text), year (number), ' : 'maker (text), '}tasted on (date), stars (rating), notes (long text), price, photo`,
        title: `${capitalize(kind)} notes`,
      }
    },
  },
  {
    id: 'brewing',
    says: [
      tells(
        'brew(?:s|ed|ing)?|homebrew|batch(?:es)?|ferment\\w*|kombucha|mead|cider|sourdough',
        'batch(?:es)?|gravity|notes?|log|track|recipes?|starter|record|remember',
      ),
    ],
    saysNot: /\b(?:brewery (?:site|website)|shop|sells?|customers?)\b/iu,
    records: kept({
      kind: 'batch',
      fields:
        'name (required), brewed on (date, required), recipe (long text), original gravity (number), final gravity (number), bottled on (date), stars (rating), tasting notes (long text)',
      title: 'Batches',
    }),
  },
  {
    id: 'cards-collected',
    says: [
      tells(
        'pok[eé]mon|trading cards|panini|stickers?|magic cards|football cards|baseball cards',
        'collect\\w*|have|double|duplicates?|swap|need|manage|album|missing|sort',
      ),
    ],
    records: ({ message }) => ({
      kind: /sticker|panini/i.test(message) ? 'sticker' : 'card',
      fields: /sticker|panini/i.test(message)
        ? 'number (number, required), name (text), album (text), have it (yes/no), doubles (number), swap with (text)'
        : 'name (required), set (text), number (text), rarity (common, uncommon, rare, holo), quantity (number), condition (mint, good, played), value (money), photo',
      title: /sticker|panini/i.test(message) ? 'Stickers' : 'Card collection',
    }),
  },
  {
    id: 'lego',
    says: [
      tells(
        'legos?|brick sets|model (?:trains?|kits?|cars?|planes?)|miniatures|warhammer',
        'sets?|built|box|collection|sort|painted|inventory|own|have|paint',
      ),
    ],
    records: kept({
      kind: 'set',
      fields:
        'name (required), set number (text), pieces (number), theme (text), built (yes/no), where it is (text), photo',
      title: 'Sets and models',
    }),
  },
  {
    id: 'yarn-fabric',
    says: [
      tells(
        'yarns?|wool|skeins?|fabrics?|beads|buttons|paints?',
        'knit\\w*|crochet\\w*|sew\\w*|quilt\\w*|own|stash|have|where|attic|buy(?:ing)? the same',
      ),
    ],
    saysNot: /\b(?:sells?|shop|customers?|portfolio|pictures of)\b/iu,
    records: ({ message }) => ({
      kind: /fabric|sew|quilt/i.test(message) ? 'fabric' : 'yarn',
      fields: /fabric|sew|quilt/i.test(message)
        ? 'name (required), colour (text), material (text), metres (number), where it is (text), meant for (text), photo'
        : 'name (required), colour (text), brand (text), weight (text), balls (number), where it is (text), meant for (text), photo',
      title: /fabric|sew|quilt/i.test(message) ? 'Fabric stash' : 'Yarn stash',
    }),
  },
  {
    id: 'craft-projects',
    says: [
      tells(
        'knit\\w*|crochet\\w*|sewing|quilting|woodwork\\w*|carving|model building|pottery|embroider\\w*',
        "projects?|what i(?:[’']ve| have)? (?:made|make)|working on|progress|patterns?",
      ),
    ],
    saysNot: /\b(?:sells?|shop|portfolio|show|customers?|class(?:es)?|workshops?)\b/iu,
    records: kept({
      kind: 'project',
      fields:
        'name (required), pattern (text), material (text), for whom (text), begun on (date), finished on (date), status (planned, in work, finished, given up), photo, notes',
      title: 'On the needles and the bench',
    }),
  },
  {
    id: 'fishing-hunting-birds',
    says: [
      tells(
        'birds?|birding|mushrooms?|butterfl(?:y|ies)|wildlife|fish(?:ing)?|catch(?:es)?|planets?|comets?|fossils?',
        'saw|seen|spotted|sightings?|caught|found|observ\\w*|watch(?:ing|ed)|log|where',
      ),
    ],
    saysNot: /\b(?:shop|guided|customers?|quiz|rating|five stars?|earn|chores?|kids)\b/iu,
    records: ({ message }) => {
      const isCatch = /fish|caught|catch/i.test(message)
      const isFind = /mushroom|fossil|found/i.test(message)
      return {
        kind: isCatch ? 'catch' : isFind ? 'find' : 'sighting',
        fields: `${isCatch ? 'fish' : 'what'} (text, required), where (text), date (required), ${isCatch ? 'length in cm (number), weight in kg (number), bait (text)' : 'how many (number)'}, photo, notes`,
        title: isCatch ? 'Catches' : isFind ? 'Finds' : 'Sightings',
      }
    },
  },
  {
    id: 'garden-beds',
    says: [
      tells(
        'beds?|garden|allotment|vegetables?|seeds?|seedlings|greenhouse|tomato(?:es)?',
        'sow\\w*|plant(?:ed|ing)?|grow\\w*|harvest\\w*|where|rotat\\w*|when',
      ),
    ],
    saysNot: /\b(?:sells?|shop|shoppers|customers?|hotel|community garden tasks|orders?|water(?:ing)?)\b/iu,
    records: kept({
      kind: 'crop',
      fields:
        'name (required), bed (text), sown on (date), planted out on (date), first harvest (date), how much (text), notes',
      title: 'In the beds',
    }),
  },
  {
    id: 'places-been',
    says: [
      tells(
        'where (?:have|did) (?:i|we) (?:been|go|travel)|countries|towns|cities|places|national parks|lighthouses|castles|summits|peaks|mountains',
        'been|visited|travel(?:l?ed)?|seen|climbed',
      ),
    ],
    saysNot: /\b(?:weather|time zones|quiz|capitals|customers?|want to|shop)\b/iu,
    records: ({ message }) => ({
      kind: /summit|peak|mountain/i.test(message) ? 'summit' : 'place',
      fields: /summit|peak|mountain/i.test(message)
        ? 'name (required), height in m (number), climbed on (date), with whom (text), photo, notes'
        : 'name (required), country, visited on (date), with whom (text), stars (rating), photo, notes',
      title: /summit|peak|mountain/i.test(message) ? 'Summits' : 'Where I have been',
    }),
  },
  {
    id: 'eating-our-way',
    says: [
      tells(
        'burgers?|pizzas?|kebabs?|ramen|croissants?|ice creams?|tacos?|curries|pubs?|bakeries|breakfasts?|fish and chips',
        'rank(?:ing)?|best|rate|every|trying|tried|tested|stars|score|list',
      ),
    ],
    saysNot: /\b(?:shop|sells?|order|menu|customers?|recipes?|poll)\b/iu,
    records: ({ message }) => {
      const what =
        /burger|pizza|kebab|ramen|croissant|ice cream|taco|curry|pub|bakery|breakfast/i
          .exec(message)?.[0]
          .toLowerCase() ?? 'place'
      return {
        kind: /pub|bakery|place/.test(what) ? what : `${what} place`,
        fields:
          'name (required), where (text), eaten on (date), what we had (text), stars (rating), price, notes, photo',
        title: `The best ${what} in town`,
      }
    },
  },
  {
    id: 'highscores',
    says: [tells('high ?scores?|arcade|pinball|leader ?board', 'score|table|board|machines?|games?|players?|pinball')],
    saysNot: /\b(?:quiz|steps|memory|snake|tic|guess)\b/iu,
    records: kept({
      kind: 'score',
      fields: 'player (text, required), machine (text), score (number, required), date',
      title: 'High scores',
      hint: 'A leaderboard of the players by score.',
    }),
  },
  {
    id: 'ladder',
    says: [
      tells(
        'ladder|challenge someone|standings|fantasy league|league table|tournament|king of the',
        'chess|tennis|squash|darts|office|league|table|ping ?pong|foosball|fifa|standings|points|players?|padel|badminton',
      ),
    ],
    records: kept({
      kind: 'match',
      fields: 'winner (text, required), loser (text, required), date (required), result (text), points (number)',
      title: 'Ladder',
      hint: 'A league table of the winners by points.',
    }),
  },
  {
    id: 'fixtures',
    says: [
      tells(
        'fixtures|results|matches',
        'football|soccer|rugby|hockey|handball|netball|cricket|basketball|volleyball|league',
        'team|our|local|lads|girls|under|club|season',
      ),
    ],
    saysNot: /\b(?:predict|tips?|bets?|guess|players can|who comes|attend)\b/iu,
    records: kept({
      kind: 'match',
      fields:
        'opponent (text, required), date (required), kick-off (time), home or away (home, away), our goals (number), their goals (number), report (long text)',
      access: 'admin',
      title: 'Fixtures and results',
    }),
  },
  {
    id: 'line-up',
    says: [tells('who (?:plays|is injured|is fit|is available)|line-?up|squad|team sheet')],
    records: kept({
      kind: 'player',
      fields:
        'name (required), position (text), saturday (plays, substitute, not there), injured (yes/no), back on (date), notes',
      title: 'Line-up',
    }),
  },
  {
    id: 'music-practice',
    says: [
      tells(
        'practi[sc]e|practi[sc]ing|rehearse',
        'piano|guitar|violin|drums|cello|flute|instrument|scales|pieces|songs',
        'i|my|how long|minutes|track|log|daughter|son|every day',
      ),
    ],
    saysNot: /\b(?:pupils?|students?|teach|band members|choir|attend|book)\b/iu,
    records: kept({
      kind: 'practice',
      fields: 'what (text, required), date (required), minutes (number, required), how it went (long text)',
      parts: ['totals', 'streaks'],
      title: 'Practice',
    }),
  },
  {
    id: 'setlists',
    says: [tells('set ?lists?|songs|repertoire|chords', 'band|gigs?|play|perform|key|tempo|our|sing')],
    saysNot: /\b(?:request|suggest|vote|playlist|listeners|radio|website)\b/iu,
    records: kept({
      kind: 'song',
      fields:
        'title (required), artist, key (text), tempo (number), minutes (number), who sings (text), chords (long text), ready (yes/no)',
      title: 'Repertoire',
    }),
  },
  {
    id: 'props',
    says: [tells('props|costumes', 'scenes?|stage|actors?|play|theat(?:re|er)|who|side')],
    saysNot: /\b(?:rent|hire|sells?|shop)\b/iu,
    records: ({ message }) => ({
      kind: /prop/i.test(message) ? 'prop' : 'costume',
      fields: 'name (required), scene (text), side (left, right, on stage), who (text), ready (yes/no), photo, notes',
      title: /prop/i.test(message) ? 'Props' : 'Costumes',
    }),
  },
  {
    id: 'ideas-kept',
    says: [tells('ideas', 'keep|collect|write down|note|remember|forget|my|story|songs?|business|blog|app')],
    saysNot: /\b(?:vote|gift|present|employees|customers|suggest|feedback|students?|team|ratings?)\b/iu,
    records: kept({
      kind: 'idea',
      fields: 'title (required), text (long text), tags, had on (date), status (new, trying, done, dropped)',
      title: 'Ideas',
    }),
  },
  {
    id: 'jokes-quotes',
    says: [
      tells(
        'jokes?|quotes?|puns|sayings|memes|good things?|compliments|confessions|fun facts|funny things|one good thing',
        'post|share|collect|send|wall|laugh|kids say|said|read|strangers',
      ),
    ],
    saysNot: /\b(?:price quote|roof|repair|request a quote|business|offer|stock)\b/iu,
    records: ({ message }) => {
      const kind = /joke|quote|pun|saying|compliment|confession/i.exec(message)?.[0].toLowerCase() ?? 'note'
      return {
        kind,
        fields: `${kind === 'note' ? 'text' : kind} (long text, required), name (text), date`,
        parts: ['likes'],
        title: kind === 'note' ? 'The wall' : `${capitalize(kind)}s`,
      }
    },
  },
  {
    id: 'countdown',
    says: [
      tells(
        'count ?down|how many days (?:until|till|to|left)',
        'cruise|holiday|trip|wedding|birthday|baby|retirement|christmas|to|until',
      ),
    ],
    saysNot: /\b(?:timer|minutes|seconds|egg|pomodoro|launch page)\b/iu,
    records: kept({
      kind: 'event',
      fields: 'what (text, required), date (required), notes, photo',
      title: 'Counting down',
    }),
  },
]
