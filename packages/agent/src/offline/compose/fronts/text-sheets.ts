// Tools for a text that anybody types in: its words counted, changed into another form, compared with a second one. They
// work in the browser alone and keep nothing but the draft of this tab.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { pick } from '../../seed.ts'
import { readTextChanges } from '../../understand/tools/read-text-changes.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { coverImport, coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { isMirrored } from '../shell/frames.ts'
import { headingWeight } from '../shell/styles.ts'
import { type FrontParts, nothingMore } from './front.ts'

/** A text by which one sees at once what the tool does; the first key that is pressed in it replaces it. */
const firstText: Readonly<Record<string, string>> = {
  'text-count':
    'Put your own text here. Its words are counted as you type. Long sentences take a breath longer, short ones do not.',
  'text-change': 'The Quick brown fox\njumps over\nthe lazy dog',
}

/** JSON shows what is done with JSON. */
function firstTextOf(brief: Brief): string {
  const isJson = brief.stage === 'text-change' && readTextChanges(brief.request)[0]?.id.startsWith('json') === true
  return isJson
    ? '{"ferry":"Alma","dogs":true,"crossings":[8,11,14],"captain":{"name":"Ines","since":2019}}'
    : (firstText[brief.stage] ?? '')
}

/** What stands at the top: the frame says the app's name already. */
function headlineOf({ request, stage }: Brief): string {
  if (stage === 'text-compare') return 'What is different?'
  if (stage === 'text-count') return countedIn(request) === 'words' ? 'How many words?' : 'How long is it?'
  return changeHeadlines.find(([ids]) => ids.includes(readTextChanges(request)[0]?.id ?? ''))?.[1] ?? 'Another form'
}

const changeHeadlines: readonly (readonly [readonly string[], string])[] = [
  [['slug', 'camel', 'snake', 'kebab', 'url', 'from-url'], 'Fit for an address'],
  [['upper', 'lower', 'title', 'sentence'], 'Large letters or small?'],
  [['letters-back', 'words-back', 'lines-back', 'shuffle'], 'The other way round'],
  [['morse', 'rot13'], 'In code'],
  [['json', 'json-short', 'json-sorted'], 'JSON that one can read'],
  [['base64', 'from-base64'], 'To Base64 and back'],
  [['sort', 'unique', 'no-blank', 'trim', 'one-line', 'number'], 'Lines in order'],
]

/** "A limit of 280", "at most 160 characters"; 0 where none is said. */
function limitOf(request: string): number {
  const said =
    /\b(?:limit(?:ed)? (?:of |to )?|max(?:imum)?\.? (?:of )?|at most |up to )(\d{2,6})\b|\b(\d{2,6}) (?:characters?|letters?|words?) (?:limit|max)/i.exec(
      request,
    )
  return Number(said?.[1] ?? said?.[2] ?? 0)
}

/** What the large figure counts: letters where nobody speaks of words. */
function countedIn(request: string): 'characters' | 'words' {
  return /\b(?:characters?|letters?|chars?)\b/i.test(request) && !/\bwords?\b/i.test(request) ? 'characters' : 'words'
}

/** The sheet comes first, so that one sees where to write; along its foot what is counted, beside it what one writes with. */
function countMarks(brief: Brief, isBand: boolean, sides: string): Record<string, string> {
  const isPictured = isBand && hasSubjectPicture(brief)
  const beside = isMirrored(brief)
    ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:[&>:first-child]:order-2 lg:[&>:last-child]:order-last'
    : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]'
  return {
    layout: isPictured ? beside : isBand ? '' : sides,
    figures: isBand
      ? `sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-start${isPictured ? ' lg:col-span-2' : ''}`
      : '',
    coverImport: isPictured ? `${coverImport}\n` : '',
    picture: isPictured ? coverPanel('self-stretch max-lg:hidden') : nothing,
  }
}

/** Where the sheet stands and where what is read from it: side by side, or what is read along the top. */
function sheetMarks(brief: Brief): Record<string, string> {
  const isBand = pick([true, false], brief.seed, 'text-sheet')
  const sides = isMirrored(brief)
    ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:[&>:first-child]:order-last'
    : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
  return {
    weight: headingWeight(brief),
    ...(brief.stage === 'text-count'
      ? countMarks(brief, isBand, sides)
      : {
          layout: isBand ? 'lg:[&>:first-child]:order-last' : sides,
          figures: isBand ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-end' : '',
        }),
    counted: countedIn(brief.request),
    one: countedIn(brief.request).slice(0, -1),
    limitLine: limitOf(brief.request) > 0 ? limitLine : nothing,
    limitConst: limitOf(brief.request) > 0 ? `const limit = ${limitOf(brief.request)}` : nothing,
    other: countedIn(brief.request) === 'words' ? 'Characters' : 'Words',
    otherCount: countedIn(brief.request) === 'words' ? 'characters.length' : 'found.length',
    heroCount: countedIn(brief.request) === 'words' ? 'found.length' : 'characters.length',
    pair: isBand ? '' : 'lg:grid-cols-2',
  }
}

/** How much of the limit is left, said in words: the figure alone would not say that it is too long. */
const limitLine =
  '<span className="mt-2 block text-xl">{count > limit ? `${(count - limit).toLocaleString()} too many` : `${(limit - count).toLocaleString()} of ${limit.toLocaleString()} left`}</span>'

/** @param marks what the look of the app gives every ready part (`lookMarks`, `copyMarks`) */
export function composeTextSheets(brief: Brief, marks: Readonly<Record<string, string>>): FrontParts {
  const changes = readTextChanges(brief.request)
  const isSaid = marks['headline'] !== jsxText(brief.name)
  const files = readPart(`stage-${brief.stage}`, {
    ...marks,
    ...(!isSaid && { headline: headlineOf(brief), frontHeading: marks['heading'] ?? '' }),
    ...sheetMarks(brief),
    firstText: quoteJs(firstTextOf(brief)),
    changes: changes.map(({ id, label }) => `  { id: ${quoteJs(id)}, label: ${quoteJs(label)} },`).join('\n'),
  })
  return {
    ...nothingMore,
    files: {
      ...Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
      ...readPart('text-draft'),
    },
  }
}
