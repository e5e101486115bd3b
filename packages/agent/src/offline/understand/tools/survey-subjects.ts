// What a survey is about, where no question is given: each subject is asked after by itself.
import type { Field } from '../../brief.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { splitAnswers } from './said-answers.ts'

/** Whoever asks after their own things wants to know whether people are content with them. */
const ownAffairs = /\b(?:our|my|we|us)\b/i
const subjectsSaid =
  /\b(?:survey|questionnaire)s?\b[^.;:?!\n]*?\babout (?!(?:how|what|whether|which|who|why|when|where)\b)([^.;:?!\n"“]+)/i
/** What follows is said of the survey, not of its subjects. */
const afterSubjects =
  /,?\s+(?:with|where|that|which|who|so|in|for|from|using|and (?:show|see|then|the results|results)|no)\b.*$/i
const fewestSubjects = 2
const mostSubjects = 6
const mostWords = 3
const answers = ['Very', 'Somewhat', 'Not at all']

/** Null where a survey names no row of things of whoever asks. */
export function readSurveySubjects(text: string): Field[] | null {
  if (!ownAffairs.test(text)) return null
  const list = subjectsSaid.exec(text)?.[1]?.replace(afterSubjects, '') ?? ''
  const subjects = splitAnswers(list)
    .map((subject) => subject.replace(/^and\s+/i, '').trim())
    .filter((subject) => subject !== '')
  const areThings = subjects.every((subject) => subject.split(' ').length <= mostWords)
  if (subjects.length < fewestSubjects || subjects.length > mostSubjects || !areThings) return null
  const asked = subjects.map((subject): Field => {
    const label = `How happy are you with ${/^[A-Z][a-z]/.test(subject) ? subject.toLowerCase() : subject}?`
    return { name: toIdentifier(subject), label, kind: 'choice', required: false, options: answers }
  })
  const change: Field = { name: 'change_first', label: 'What should we change first?', kind: 'long', required: false }
  return withMadeTitle([...asked, change], 'response')
}
