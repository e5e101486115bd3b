// A tool that makes words by fixed patterns: its form as it was said, what comes out, and where it is kept.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { type Writer, type WriterInput, readWriter } from '../../understand/tools/read-writer.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { ownTable } from '../parts/own-tables.ts'
import { isSoundNoun } from '../../understand/tools/writer-choices.ts'
import { linePatterns } from './line-patterns.ts'
import { textFrames } from './text-frames.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks } from './ready.ts'

const writtenSql = (texts: string): string => `create table ${texts} (
  id integer generated always as identity primary key,
  title text not null,
  words text not null default '',
  result text not null,
  created_at timestamptz not null default now()
);
`

/** True for what is worked out of a text itself: its summary, its key words. */
export function isSummarizing({ request }: Brief): boolean {
  return readWriter(request).kind === 'summary'
}

/** Only what a text is about has to be there: the others may be left empty. */
export function inputCode({ name, label, isLong, options }: WriterInput, isRequired = true): string {
  const required = isRequired ? ' required' : ''
  if (options !== undefined)
    return `<label className="font-medium">${jsxText(label)}<select name="${name}" className={controlStyle}>${options.map((option) => `<option>${jsxText(option)}</option>`).join('')}</select></label>`
  return isLong
    ? `<label className="font-medium">${jsxText(label)}<textarea name="${name}"${required} rows={7} maxLength={4000} className={controlStyle} /></label>`
    : `<label className="font-medium">${jsxText(label)}<input name="${name}"${required} maxLength={200} autoComplete="off" className={controlStyle} /></label>`
}

/** "My texts" stands at /my-texts. */
function pathOf({ kept }: Writer): string {
  return kept
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function keptPage(writer: Writer, marks: Record<string, string>, texts: string): Record<string, string> {
  const path = pathOf(writer)
  return {
    [`web/app/${path}/page.jsx`]: `import { KeptTexts } from '@/components/kept-texts.jsx'

export const metadata = { title: ${quoteJs(writer.kept)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-3xl pb-20 pt-8 sm:pt-12">
      <h1 className="font-display ${marks['heading'] ?? ''}">${jsxText(writer.kept)}</h1>
      <KeptTexts texts={data.texts} />
    </main>
  )
}
`,
    [`web/app/${path}/page.server.js`]: loadTexts(texts),
  }
}

const loadTexts = (texts: string): string => `import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { texts: await sql\`select id, title, words, result from ${texts} order by id desc limit 100\` }
}
`

const headings: Partial<Record<Writer['kind'], string>> = {
  explain: 'In simple words',
  names: 'Suggestions',
  rewrite: 'Result',
}

function outcomeOf({ kind, outcome }: Writer): string {
  return headings[kind] ?? outcome
}

function quoted(inputs: readonly WriterInput[]): string {
  return inputs.map(({ name }) => quoteJs(name)).join(', ')
}

function isPatterned({ kind }: Writer): boolean {
  return kind === 'lines' || kind === 'product'
}

/** What is said when one is kept. */
function keptWords({ kept, hasPage }: Writer): string {
  return hasPage && !/^(?:saved|kept)$/i.test(kept) ? `Saved to ${kept}.` : 'Saved.'
}

/** What a text is about, for the example that stands there until somebody typed their own. */
const exampleOf: readonly (readonly [says: RegExp, value: string])[] = [
  [/\b(?:who|recipient|person|names?)\b/i, 'Ines'],
  [/\b(?:product|thing|object)\b/i, 'A folding lamp'],
  [/\b(?:coffee|caf[eé]|shop|business|company|brand|restaurant|bar|bakery)\b/i, 'Coffee by the old harbour'],
  [/\b(?:job|role|profession)\b/i, 'Bicycle mechanic'],
  [/\b(?:ingredients?|food|dish)\b/i, 'Chickpeas, lemon and spinach'],
  [/\b(?:occasion|event)\b/i, 'A moving party'],
]

const harshExample = 'I have asked you THREE times now!! Where is the invoice? This is really unacceptable.'

function exampleMarks({ inputs, kind }: Writer): Record<string, string> {
  const [first] = inputs.filter(({ options }) => options === undefined)
  if (first === undefined || !['lines', 'product', 'names', 'rewrite'].includes(kind))
    return { example: nothing, exampleConst: nothing }
  const values = inputs.map(({ name, label, options }) => {
    const value =
      options?.[0] ??
      (kind === 'rewrite' ? harshExample : undefined) ??
      exampleOf.find(([says]) => says.test(label))?.[1] ??
      'The night market'
    return `${quoteJs(name)}: ${quoteJs(value)}`
  })
  return {
    exampleConst: `/** What comes of this is shown until somebody typed their own. */\nconst example = { ${values.join(', ')} }\n`,
    example: `{results.length === 0 && (
          <div className="rounded-surface bg-cover p-6 text-on-cover sm:p-8">
            <p>For example, of “{example[${quoteJs(first.name)}]}”:</p>
            <ul className="mt-3">
              {write(example, 0).slice(0, 3).map((result) => (
                <li key={result} className="whitespace-pre-line break-words border-b border-current/30 py-3 text-xl leading-snug last:border-0 sm:text-2xl">{result}</li>
              ))}
            </ul>
          </div>
        )}`,
  }
}

export function composeWriter(brief: Brief): FrontParts {
  const writer = readWriter(brief.request)
  const look = lookMarks(brief)
  // What buttons and pages are called is no copy of the first page.
  const isCopy = (line: string): boolean => line.split(' ').length > 3 && line !== writer.emptyWords
  const lines = brief.copy.lines.filter(isCopy)
  const headline = isCopy(brief.copy.headline) ? brief.copy.headline : ''
  const { inputs, hasPage, isKeptAtOnce, emptyWords } = writer
  const typed = inputs.filter(({ options }) => options === undefined)
  const [first] = typed
  const chosen = inputs.filter(({ options }) => options !== undefined)
  const tone = chosen.find(({ label }) => isSoundNoun(label))
  const texts = ownTable(brief, 'texts')
  const files = {
    ...readPart('stage-writer', {
      ...look,
      texts,
      ...copyMarks(
        { ...brief, copy: { ...brief.copy, headline, lines } },
        writer.kind === 'rewrite' ? 'How should it sound?' : brief.name,
      ),
      names: quoted([...typed, ...chosen]),
      copyButton: /\bcop(?:y|ied)\b/i.test(brief.request)
        ? `<button onClick={() => navigator.clipboard?.writeText(result).then(() => setNote('Copied.'))} className="${look['quiet'] ?? ''}">Copy</button>`
        : nothing,
      inputs: inputs.map((input) => inputCode(input, input === first && emptyWords === '')).join('\n          '),
      ifEmpty:
        emptyWords === '' || first === undefined
          ? nothing
          : `if (String(values[${quoteJs(first.name)}] ?? '').trim() === '') {\n      setResults([])\n      setNote(${quoteJs(emptyWords)})\n      return\n    }`,
      act: jsxText(writer.act),
      outcome: jsxText(outcomeOf(writer)),
      saved: quoteJs(keptWords(writer)),
      data: hasPage ? '' : '{ data }',
      keptImport: hasPage ? '' : "import { KeptTexts } from '@/components/kept-texts.jsx'\n",
      ...exampleMarks(writer),
      kept: hasPage
        ? nothing
        : `<h2 className="mt-10 font-display text-3xl">${jsxText(writer.kept)}</h2>\n        <KeptTexts texts={data.texts} />`,
      keepsAtOnce: isKeptAtOnce ? 'for (const result of made) await keep(values, result)' : nothing,
      saveButton: isKeptAtOnce
        ? nothing
        : `<button onClick={() => keep(typed, result)} className="${look['quiet'] ?? ''}">${jsxText(writer.keep)}</button>`,
    }),
    ...readPart(`writer-${writer.kind}`, {
      given: quoted(typed),
      chosen: quoted(chosen),
      others: quoted(chosen.filter((input) => input !== tone)),
      tone: tone?.name ?? '',
      count: String(writer.count),
      patterns: JSON.stringify(linePatterns(writer.outcome), null, 2),
      frames: JSON.stringify(textFrames(writer.outcome), null, 2),
    }),
    ...(isPatterned(writer) && readPart('writer-tones')),
  }
  return {
    ...nothingMore,
    files: {
      ...Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
      ...(hasPage ? keptPage(writer, look, texts) : { 'web/app/page.server.js': loadTexts(texts) }),
    },
    ways: hasPage ? [{ href: `/${pathOf(writer)}`, label: writer.kept }] : [],
    schemaSql: writtenSql(texts),
  }
}
