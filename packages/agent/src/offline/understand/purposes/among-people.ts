// What people do with each other: lend, bring, come, take a shift, ride along, vote, decide, discuss, remember together.
import { capitalize, pluralize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose, Said } from './purpose.ts'

const titled = (thing: string): string => capitalize(pluralize(thing))

/** What is lent has what is usual for such a thing, and nothing of who has it: that is asked when somebody takes it. */
function lentFields(thing: string): string {
  if (/book|novel|comic/.test(thing)) return 'title (required), author, notes'
  if (/game|film|movie|dvd|record|puzzle/.test(thing)) return 'title (required), notes'
  if (/key/.test(thing)) return 'name (required), opens (text), notes'
  return 'name (required), owner (text), photo, notes'
}

const isKeepable = /^(?:thing|stuff|item|money|it|one|them|something|what|anything)$/

function suggested(thing: string): string {
  if (/photo|picture|painting|drawing|costume|cake|garden/.test(thing))
    return 'photo (picture, required), title (text, required), by (text)'
  if (/song|track|music|tune/.test(thing)) return 'title (required), artist, suggested by (text)'
  if (/book|novel/.test(thing)) return 'title (required), author, why (long text), suggested by (text)'
  if (/film|movie/.test(thing)) return 'title (required), year (number), why (long text), suggested by (text)'
  if (/restaurant|place|pub|caf|destination|trip|venue|location/.test(thing))
    return 'name (required), where (text), why (long text), suggested by (text)'
  return `${/name/.test(thing) ? 'name' : 'title'} (required), why (long text), suggested by (text)`
}

function pollOf({ message }: Said): string {
  const [, word = 'what', about = ''] =
    /\b(?:decide|choose|pick|agree(?: on)?|settle(?: on)?|vote on|find out|figure out) (?:together )?(where|what|which(?: \p{L}+)?|when|who) (?:to |we |we['’]ll |should we |we should |the next )?([^.,;!?]+)/iu.exec(
      message,
    ) ?? []
  return about === ''
    ? 'A poll'
    : `Poll: ${capitalize(word)} do we ${about.replace(/^(?:want to|are going to|will|go(?:ing)? to|meet(?:ing)? for)\s+/i, '')}?`
}

export const amongPeople: readonly Purpose[] = [
  {
    // Whoever lends things out themselves writes down who has them: nobody comes to borrow here.
    id: 'lent-out',
    says: [
      deed(
        String.raw`{thing} (?:that |which )?(?:i|we)(?: have|['’]ve)? (?:lent|loaned|lend|gave)(?: out)? (?:out )?to (?:people|friends|others|somebody|someone|neighbou?rs|colleagues|family)\b`,
      ),
    ],
    saysNot: /\b(?:money|customers?|per day|library|members|owes?|borrow\w*)\b/i,
    records: ({ thing }) => {
      const kind = isKeepable.test(thing) || thing === '' ? 'thing' : thing
      return {
        kind: 'loan',
        fields: `${kind} (text, required), lent to (text, required), lent on (date), back (yes/no), notes`,
        title: `${titled(kind)} on loan`,
      }
    },
  },
  {
    id: 'lend',
    says: [
      deed(
        String.raw`(?:which|what) (?:of )?{thing} (?:did|do|have|had) (?:i|we|they) (?:lend|lent|loan|loaned|borrow|give)`,
      ),
      deed(
        String.raw`(?:which|what|whose|whom?) (?:of )?(?:{some})?{thing} (?:i|we|they|people|somebody) (?:have |had |['’]ve )?(?:lent|loaned|lend|gave|given|borrowed)`,
      ),
      deed(String.raw`{who} {may}(?:borrow|loan|check out|take out) {thing}`),
      deed(String.raw`(?:lend|lends|lending|lent|loan|loaned|loaning|borrow|borrowing|borrowed)(?: out)? {thing}`),
      deed(
        String.raw`who (?:has |have |had |['’]s )?(?:still )?(?:got|borrowed|taken|has|holds) (?:the |which |my |our |what |a )+{thing}`,
      ),
      deed(String.raw`which {who} (?:still )?(?:has|have|borrowed|took|holds) (?:still )?(?!which\b|what\b){thing}`),
      deed(String.raw`{thing} (?:that )?(?:i|we) (?:have )?(?:lent|loaned|lend)(?: out)?\b`),
      deed(String.raw`(?:lending|tool|toy|seed|book|game|thing) library (?:of|for|with) {thing}`),
      deed(
        String.raw`(?<thing>books|tools|toys|games|instruments|costumes|laptops|devices|keys)\b.{0,40}\b(?:and|see|know) who has (?:them|it|which|what)\b`,
      ),
    ],
    saysNot:
      /\b(?:money|loan(?:s)? (?:from|of) (?:the )?bank|mortgage|rent(?:al|ing)? (?:fee|price)|customers?|per day|owes?|parcels?|packages?|paid)\b/i,
    records: ({ thing }) => {
      const kind = isKeepable.test(thing) || thing === '' ? 'item' : thing
      return {
        kind,
        fields: lentFields(kind),
        parts: ['loans'],
        title: `${titled(kind)} on loan`,
        hint: `Somebody borrows ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} and gives it back; it shows who has it.`,
      }
    },
  },
  {
    id: 'bring',
    says: [
      deed(String.raw`(?:who|what) {may}(?:brings?|bringing|is bringing|contributes?)\b`),
      deed(
        String.raw`{who} {may}(?:sign(?:s|ing)? up|put (?:their )?names? down|say|tell|choose|pick|volunteer|enter|write)(?: \p{L}+){0,4}? (?:to bring|bring|they (?:will |can |are going to )?bring|they(?:['’]ll|['’]re) bring(?:ing)?)`,
      ),
      deed(String.raw`pot ?luck`),
    ],
    saysNot: /\b(?:secret santa|customers?)\b/i,
    records: ({ message }) => ({
      kind: /snack|cake|dish|food|salad|dessert|pot ?luck|buffet|bbq|barbecue|picnic|dinner|lunch|breakfast|brunch/i.test(
        message,
      )
        ? 'dish'
        : 'thing',
      fields: 'what (required), who brings it (text, required), for how many (number), notes',
      title: 'Who brings what',
    }),
  },
  {
    id: 'shifts',
    says: [
      deed(
        String.raw`{who} {may}(?:pick|choose|take|sign(?:s|ing)? up for|claim|select|fill|swap|grab|put (?:themselves|their names) down for) (?:{some})(?:[\p{L}-]+ )?(?<thing>shifts?|slots?|duties|duty|turns?)\b`,
      ),
      deed(
        String.raw`(?:shifts?|rota|roster|duty plan|duty list) (?:for|of|planner for|plan for|sign-?up for) (?:{some})(?:volunteers?|helpers?|staff|team|bar|kitchen|club|caf[eé]|shop|festival|food bank|shelter|church|school|event)`,
      ),
      deed(
        String.raw`(?:who (?:works|helps|is on duty|is on shift|covers)|schedule (?:my |our |the )?(?:volunteers?|helpers?|staff|employees|waiters|team)|(?:volunteers?|helpers?) (?:for|at|to help))\b`,
      ),
    ],
    saysNot: /\b(?:holiday|vacation|apply|landing|clean(?:s|ing)? the|dishes|chores?|newsletter)\b/i,
    records: () => ({
      kind: 'shift',
      fields: 'task (required), date (required), start time (time), end time (time), places (number)',
      parts: ['signups'],
      title: 'Shifts',
      hint: 'People sign up for a shift with their name until no places are left.',
    }),
  },
  {
    id: 'attend',
    says: [
      deed(
        String.raw`{who} {may}(?:say|tell (?:me|us)|let (?:me|us) know|answer|see|know|mark|confirm|enter|check)\b.{0,30}?\b(?:if|whether|who|that|when) (?:they|he|she|you|we|everyone|people|who|players|i)? ?{may}(?:come|comes|coming|attend|attends|make it|be there|join|play|show up|turn up|miss|skip)s?\b`,
      ),
      deed(
        String.raw`who (?:is |are |['’]s |will |can |has )*(?:comes?|coming|attend(?:s|ed|ing)?|came|shows? up|was there|is there|plays?|miss(?:es|ed)?|join(?:s|ing)?)(?: \p{L}+){0,2} (?:to|for|at|in)? ?(?:{some})(?<thing>trainings?|practices?|rehearsals?|matches|match|games?|meetings?|lessons?|class(?:es)?|sessions?|rides?|runs?|hikes?|events?|services?|evenings?|nights?)\b`,
      ),
      deed(
        String.raw`(?<thing>rehearsals?|trainings?|practices?|lessons?|meetings?|services?) (?:attendance|turnout|participation)\b`,
      ),
      deed(String.raw`(?:attendance|turnout|participation) (?:of|at|for|in|list|tracker|sheet|register)?`),
    ],
    saysNot: /\b(?:wedding|birthday|party|rsvp|baby shower|reception|anniversary|celebration|fans)\b/i,
    records: ({ thing, message }) => {
      const kind =
        thing !== ''
          ? thing
          : /rehears|choir|band|orchestra/i.test(message)
            ? 'rehearsal'
            : /class|lesson|course|pupil|student/i.test(message)
              ? 'lesson'
              : /train|team|club|football|soccer|rugby|hockey|basketball|volleyball/i.test(message)
                ? 'training'
                : 'meeting'
      return {
        kind,
        fields: 'title (required), date (required), start time (time), place (text)',
        more: [{ kind: 'answer', fields: 'name (required), comes (yes, no, maybe), remark (text)', of: kind }],
        title: `Who comes to ${/^(?:practice|training)$/.test(kind) ? kind : `the ${kind}`}`,
      }
    },
  },
  {
    id: 'rsvp',
    says: [
      deed(
        String.raw`(?:guests?|people|friends|family|everyone|invitees|relatives) {may}(?:tell (?:me|us)|say|let (?:me|us) know|answer|reply|confirm|rsvp)\b.{0,20}?\b(?:if|whether|that|who) (?:they|he|she|everyone) {may}(?:come|comes|coming|attend|attends|make it)`,
      ),
      deed(
        String.raw`(?:wedding|party|birthday|reception) guests?\b.{0,40}\bwho (?:is |are |will )?(?:come|comes|coming|attend(?:s|ing)?)\b`,
      ),
      deed(
        String.raw`(?:know|see|find out|collect|track) (?:who|how many(?: people| guests)?) (?:is |are |will |is going to )?(?:come|comes|coming|attends?|attending)\b.{0,30}\b(?:wedding|birthday|party|reception|celebration|anniversary|shower|dinner|bbq|barbecue)`,
      ),
      deed(String.raw`\brsvps?\b`),
    ],
    // A site of an occasion has its reply form beside the day.
    saysNot: /\b(?:web ?site|site|home ?page|countdown)\b/i,
    plain: ({ message }) => {
      const event =
        /\b(wedding|birthday(?: party)?|baby shower|anniversary|party|reception|garden party|graduation|barbecue|bbq|dinner|christening|reunion)\b/i
          .exec(message)?.[1]
          ?.toLowerCase() ?? 'party'
      const eats = /\b(?:eat|food|meal|diet|vegetarian|allerg\w*|menu)\b/i.test(message)
        ? ', meal (meat, fish, plants only), allergies'
        : ''
      return `An RSVP form for our ${event} with name, coming (yes, no), number of people${eats} and message`
    },
  },
  {
    id: 'carpool',
    says: [
      deed(
        String.raw`(?:car ?pool\w*|car ?shar\w*|ride ?shar\w*|shared? (?:rides?|lifts?)|lifts? to (?:school|work|training|practice|the match)|give (?:each other |one another )?(?:rides|lifts)|offer (?:rides?|lifts?|seats? in)|drive (?:the |our )?kids to|who (?:can )?drives?)`,
      ),
    ],
    records: () => ({
      kind: 'ride',
      fields:
        'from (text, required), to (text, required), date (required), leaves at (time), driver (text, required), seats (number)',
      parts: ['signups'],
      title: 'Rides to share',
      hint: 'People join a ride with their name until no seats are left.',
    }),
  },
  {
    id: 'suggest-and-vote',
    says: [
      deed(
        String.raw`{who} {may}(?:suggest|propose|submit|request|wish for|nominate|recommend|pitch|add|post|collect) {thing}\b[^.]*?\b(?:votes?|voting|up-?votes?|pick|choose|decide|like the best|like)\b`,
      ),
      deed(
        String.raw`(?:collect|gather|suggest|propose|request|wish for)(?:ing)? (?<thing>songs?|ideas|suggestions|names|baby names|films|movies|books|topics|places|restaurants|destinations|proposals|wishes) (?:for|from|of)\b`,
      ),
      deed(
        String.raw`{who} {may}(?:suggest|propose|request) (?<thing>songs?|ideas|names|films|movies|books|topics|improvements|dishes|activities)`,
      ),
      deed(
        String.raw`(?:choose|pick|select|decide on|find) (?:the |our )?next (?<thing>book|film|movie|song|destination|game|recipe|topic)s?\b`,
      ),
      deed(
        String.raw`vote (?:on|for|about) (?:which |what |the )*(?<thing>books?|films?|movies?|songs?|ideas|proposals)\b`,
      ),
      deed(
        String.raw`vote (?:on|for) (?:the )?(?:best|nicest|most beautiful|funniest|favou?rite|coolest|ugliest|tastiest) {thing}`,
      ),
    ],
    saysNot: /\b(?:customers order|straw poll|shop)\b/i,
    records: ({ thing }) => {
      const kind = thing === '' || /^(?:thing|stuff)$/.test(thing) ? 'idea' : thing
      return {
        kind,
        fields: suggested(kind),
        parts: ['likes'],
        title: `${titled(kind)} to vote on`,
        hint: 'Everyone can vote for what they like.',
      }
    },
  },
  {
    id: 'decide',
    says: [
      deed(
        String.raw`(?:decide|choose|pick|agree(?: on)?|settle(?: on)?|vote on) (?:together )?(?:where|what|which|when|who)\b`,
      ),
    ],
    saysNot: /\b(?:wear|random\w*|for me|suggest|propose|members can|recipes? i)\b/i,
    plain: pollOf,
  },
  {
    id: 'discuss',
    says: [
      deed(
        String.raw`(?:discuss|talk about|debate|exchange (?:ideas|views|experiences|tips)(?: about| on)?|chat about|argue about|share (?:tips|experiences|advice)(?: about| on)?) (?:{some})?{thing}`,
      ),
    ],
    saysNot: /\b(?:chat app|live chat|real[- ]time|private messages|meeting|minutes|therap\w+|blog)\b/i,
    plain: ({ thing }) => `A forum about ${pluralize(thing)} where people start topics and answer each other`,
  },
  {
    id: 'shared-photos',
    says: [
      deed(
        String.raw`{who} {may}(?:post|posts|share|shares|upload|uploads|put up|puts up|add|adds|drop|collect) (?:(?:their|the|our|your|some|holiday|best|old|new|funny) )*(?:photos|pictures|snapshots|pics)\b(?: (?:of|from) {of})?`,
      ),
      deed(String.raw`(?:photo|picture) wall\b(?: (?:of|for|from) {of})?`),
    ],
    saysNot:
      /\b(?:shop|store|sell\w*|real estate|contest|competition|listing|recipes?|report\w*|defects?|broken|social network|portfolio|dating|profiles?|albums?|galler(?:y|ies))\b/i,
    records: ({ of }) => ({
      kind: 'photo',
      fields: 'photo (picture, required), caption (text, required), taken on (date), posted by (text)',
      parts: ['likes', 'comments'],
      title: of === '' ? 'Photo wall' : `Photos of ${pluralize(of)}`,
    }),
  },
  {
    id: 'rate',
    says: [
      deed(String.raw`{who} {may}(?:rate|review|score|rank) {thing}`),
      deed(
        String.raw`(?:rate|review|rating|reviewing) (?:{some})?(?<thing>caf[eé]s?|coffee (?:shops|places)|restaurants?|pubs?|bars|pizzas?|pizza places|playgrounds?|beaches|wines?|beers?|books|films|movies|hotels?|campsites?|trails?|hikes?|teachers?|landlords?|ice cream (?:shops|parlou?rs)|bakeries|toilets|public toilets)`,
      ),
    ],
    saysNot:
      /\b(?:each other|our (?:service|food|hotel|restaurant|shop)|how (?:we|i) did|customer satisfaction|survey|my (?:books|films|wines|beers))\b/i,
    records: ({ thing }) => {
      const kind = thing === '' || /^(?:thing|it)$/.test(thing) ? 'place' : thing
      const isPlace =
        /caf|coffee|restaurant|pub|bar|pizz|playground|beach|hotel|camp|trail|hike|shop|bakery|toilet|place|parlou?r|spot|route|park/.test(
          kind,
        )
      return {
        kind,
        fields: `name (required), ${isPlace ? 'address (text), ' : ''}photo, description (long text)`,
        parts: ['ratings'],
        title: `${titled(kind)}, rated`,
        hint: 'Visitors rate them with stars and the average is shown.',
      }
    },
  },
  {
    id: 'lost-and-found',
    says: [
      deed(
        String.raw`lost (?:and|&|'?n'?) found|lost property|found (?:items|things|objects)|(?:report|find|post) (?:{some})?(?:lost|missing|found) (?:things|items|pets?|cats?|dogs?|keys|objects|property)`,
      ),
    ],
    records: ({ message }) => ({
      kind: /\b(?:pet|cat|dog)s?\b/i.test(message) ? 'animal' : 'item',
      fields:
        'what (text, required), lost or found (lost, found), where (text), date, photo, contact (text), back with its owner (yes/no)',
      title: 'Lost and found',
    }),
  },
  {
    id: 'help-each-other',
    says: [
      deed(
        String.raw`(?:neighbou?rs?|people|villagers|parents|students|members|everyone|residents) {may}(?:help|ask for help|offer help|ask (?:each other|one another)|offer (?:and ask for|or ask for|or need))`,
      ),
      deed(String.raw`(?:offer|ask for|find|need)(?:s|ing)? (?:{some})?(?:help|favou?rs|babysitters?|skills)\b`),
    ],
    saysNot: /\b(?:help desk|ticket|customers?|homework help|support team)\b/i,
    records: () => ({
      kind: 'note',
      fields:
        'title (required), kind (I need help, I can help), details (long text), name (text, required), contact (text), done (yes/no)',
      title: 'Neighbours help each other',
    }),
  },
  {
    id: 'scores',
    says: [
      deed(
        String.raw`(?:keep|keeping|track|tracking|record|recording|note|write down)(?: track of)? (?:{some})?(?:scores?|results|wins|who wins|who won|points) (?:of|in|from|for|at|when|between)`,
      ),
      deed(
        String.raw`(?:write|note|keep|enter|record|put)(?:s|ing)?(?: down)? (?:the |our |all )*(?:scores?|results|points)\b`,
      ),
      deed(String.raw`who (?:wins|won|has won|is winning|leads) (?:the most|our|at|most)`),
      deed(
        String.raw`score ?(?:boards?|keeper|keeping|sheets?|card)s? (?:for|of) (?:{some})(?:[\p{L}-]+ ){0,3}(?:nights?|evenings?|group|club|family|friends|games?|round)\b`,
      ),
    ],
    saysNot: /\b(?:kids|children|chores|quiz|exam|credit|loyalty|customers?)\b/i,
    records: ({ message }) => ({
      kind: 'game',
      fields: `${/board game|game night|card/i.test(message) ? 'which game' : 'what was played'} (text, required), date (required), winner (text, required), points (number), who played (text)`,
      title: 'Who won',
      hint: 'A ranking of the winners by points.',
    }),
  },
  {
    id: 'predictions',
    says: [
      deed(
        String.raw`(?:predict|predictions?|tips?|bets?|guess|guessing|betting pool|office pool|tipping) (?:on |about |for |of )?(?:{some})?(?:football |soccer |match |game |world cup |championship )*(?:results?|scores?|matches|games|world cup|championship)`,
      ),
    ],
    records: () => ({
      kind: 'tip',
      fields: 'name (text, required), home goals (number, required), away goals (number, required)',
      of: 'match',
      more: [{ kind: 'match', fields: 'match (text, required), date, kick-off (time), result (text)' }],
      title: 'Match tips',
    }),
  },
  {
    id: 'thanked',
    says: [
      deed(
        String.raw`["“'‘]?(?:thank[- ]?you|thanks|kudos|praise|gratitude|compliments?|shout[- ]?outs?)["”'’]? (?:wall|board|box|jar|page|cards?)\b`,
      ),
    ],
    records: () => ({
      kind: 'thank-you',
      fields: 'for whom (text, required), what for (long text, required), from (text)',
      parts: ['likes'],
      title: 'Thank you',
    }),
  },
]
