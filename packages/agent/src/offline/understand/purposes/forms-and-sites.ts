// Wishes that are a form, a vote or a site of a known sort, told by who is to do what: said in the words of their readers.
import { singularize } from '../inflect.ts'
import { deed, tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'

const house =
  'b ?& ?b|b and b|bed and breakfast|guest ?house|pension|hostel|inn|holiday (?:flat|home|cottage|house)|campsite|farm stay'

export const formsAndSites: readonly Purpose[] = [
  {
    id: 'children-signed-up',
    says: [
      deed(
        String.raw`(?:parents|families|people|they|mums|moms|dads|guardians) {may}(?:register|sign(?: up)?|enrol?l?|book in|put down) (?:their |the |a )?(?:kids?|children|child|sons?|daughters?|sons? (?:and|or) daughters?)\b(?: up| down)?(?: (?:for|to|in|at) (?<thing>(?:[\p{L}’'-]+ ?){1,3}))?`,
      ),
    ],
    saysNot: /\b(?:shifts?|fees? paid|who paid|carpool|lifts?|photos?)\b/i,
    plain: ({ message }) => {
      const what =
        /\b(?:for|to|at) (?:the |our |a )?((?:[\p{L}'’-]+ )?(?:camp|course|class(?:es)?|workshop|lessons?|club|trip|tournament|training|school|kindergarten|daycare|party|swimming|choir))\b/iu.exec(
          message,
        )?.[1]
      return `A sign-up form for ${what === undefined ? 'children' : `the ${what}`} with child's name, age (number), parent's name, e-mail, phone, allergies and notes`
    },
    beats: ['list', 'survey', 'site'],
  },
  {
    id: 'pupils-learn-words',
    says: [
      deed(
        String.raw`(?:pupils?|students?|class|kids|children|learners?) {may}(?:practi[sc]e|learn|drill|memori[sz]e|revise|study) (?:{some})(?<thing>(?:\p{L}+ )?(?:words|vocabulary|vocab|verbs|phrases|capitals|tables|formulas))\b`,
      ),
    ],
    plain: ({ thing }) => `Flashcards of ${thing} with word and meaning, to practise`,
  },
  {
    id: 'permission',
    says: [
      deed(
        String.raw`(?:parents?|guardians?|families|mums?|dads?)\b.{0,40}\b(?:permission|consent|agree|allow|sign off|signature|permission slips?)\b`,
      ),
      deed(String.raw`permission slips?\b`),
    ],
    // What is said of children is read by whoever looks after them, as registrations are.
    plain: ({ message }) =>
      `A registration form called "Permission for the ${/\b(trip|outing|excursion|camp|photos?|swimming|visit|party)\b/iu.exec(message)?.[1]?.toLowerCase() ?? 'trip'}" with child, parent, agreed (yes, no), emergency phone, allergies and notes`,
  },
  {
    id: 'child-is-sick',
    says: [
      deed(
        String.raw`(?:parents?|mums?|dads?|families)\b.{0,40}\b(?:child|kids?|son|daughter|pupil)\b.{0,30}\b(?:sick|ill|absent|not coming|miss(?:es|ing)?|stays? (?:at )?home)\b`,
      ),
    ],
    plain: () =>
      'An absence registration form with child, class, reason, first day (date), last day (date), parent and phone',
  },
  {
    id: 'history-before',
    says: [
      deed(
        String.raw`(?:patients?|clients?|customers?|guests?|new members?) {may}(?:fill (?:in|out)|complete|answer|tell us) {some}(?:medical |health )?(?:history|questionnaire|anamnesis|intake|forms?|details|questions)\b`,
      ),
    ],
    saysNot: /\b(?:survey|satisf\w+|rate)\b/iu,
    plain: ({ message }) =>
      /\b(?:patients?|doctor|practice|clinic|dentist|physio\w*|medical|health)\b/iu.test(message)
        ? 'A patient registration form with name, birth date, phone, e-mail, allergies, medicines and earlier illnesses (long text)'
        : 'A registration form with name, phone, e-mail, birth date, what we should know (long text)',
  },
  {
    id: 'pick-a-time',
    says: [
      deed(
        String.raw`{who} {may}(?:pick|choose|find|get|take|reserve|grab|select|come for|make) (?:an? |their |the |own |free |suitable )*(?:time|slot|date|day|appointment|term|hour)s? (?:for|to get) (?:an? |the |their |her |his |my |our )*(?<thing>\p{L}+(?: (?!(?:without|with|so|by|on|at|in|and|instead|online|through|via)\b)\p{L}+)?)`,
      ),
    ],
    saysNot:
      /\b(?:meeting|vote|poll|colleagues?|teachers?|parents[’']? evening|dinner together|us all|volunteers?|repair caf)/iu,
    plain: ({ thing, message }) => {
      const owner = /\bmy (salon|practice|studio|shop|garage|clinic|barber ?shop)\b/iu.exec(message)?.[1]
      return `A booking page${owner === undefined ? '' : ` for our ${owner}`} where customers book a ${singularize(thing)}`
    },
  },
  {
    id: 'vote-where',
    says: [
      deed(
        String.raw`(?:vote|decide|choose|pick|agree|find out|settle|make up our minds?)(?: together| all)?(?: on| about)? (?<thing>(?:where|which|what|when|who) [^.,;!?]+)`,
      ),
    ],
    saysNot: /\b(?:wear|random\w*|for me|suggest\w*|propose|recipes? i|each (?:employee|student)|seats?|shift)\b/iu,
    plain: ({ thing }) => `Poll: ${thing.charAt(0).toUpperCase()}${thing.slice(1)}?`,
  },
  {
    id: 'dates-of-band',
    says: [
      tells(
        'band|choir|orchestra|trio|duo|quartet|singer|dj|musicians?',
        'fans?|people|followers|listeners|audience|everyone|visitors|page|site',
        String.raw`when (?:we|i|they|(?:the|our|my) \p{L}+) (?:play|sing|perform|are on stage)s?(?: next| again)?|next (?:gigs?|concerts?|shows?)|where (?:we|i) play|tour dates`,
      ),
    ],
    saysNot: /\b(?:rehears\w*|members say|which songs|set ?list|comes?)\b/iu,
    plain: ({ message }) =>
      `A website for our ${/\b(band|choir|orchestra|trio|duo|quartet|dj)\b/iu.exec(message)?.[1]?.toLowerCase() ?? 'band'} with concerts (title, date, venue, city, tickets link), news and a contact form`,
  },
  {
    id: 'ask-for-a-room',
    says: [
      tells(house, String.raw`read about|ask for|enquir\w*|inquir\w*|request\w*|see our rooms|write to us|find out`),
    ],
    saysNot: /\b(?:clean\w*|breakfast orders?|inventory|repairs?|housekeeping|staff)\b/iu,
    plain: ({ message }) =>
      `A website for our ${new RegExp(String.raw`\b(${house})`, 'iu').exec(message)?.[1]?.toLowerCase() ?? 'guest house'} with rooms and a form to ask for a room that asks name, e-mail, arrival (date), departure (date), guests (number) and message`,
  },
]
