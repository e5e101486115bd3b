// A quiz: its questions as they were said, who plays, what is said at the end.
import { readPart } from '../../parts/read-part.ts'
import { letteredAnswers } from '../../understand/archetypes/quiz-fields.ts'
import { readQuestions } from '../../understand/tools/read-questions.ts'
import {
  goesOnAtOnce,
  readAgainWords,
  readQuizWords,
  readStartWords,
  readVerdicts,
} from '../../understand/rows/read-said-words.ts'
import { jsxText, nothing, only, quoteJs, tidyFiles } from '../data/expressions.ts'
import { hasPlayGround } from '../../color/play-ground.ts'
import { drawingFile, drawingsFor } from '../drawn-things/drawn-things.ts'
import { coverImport, hasSubjectPicture } from '../lists/first-picture.ts'
import { isMirrored } from '../shell/frames.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { pick } from '../../seed.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { ownTable } from '../parts/own-tables.ts'
import type { View } from '../views.ts'
import { type FrontParts, lookMarks } from './front.ts'
import { groundFiles, groundMarks } from './play-ground.ts'
import { reasons } from './hygiene-questions.ts'
import { countOfQuestions, questionsAbout } from './questions.ts'
import { copyMarks } from './ready.ts'
import { scoreFiles, scoresSql, scoresWay } from './scores.ts'

/** "A pupil types their name, presses Start": who plays is asked before the first question. */
const asksNameFirst =
  /\b(?:types?|enters?|gives?|says?|with|put in|write)\b[^.;]{0,25}\b(?:name|nickname)\b[^.;]{0,40}\b(?:starts?|begins?|play|then|press)\b|\bplayer(?:s|['’]s)? names?\b[^.;]{0,30}\b(?:first|before|start)\b/i

const boardSaid = /\b(with|without) (?:a|the) leader ?board\b/gi

/** Points are kept for all to see, unless it was said last that there is no board. */
function hasBoard({ request }: Pick<View, 'request'>): boolean {
  return [...request.matchAll(boardSaid)].at(-1)?.[1]?.toLowerCase() !== 'without'
}

/** A name is asked for the board alone. */
function isNamedFirst(view: Pick<View, 'request'>): boolean {
  return hasBoard(view) && asksNameFirst.test(view.request)
}

function answerMarks(view: View): Record<string, string> {
  const letters = letteredAnswers(view.request)
  const names = view.fields.slice(1).map(({ name }) => name)
  const hasExplanation = names.includes('explanation')
  const given = hasExplanation ? ', explanation' : ''
  const isLettered = letters.length > 0
  const answers = names.filter((name) => name !== 'explanation' && !(isLettered && name === 'right_answer'))
  return {
    columns: names.map(quoteName).join(', '),
    answers: answers.join(', '),
    order: isLettered
      ? `return { id, question, right: answers['ABCDE'.indexOf(right_answer)], answers${given} }`
      : `const turn = id % answers.length\n  return { id, question, right: right_answer, answers: [...answers.slice(turn), ...answers.slice(0, turn)]${given} }`,
  }
}

const asksShuffled =
  /\bquestions\b[^.;]{0,30}\b(?:shuffled?|mixed|random(?:ly|ized|ised)?|another order|different order)\b|\b(?:shuffles?|random(?:ly|ized|ised)?|mixe[ds])\b[^.;]{0,20}\b(?:questions|order)\b/i
const asksRound =
  /\b(?:round|game|quiz|play) (?:has|asks|takes|picks|shows|of|with) (\d{1,2}) (?:random |of the )(?:\p{L}+ )?questions\b|\b(\d{1,2}) (?:random|of the) (?:\p{L}+ )?questions\b/giu
const mostAsked = 50

/** In which order, and how many, a round asks of what there is; those by chance differ from round to round. */
function roundSql(request: string): string {
  const said = [...request.matchAll(asksRound)].at(-1)
  const count = said?.[1] ?? said?.[2]
  const isChance = asksShuffled.test(request) || count !== undefined
  return `order by ${isChance ? 'random()' : 'id'} limit ${Math.max(1, Math.min(mostAsked, Number(count ?? mostAsked)))}`
}

const asksSeconds =
  /\beach question has (\d{1,3}) seconds\b|\b(\d{1,3}) seconds (?:per|for each|for every|to answer each|a) question\b/gi

/** How long an answer may take, as it was said last; null where nobody hurries. */
function secondsOf(request: string): number | null {
  const said = [...request.matchAll(asksSeconds)].at(-1)
  return Number(said?.[1] ?? said?.[2] ?? 0) || null
}

/** Where the first question stands there at once, the clock begins with the second one: nobody has begun before. */
function clockMarks({ request }: View, hasStart: boolean): Record<string, string> {
  const seconds = secondsOf(request)
  return {
    clockImport: seconds === null ? '' : "import { QuestionClock } from '@/components/question-clock.jsx'\n",
    clock:
      seconds === null
        ? nothing
        : `<QuestionClock seconds={${seconds}} isRunning={${hasStart ? '' : 'number > 1 && '}chosen === null} onOver={() => choose('')} />`,
  }
}

/** What is said of each answer, and how the score is told. */
function saidMarks({ request }: View): Record<string, string> {
  const { result = '{score} of {count}', right = 'Correct, that is right.', wrong = 'Wrong' } = readQuizWords(request)
  const told = wrong.replace(/[`\\$!]/g, '')
  return {
    resultWords: `{\`${result.replace(/[`\\$]/g, '').replaceAll('{', '${')}\`}`,
    rightWords: quoteJs(right),
    wrongWords: /\b(?:is|was)$/i.test(told) ? `${told} \${question.right}.` : `${told}: it is \${question.right}.`,
  }
}

function endMarks(view: View): Record<string, string> {
  const verdicts = readVerdicts(view.request)
  const isNamed = isNamedFirst(view)
  const isKept = hasBoard(view)
  const look = lookMarks(view)
  const start = jsxText(readStartWords(view.request) ?? 'Start quiz')
  const list = verdicts.map(({ from, words }) => `  [${from}, ${quoteJs(words)}],`).join('\n')
  return {
    verdicts:
      verdicts.length === 0
        ? ''
        : `\n/** What is said from so many right answers on. */\nconst verdicts = [\n${list}\n]\n`,
    verdictLine: verdicts.length === 0 ? '' : '  const verdict = verdicts.find(([from]) => score >= from)?.[1]\n\n',
    verdict: verdicts.length === 0 ? nothing : '{verdict && <p className="mt-4 text-2xl">{verdict}</p>}',
    forBoard: isNamed
      ? 'which is on the board already'
      : isKept
        ? 'and a name for the board if one likes'
        : 'for whoever played',
    start,
    saveImport: isNamed || !isKept ? '' : "import { SaveScore } from '@/components/save-score.jsx'\n",
    save: isNamed || !isKept ? nothing : '<SaveScore points={score} />',
    keep: only(
      isNamed,
      "if (next.length === questions.length) fetch('/api/scores', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name, points: next.filter(Boolean).length }) })",
    ),
    explained: only(
      view.fields.some(({ name }) => name === 'explanation'),
      '{!marks[at] && explanation && <span className="mt-1 block">{explanation}</span>}',
    ),
    given: view.fields.some(({ name }) => name === 'explanation') ? ', explanation' : '',
    again: jsxText(readAgainWords(view.request) ?? 'Play again'),
    choose: goesOnAtOnce(view.request) ? 'onNext(answer === question.right)' : 'setChosen(answer)',
    told: goesOnAtOnce(view.request) ? '' : ' You see at once whether you were right.',
    nameState: only(isNamed, "const [name, setName] = useState('')"),
    startForm: isNamed
      ? `{questions.length > 0 && (
              <form onSubmit={start} className="mt-6 grid max-w-sm gap-5">
                <label className="font-medium">
                  Your name
                  <input name="name" value={name} required maxLength={60} autoComplete="nickname" onChange={(event) => setName(event.target.value)} className="mt-1.5 block min-h-12 w-full ${look['pageControl'] ?? ''} px-3.5" />
                </label>
                <button className="${look['button'] ?? ''} min-h-14 justify-self-start text-lg">${start}</button>
              </form>
            )}`
      : `{questions.length > 0 && <button onClick={start} className="${look['button'] ?? ''} mt-8 min-h-14 text-lg">${start}</button>}`,
    startLine: isNamed ? 'function start(event) {\n    event?.preventDefault?.()' : 'function start() {',
  }
}

/** What is said while one plays, and what pages and buttons are called, is no copy of the first page. */
function withoutUsedWords(view: View): View {
  const used = new Set([
    ...readQuestions(view.request).flatMap(({ question, right, wrong, explanation = '' }) => [
      question,
      right,
      ...wrong,
      explanation,
    ]),
    ...readVerdicts(view.request).map(({ words }) => words),
  ])
  const isCopy = (words: string) => !used.has(words) && words.split(' ').length > 2
  const { headline, lines } = view.copy
  return { ...view, copy: { ...view.copy, headline: isCopy(headline) ? headline : '', lines: lines.filter(isCopy) } }
}

/** What is given is where it begins. */
const asksMore =
  /\b(?:e\.g\.|for example|such as|some more|more (?:of|like|questions)|and so on|etc\b|(?:make|think) up (?:the|some|more|others)|invent (?:the|some|more)|the rest|start(?:s|ing)? with|first question)/i

const layouts = ['stage', 'sides', 'rows'] as const
type Layout = 'cards' | (typeof layouts)[number]

/** What can be drawn, and what is played out of doors, has its answers as cards on a stage. */
function layoutOf(view: View): Layout {
  const isDrawn = drawingsFor(view) !== undefined
  return isDrawn || hasPlayGround(view) ? 'cards' : pick(layouts, view.seed, 'quiz')
}

/** How the choices stand: cards, two beside two under a poster, boxes beside a question, ruled lines. */
function layoutMarks(view: View, layout: Layout): Record<string, string> {
  const isTurned = isMirrored(view)
  const box = `rounded-control ${styles[view.style].control} border-control px-4 py-4 sm:px-5`
  const asLines = layout === 'rows'
  const isOutdoors = hasPlayGround(view)
  return {
    weight: headingWeight(view),
    cardShape: isOutdoors ? 'rounded-3xl sm:rounded-b-[2.5rem] sm:rounded-t-[9rem]' : 'rounded-surface',
    otherShape: isOutdoors ? 'rounded-3xl sm:mt-7 sm:rounded-[2.5rem]' : 'rounded-surface',
    resultPanel: isOutdoors ? 'rounded-3xl bg-surface px-6 py-2 text-on-surface' : 'border-t-2 border-text',
    rightTone: isOutdoors ? 'text-surface-accent' : 'text-accent',
    wrongTone: isOutdoors ? 'text-surface-danger' : 'text-danger',
    answerGrid: asLines ? 'border-t-2 border-text' : layout === 'stage' ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3',
    answerBox: asLines ? 'border-b border-hairline px-2 py-4 sm:gap-8' : box,
    answerHover: asLines ? 'hover:bg-surface hover:text-on-surface' : 'hover:border-on-surface',
    answerGround: asLines ? '' : 'bg-surface text-on-surface',
    answerLetter: asLines
      ? `w-10 shrink-0 text-center font-display text-4xl sm:text-6xl ${headingWeight(view)}`
      : 'grid size-11 shrink-0 place-items-center rounded-control border-2 border-current font-semibold',
    pathGround: layout === 'stage' ? 'text-cover' : 'text-background',
    cardSides: isTurned
      ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:[&>:first-child]:order-last'
      : 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
    startSides: isTurned ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  }
}

/** What a card shows over its words: the thing itself, else its letter. */
function pictureMarks(view: View): Record<string, string> {
  const letter = `<span aria-hidden className="grid size-16 shrink-0 place-items-center rounded-full ${groundMarks(view)['play']} font-display text-3xl sm:size-28 sm:text-6xl ${headingWeight(view)}">{letters[at]}</span>`
  return drawingsFor(view) === undefined
    ? { drawingImport: '', picture: letter }
    : {
        drawingImport: "import { Drawing, drawingOf } from '@/components/drawing.jsx'\n",
        picture: `{drawingOf(answer) === undefined ? ${letter} : <Drawing of={drawingOf(answer)} className="size-20 shrink-0 sm:size-40" />}`,
      }
}

/** Beside the first words what the quiz is about, else its first question as large as a poster. */
function startMarks(view: View): Record<string, string> {
  const hasPicture = hasSubjectPicture(view)
  return {
    coverImport: hasPicture ? `${coverImport}\n` : '',
    card: hasPicture
      ? `<div className="h-48 sm:h-72">
                <Cover />
              </div>`
      : nothing,
    firstSize: hasPicture ? '' : 'sm:py-20 sm:text-5xl',
  }
}

/** The first words of a start page, where nobody gave them: what the quiz asks altogether. */
function startQuestion(name: string): string {
  const subject = /^(.+) (?:quiz|trivia)$/i.exec(name)?.[1]
  return subject === undefined
    ? 'How many do you know?'
    : `How well do you know ${subject.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}?`
}

/** Who plays is asked first, or words of somebody's own are read first; else the quiz is the first screen. */
function hasStartPage(view: View, own: Pick<View, 'copy'>): boolean {
  return (
    isNamedFirst(view) || readStartWords(view.request) !== null || own.copy.headline !== '' || own.copy.lines.length > 0
  )
}

export function composeQuiz(view: View): FrontParts {
  const said = readQuestions(view.request)
  const columns = [
    'question',
    'right_answer',
    'wrong_answer',
    'second_wrong_answer',
    'third_wrong_answer',
    'fourth_wrong_answer',
    'explanation',
  ]
  const own = said.map(
    ({ question, right, wrong, explanation }) =>
      new Map([
        ['question', question],
        ['right_answer', right],
        ['explanation', explanation],
        ...wrong.map((answer, at): [string, string] => [columns[at + 2] ?? '', answer]),
      ]),
  )
  const isLettered = letteredAnswers(view.request).length > 0
  const usual = questionsAbout(view.request).map(([question, ...answers]) => {
    const why = reasons.get(question)
    return new Map([
      ...[question, ...answers].map((value, at): [string, string] => [columns[at] ?? '', value]),
      ...(why === undefined ? [] : [['explanation', why] as const]),
    ])
  })
  // Whoever writes their own questions begins with none.
  // Examples come first, and more of the sort fill up what is asked for.
  const missing =
    own.length > 0
      ? Math.max(
          0,
          (countOfQuestions(view.request) ??
            (own.length === 1 || asksMore.test(view.request) ? Math.max(6, own.length + 3) : 0)) - own.length,
        )
      : usual.length
  const more = usual
    .filter((row) => !own.some((given) => given.get('question') === row.get('question')))
    .slice(0, missing)
  const asked = isLettered && own.length === 0 ? [] : [...own, ...more]
  const rows = asked.map(
    (row) =>
      `  (${view.fields
        .map(({ name }) => {
          const value = row.get(name)
          return value === undefined ? 'null' : quoteText(value)
        })
        .join(', ')})`,
  )
  const names = view.fields.map(({ name }) => quoteName(name)).join(', ')
  const layout = layoutOf(view)
  const told = withoutUsedWords(view)
  const marks = {
    ...lookMarks(view),
    ...groundMarks(view),
    ...layoutMarks(view, layout),
    ...pictureMarks(view),
    ...copyMarks(told, startQuestion(view.name)),
    ...answerMarks(view),
    ...endMarks(view),
    ...saidMarks(view),
    ...clockMarks(view, hasStartPage(view, told)),
    pictureSide: isMirrored(view) ? ' lg:order-first' : '',
    ...startMarks(view),
    table: ownTable(view, 'questions'),
    round: roundSql(view.request),
  }
  const drawn = drawingsFor(view)
  const files = {
    ...readPart('quiz', marks),
    ...readPart(`quiz-${layout}`, marks),
    ...(secondsOf(view.request) !== null && readPart('quiz-clock')),
    ...readPart(hasStartPage(view, told) ? 'quiz-start-page' : 'quiz-at-once', marks),
    ...(drawn !== undefined && drawingFile(drawn)),
    ...groundFiles(view),
  }
  return {
    files: {
      ...(hasBoard(view) && scoreFiles(view, 'desc', Object.keys(drawn ?? {}))),
      ...tidyFiles(files),
    },
    ways: [
      ...(isNamedFirst(view) || !hasBoard(view) ? [{ href: '/', label: 'Play' }] : []),
      ...(hasBoard(view) ? [scoresWay] : []),
      { href: '/questions', label: 'Questions' },
    ],
    act: null,
    schemaSql: `\n${scoresSql(view)}`,
    seedSql:
      rows.length === 0 ? '' : `insert into ${ownTable(view, 'questions')} (${names}) values\n${rows.join(',\n')};\n`,
  }
}
