// Three questions that make a wish clearer: one of its subject, then what it leaves open, in the order of how much hangs
// on it.
import type { GoalQuestion } from '@joinery/contract/tasks'

interface OpenQuestion extends GoalQuestion {
  /** The wish says it already. */
  unless: RegExp
}

const asked = 3

/** By the subject's words; the first that fits counts. */
const bySubject: readonly (readonly [RegExp, Omit<OpenQuestion, 'unless'>])[] = [
  [
    /\b(?:shop|store|sell\w*|products?|ecommerce|checkout|cart)\b/i,
    {
      about: 'Orders',
      question: 'What happens when somebody orders?',
      options: [
        'the order is stored and I see it in a list',
        'they pick it up and pay there',
        'they only ask, and I answer',
      ],
    },
  ],
  [
    /\b(?:book(?:ing|ings)?|appointments?|reserv\w+|slots?)\b/i,
    {
      about: 'Bookings',
      question: 'What can be booked, and how often?',
      options: ['one slot for one person, never twice', 'several places in each slot', 'whole days'],
    },
  ],
  [
    /\b(?:blog|posts?|articles?|news)\b/i,
    {
      about: 'Writing',
      question: 'Who writes, and what can readers do?',
      options: ['only I write, everybody reads', 'members write, everybody reads', 'readers can comment'],
    },
  ],
  [
    /\b(?:quiz|trivia|exam)\b/i,
    {
      about: 'The quiz',
      question: 'What happens after the last question?',
      options: [
        'the score, with the right answers',
        'the score in a ranking with names',
        'only a thank-you; I see the answers',
      ],
    },
  ],
  [
    /\b(?:survey|poll|vote|feedback|form)\b/i,
    {
      about: 'Answers',
      question: 'Who sees the answers?',
      options: ['only I do', 'everybody, as a chart', 'everybody, once they have answered'],
    },
  ],
  [
    /\b(?:chat|messages?|forum|social|community|dating)\b/i,
    {
      about: 'People',
      question: 'Who can read what people write?',
      options: ['everybody', 'only people who signed in', 'only the two who write to each other'],
    },
  ],
  [
    /\b(?:portfolio|personal (?:site|website)|gallery|photos?|pictures?)\b/i,
    {
      about: 'What is shown',
      question: 'Who adds to it?',
      options: ['only I do, on a page of my own', 'everybody can', 'nothing is added; it stays as it is'],
    },
  ],
  [
    /\b(?:games?)\b/i,
    {
      about: 'The game',
      question: 'What is kept of a game?',
      options: ['the best scores with names', 'only my own best score', 'nothing'],
    },
  ],
  [
    /\b(?:finance|budget|expenses?|invoices?|money|crypto\w*)\b/i,
    {
      about: 'Sums',
      question: 'Which sums should be seen at a glance?',
      options: ['this month by category', 'what is open and what is paid', 'how it went over the months, as a chart'],
    },
  ],
  [
    /\b(?:fitness|workouts?|habits?|training|steps|weight|progress)\b/i,
    {
      about: 'Progress',
      question: 'How should progress be seen?',
      options: ['a chart over the weeks', 'days in a row', 'against a goal I set'],
    },
  ],
  [
    /\b(?:contacts?|clients?|customers?|crm|leads?|members?)\b/i,
    {
      about: 'Each of them',
      question: 'What belongs to each of them?',
      options: ['notes with a date', 'tasks that are due', 'offers or invoices with amounts'],
    },
  ],
  [
    /\b(?:to-?dos?|tasks?|projects?)\b/i,
    {
      about: 'Tasks',
      question: 'How should tasks be sorted?',
      options: ['by due date', 'by status on a board', 'by project'],
    },
  ],
  [
    /\b(?:weather|translat\w+|AI|assistant)\b/i,
    {
      about: 'Where it comes from',
      question: 'Where does it get its answers from?',
      options: ['a free public service', 'a service I have a key for', 'what I type in myself'],
    },
  ],
]

const anySubject: Omit<OpenQuestion, 'unless'> = {
  about: 'One entry',
  question: 'What do you do with an entry most often?',
  options: ['look it up by a word', 'tick it off', 'see it on a calendar', 'compare numbers'],
}

const general: readonly OpenQuestion[] = [
  {
    about: 'Who uses it',
    question: 'Who uses it?',
    options: [
      'only me',
      'a few people, each with their own entries',
      'a team that shares everything',
      'everybody, without signing in',
    ],
    unless:
      /\b(?:sign-?(?:in|up)|log-?in|accounts?|members?|only me|just (?:for )?me|private|team|everybody|everyone|public|users?)\b/i,
  },
  {
    about: 'Each entry',
    question: 'What should be kept of each entry?',
    options: ['a name, a date and notes', 'a name, a status and a person', 'a title, a picture and a text'],
    unless: /\b(?:with|has|have|fields?|including|contains?|columns?)\b[^.]*,/i,
  },
  {
    about: 'Look',
    question: 'How should it look?',
    options: ['calm and light', 'dark', 'colourful and playful', 'plain, like a tool'],
    unless:
      /\b(?:dark|light|colou?rs?|green|blue|red|yellow|pink|purple|black|white|orange|minimal\w*|playful|elegant|modern|look|style|theme|design)\b|#[0-9a-f]{3,8}/i,
  },
  {
    about: 'First page',
    question: 'What should be on the first page?',
    options: ['the list itself', 'a summary in numbers', 'words that say what it is'],
    unless: /\b(?:home ?page|first page|landing|dashboard|start page)\b/i,
  },
  {
    about: 'Finding',
    question: 'How do you find an entry among hundreds?',
    options: ['a search field', 'filters', 'sorted by date'],
    unless: /\b(?:search|filter|sort)\w*\b/i,
  },
]

export function askGoal(text: string): GoalQuestion[] {
  const subject = bySubject.find(([pattern]) => pattern.test(text))?.[1] ?? anySubject
  const open = general
    .filter(({ unless }) => !unless.test(text))
    .map(({ about, question, options }): GoalQuestion => ({ about, question, options }))
  return [...open.slice(0, 1), subject, ...open.slice(1)].slice(0, asked)
}
