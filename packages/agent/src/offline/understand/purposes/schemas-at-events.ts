// What is kept at parties, markets, festivals, contests and in museums.
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const judged = 'costume|cake|photo|garden|pumpkin|chili|snowman|sweater|jumper|float|pie|balcony|scarecrow'

export const schemasAtEvents: readonly Purpose[] = [
  schema(
    tells(
      'who sits|seating|table plan|sits?|seats?|who goes (?:on|to|at)',
      'gala|ball|wedding|dinner|party|banquet|reception|celebration|guests',
      'tables?|seating|next to|whom',
    ),
    {
      kind: 'guest',
      fields: 'name (required), meal (meat, fish, vegetarian, vegan), allergies (text), notes',
      of: 'table',
      more: [{ kind: 'table', fields: 'name (required), seats (number)' }],
      title: 'Table plan',
    },
    { saysNot: /\b(?:book(?:s|ing)? a table|reserv\w+|restaurant|tickets?)\b/ },
  ),
  schema(
    tells(
      'menus?|meals?|food|dinner',
      'choices?|choose|pick|seating',
      'christmas|company|works? outing|party|gala|summer',
    ),
    {
      kind: 'guest',
      fields:
        'name (required), comes (yes, no), meal (meat, fish, vegetarian, vegan), allergies (text), sits with (text)',
      title: 'Seats and meals',
    },
    { saysNot: /\b(?:school|week|restaurant|recipes?|customers?)\b/ },
  ),
  schema(
    tells(
      '(?:flea ?)?market (?:stalls|square)|flea ?market|car boot|jumble sale|bazaar|(?:craft|trade|christmas|book|art) (?:fair|market)|exhibition|expo',
      'stalls?|tables?|pitch(?:es)?|stands?|booths?|exhibitors?|vendors?|sellers?',
      'regist\\w+|reserv\\w+|book\\w*|apply|numbers?|plan|sign\\w*|who',
    ),
    {
      kind: 'stall',
      fields:
        'number (text), name (text, required), e-mail, phone, what is sold (text), metres (number m), paid (yes/no), status (asked, confirmed)',
      title: 'Stalls',
    },
    { beats: ['booking', 'list'] },
  ),
  schema(
    tells(
      'conference|meet-?up|barcamp|symposium|summit|call for',
      'talks?|papers|sessions|lectures|proposals?',
      'submit\\w*|send(?:s|ing)? in|propos\\w+|choose|select|accept\\w*|call for',
    ),
    {
      kind: 'talk',
      fields:
        'title (required), speaker (text, required), e-mail, what it is about (long text, required), length (number min), status (sent in, accepted, declined)',
      title: 'Call for talks',
    },
  ),
  schema(
    tells(
      'festivals?|open air|music night',
      'stages?|acts?|bands?|line-?up',
      'times?|when|where|playing|programme|program|schedule|plays?',
    ),
    {
      kind: 'act',
      fields:
        'name (required), stage (text, required), date (required), start time (time), end time (time), description',
      access: 'admin',
      parts: ['favourites'],
      title: 'Line-up',
    },
    { saysNot: /\b(?:volunteers?|shifts?|tickets?)\b/ },
  ),
  schema(
    tells(
      'street|block|village|summer|school|club|neighbou?rhood',
      'part(?:y|ies)|festival|f[eê]te|fair|barbecue|bbq|bazaar',
      'grill|tents?|set ?up|clean ?up|who does|people for|tasks?|stalls?',
      'needs?|people for|who|tasks?|jobs?|help\\w*|plan\\w*|organi[sz]\\w*',
    ),
    {
      kind: 'task',
      fields: 'task (required), date, start time (time), details (long text), places (number)',
      parts: ['signups'],
      title: 'Who does what',
    },
    { saysNot: /\b(?:rent\w*|hire|buy|tickets?|flea)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'hik(?:e|es|ers|ing)|tours?|outings?|bike rides?|excursions?|guided walks?',
      'clubs?|groups?|members?|seniors',
      'put (?:their|your) names?|join\\w*|sign\\w*|take part|register|go on',
    ),
    {
      kind: 'tour',
      fields:
        'title (required), date (required), start time (time), meeting point (text), distance (number km), difficulty (easy, medium, hard), leader (text), places (number)',
      parts: ['signups'],
      title: 'Tours of the club',
    },
  ),
  schema(
    tells(
      'vot(?:e|es|ing)|best|winner',
      `(?:${judged})s?`,
      'best|carnival|contest|competition|hallowe.?en|prize|winner|funniest|ugliest',
    ),
    (message) => {
      const thing = nounOf(message, judged, 'costume')
      return {
        kind: thing,
        fields: `name (required), ${/costume|sweater|jumper/.test(thing) ? 'worn by' : 'made by'} (text), photo, description`,
        parts: ['likes'],
        title: `Best ${thing}`,
      }
    },
    { saysNot: /\b(?:recipes?|photo album|restaurants?)\b/, beats: ['poll', 'list'] },
  ),
  schema(
    tells(
      'nominat\\w+|(?:employee|volunteer|member|player|teacher|colleague|teammate|citizen|sportsperson) of the (?:month|year|week|match)',
    ),
    {
      kind: 'nomination',
      fields: 'nominee (text, required), why (long text, required), nominated by (text), for the month of (date)',
      parts: ['likes'],
      title: 'Nominations',
    },
    { saysNot: /\b(?:books?|films?|movies?|songs?)\b/, beats: ['poll', 'list'] },
  ),
  schema(
    tells(
      'museums?|archives?|heritage|local history|collections?',
      'objects?|exhibits?|artefacts?|artifacts?',
      'stored?|where|catalog\\w*|inventory|numbers?|depot|lent|shelf',
    ),
    {
      kind: 'object',
      fields:
        'name (required), inventory number (text), from when (text), stored in (text, required), photo, description',
      title: 'Museum inventory',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'janitor|caretaker|concierge|facility manager|house ?keeper',
      'broken|defects?|repairs?|repaired|fix\\w*|reports?',
    ),
    {
      kind: 'report',
      fields:
        'what is broken (text, required), where (text, required), photo, reported by (text), reported on (date), status (reported, in work, fixed)',
      title: 'For the caretaker',
    },
  ),
]
