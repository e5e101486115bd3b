// What a page for booking says first, and what it asks: by what is booked there.
import type { Brief } from '../../brief.ts'

interface BookingWords {
  headline: string
  line: string
  /** Above what there is to choose from. */
  question: string
}

const said: readonly (BookingWords & { says: RegExp })[] = [
  {
    says: /\bescape (?:rooms?|games?)\b/i,
    headline: 'Can you get out?',
    line: 'Choose a room and a time. You have it to yourselves.',
    question: 'Which room?',
  },
  {
    says: /\b(?:repair\w*|mechanics?|garage|workshop)\b|\b(?:bikes?|bicycles?|cars?|shoes?|laptops?|watch(?:es)?)\b.{0,20}\b(?:shop|service|inspection)\b/i,
    headline: 'Bring it in broken.',
    line: 'Pick a job and a time. We ring before we do anything you did not ask for.',
    question: 'What hurts?',
  },
  {
    says: /\b(?:nails?|manicur\w+|pedicur\w+)\b/i,
    headline: 'Ten small things, done well.',
    line: 'Choose what it shall be and when. The colours are here to try on.',
    question: 'What shall it be?',
  },
  {
    says: /\b(?:hair\w*|barbers?|beard|beauty|salon|tattoos?|piercing)\b/i,
    headline: 'Sit down. We do the rest.',
    line: 'Choose what you come for and when. The chair is kept for you.',
    question: 'What shall it be?',
  },
  {
    says: /\b(?:massages?|physio\w*|yoga|pilates|spa|osteopath\w*|sauna|acupuncture)\b/i,
    headline: 'An hour that is yours.',
    line: 'Choose what does you good and when. Come five minutes early and lie down.',
    question: 'What does you good?',
  },
  {
    says: /\b(?:doctors?|dentists?|vets?|clinics?|surgery|practice|therap\w+|opticians?|midwi\w+)\b/i,
    headline: 'When can you come?',
    line: 'Say what it is about and take a time. If it hurts now, ring us instead.',
    question: 'What is it about?',
  },
  {
    says: /\b(?:dogs?|cats?|pets?|grooming|horses?|riding)\b/i,
    headline: 'Who are you bringing?',
    line: 'Choose what is to be done and when. Treats are there.',
    question: 'What is to be done?',
  },
  {
    says: /\b(?:lessons?|tutors?|tutoring|teachers?|music school|driving|coach(?:ing)?|swim\w*|piano|guitar|classes|courses?)\b/i,
    headline: 'Your next lesson.',
    line: 'Choose a lesson and a time. Nobody has to have practised.',
    question: 'Which lesson?',
  },
  {
    says: /\b(?:photo\w*|portraits?|studios?|rehearsal|recording)\b/i,
    headline: 'The room is yours.',
    line: 'Choose what you need and when. It is set up when you come.',
    question: 'What do you need?',
  },
  {
    says: /\b(?:courts?|pitch(?:es)?|climbing|tennis|squash|badminton|boats?|kayaks?|canoes?|saunas?)\b/i,
    headline: 'When do you play?',
    line: 'Choose where and when. It is kept for you for ten minutes.',
    question: 'Where?',
  },
]

const doneOneByOne = /(?:^|\s)(?:service|treatment|repair|haircut|massage|job)$/

/** What is done by whoever works there, one after the other: a time that is taken is taken for all of it. A court is another. */
export function isDoneInTurn(noun: string): boolean {
  return doneOneByOne.test(noun)
}

const usual: BookingWords = {
  headline: 'Choose your time.',
  line: 'Say what you come for and when. You get a time that is kept for you.',
  question: 'What is it about?',
}

export function bookingWords({ request }: Pick<Brief, 'request'>): BookingWords {
  return said.find(({ says }) => says.test(request)) ?? usual
}
