// A test that somebody takes: "food hygiene test for new staff, 15 multiple choice questions, pass is 12". It is a quiz that
// says at its end whether one has passed.
import { capitalize } from '../inflect.ts'
import { numberTold, spelledNumbers } from '../plain/spelled-numbers.ts'

const count = String.raw`(\d{1,3}|${Object.keys(spelledNumbers).join('|')})`
const isTaken =
  /\bwith \d{1,3} (?:[\p{L}-]+ )?questions\b|\bmultiple[- ]choice\b|\bpass(?:es|ed|ing)? (?:mark|score|is|at|with|if|when|from)\b|\b(?:to|for a|must|needs? .{1,12} to) pass\b|\bquestions?\b[^.;]{0,60}\b(?:answers|options|right|correct|wrong)\b/iu
/** "Food hygiene test", "an exam on first aid"; what is tested is no software. */
const subject = new RegExp(
  String.raw`\b(?:test|exam|assessment) (?:on|about) (?:the |our |all )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:for|with|before|that|where|so|and)\b|[.,;:]|$)|\b((?:(?!(?:they|we|i|you|can|could|where|who|will|would|should|let|an?|the|my|our|your|their|this|online|little|short|simple|quick|small|need|want|make|me|us|do|for|with|of|and|to|final|new|mock|practice|multiple|choice|entry|pub)\b)[\p{L}-]+ ){1,3})(test|exam|assessment)\b`,
  'iu',
)
/** "Theory test for the boating licence": what it is for is what it asks. */
const forWhat =
  /\b(?:test|exam) for (?:the |my |our |an? )?((?:[\p{L}-]+ ){0,2}(?:licen[cs]e|certificate|exam|badge|pass))\b/iu
const audience =
  /\b(?:test|exam|assessment)\b[^.;,]{0,30}? for ((?:(?:my|our|new|all|the) )*[\p{L}]+(?: [\p{L}]+)?)(?= (?:with|who|before|that|so|and|where|in|on|at)\b|[.,;:]|$)/iu
/** Whoever keeps what came out of tests, or sets them as work, has a list of them. */
const isKept =
  /\b(?:blood|covid|pregnancy|dna|soil|water|software|stress|eye|hearing|beta|a\/b|user|drive|load|unit) tests?\b|\btest (?:themselves|myself|ourselves|yourself|each other|results?|dates?|scores?|log|drives?)\b|\b(?:track|keep track|log|record|list of|plan|timetable|dates of|calendar)\b|\bupcoming (?:tests|exams)\b|\bexam (?:dates?|plan|schedule|results?)\b/iu

const first = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined)

const questions = [new RegExp(String.raw`\b${count} (?:[\p{L}-]+ ){0,3}?questions?\b`, 'iu')]
const passes = [
  new RegExp(
    String.raw`\bpass(?:es|ed|ing)?(?: (?:mark|score|is|are|at|with|if|when|from|they|you|one|have|get|has|of|:))* (?:at least )?${count}(?! ?(?:%|percent|minutes))\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${count}(?: (?:right|correct|of them|out of \d+|points|or more))* (?:to|for a|is a) pass\b`,
    'iu',
  ),
]
const shares = [
  /\bpass\w*\b[^.;\d]{0,25}(\d{2,3}) ?(?:%|percent)/iu,
  /\b(\d{2,3}) ?(?:%|percent)[^.;\d]{0,25}\b(?:to|for a|is a) pass/iu,
]

/** From how many right answers on one has passed; null where nobody says. */
function passMark(message: string, many: number): number | null {
  const said = first(message, passes)
  if (said !== undefined) return numberTold(said)
  const share = first(message, shares)
  return share === undefined || many === 0 ? null : Math.ceil((many * Number(share)) / 100)
}

/** The same wish as the readers of quizzes know it; null where no test is told. */
export function testTold(message: string): string | null {
  const about = subject.exec(message)
  if (about === null || !isTaken.test(message) || isKept.test(message) || /\?/u.test(message)) return null
  const [, on, named = '', sort = 'test'] = about
  const licence = /^(?:theory|driving|practice|knowledge) $/iu.test(named) ? forWhat.exec(message)?.[1] : undefined
  const what = (on ?? licence ?? named).trim()
  const answers = /\b(?:two|three|four|five|[2-5]) (?:possible )?(?:answers|options|choices)\b/iu.exec(message)?.[0]
  const many = numberTold(first(message, questions) ?? '0')
  const least = passMark(message, many)
  const whom = audience.exec(message)?.[1]
  const verdict =
    least === null
      ? ''
      : ` With ${least} say “Passed.”, else “Not passed yet: it takes ${least}${many === 0 ? '' : ` of ${many}`}.”`
  return `A quiz called "${capitalize(what)} ${sort.toLowerCase()}" on ${what} with ${many === 0 ? 'questions' : `${many} questions`}${answers === undefined ? '' : `, ${answers} each`}${/\bexplain|\bexplanations?\b|\bwhy\b/iu.test(message) ? ', an explanation for each' : ''} and the score at the end.${verdict}${whom === undefined ? '' : ` It is for ${whom}.`}`
}
