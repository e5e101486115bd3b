// A tool that works something out of a text: its weightiest sentences, its telling words, its length.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type WriterInput, readWriter } from '../../understand/tools/read-writer.ts'
import { summarizedThing } from '../../understand/tools/text-things.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { ownTable } from '../parts/own-tables.ts'
import { type FrontParts, nothingMore } from './front.ts'
import { inputCode } from './writer.ts'

const textsSql = (texts: string): string => `create table ${texts} (
  id integer generated always as identity primary key,
  title text not null,
  choices text not null default '',
  summary text not null,
  key_words text not null,
  word_count integer not null,
  summary_count integer not null,
  created_at timestamptz not null default now()
);
`

const acts: readonly [RegExp, string][] = [
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\bsummaris/i, 'Summarise'],
  [/\bsummar/i, 'Summarize'],
  [/\banalys/i, 'Analyse'],
  [/\banalyz/i, 'Analyze'],
  [/\bextract/i, 'Extract'],
  [/\b(?:key ?words?|tags)\b/i, 'Find key words'],
]

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "A summary of three sentences", "the 10 most important words". */
function saidNumber(request: string, noun: string): number | null {
  const said = new RegExp(
    String.raw`\b(\d{1,2}|${numbers.join('|')})\s+(?:[\p{L}-]+\s+){0,3}?(?:${noun})\b`,
    'iu',
  ).exec(request)?.[1]
  if (said === undefined) return null
  const at = numbers.indexOf(said.toLowerCase())
  return at >= 0 ? at + 1 : Number(said)
}

/** "Kept with a title", "under a title I choose": who gives none gets the beginning of the text. */
function titleSaid(request: string): WriterInput | undefined {
  const word =
    /\b(?:with|under|by|has|have|gets?|give (?:it|them|each)|gives? each|its|my|own|,|and) (?:an?|the|its|their|my|own)? ?(?:own )?(title|heading|headline)s?\b|\b(title) fields?\b/i.exec(
      request,
    )
  const name = (word?.[1] ?? word?.[2])?.toLowerCase()
  return name === undefined ? undefined : { name: 'title', label: capitalize(name), isLong: false }
}

/** "Article" is filled with the text of one, and is called both. */
function textLabel(label: string, thing: string | null): string {
  if (/^text$/i.test(label) && thing !== null) return capitalize(thing)
  return /\btext|\b(?:notes|minutes|transcripts?|e-?mails|messages|articles|reports|reviews|papers)$/i.test(label)
    ? label
    : `Text of the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

function inputOf(input: WriterInput, isText: boolean, isTitle: boolean, thing: string | null): string {
  if (isText)
    return (
      inputCode({ ...input, label: textLabel(input.label, thing), isLong: true })
        .replace('maxLength={4000}', 'maxLength={50000}')
        .replace(/ rows={\d+}/, ' rows={13}')
        // On a phone what comes of it begins on the first screen.
        .replace('className={controlStyle}', 'className={`${controlStyle} max-sm:h-36`}')
        .replace('<textarea ', "<textarea ref={field} defaultValue={data.texts.length === 0 ? example : ''} ")
    )
  return isTitle ? inputCode({ ...input, isLong: false }).replace(' required', '') : inputCode(input)
}

/** What has a day is what one looks for in notes. */
const datedCode = `
/** Days and dates stand out. */
function Dated({ text }) {
  return withDates(text).map((piece, at) => (at % 2 === 1 ? <strong key={at} className="font-semibold text-accent">{piece}</strong> : piece))
}
`

const examples: readonly (readonly [says: RegExp, text: string])[] = [
  [
    /\b(?:meetings?|minutes|calls?|stand-?ups?|notes)\b/i,
    'Present: Ines, Jun, Tom; Wanda joined later. Tom showed the new price list and asked for remarks until Thursday. The printers still have not sent the flyers, so the stall on Saturday goes ahead without flyers. Jun rings the printers tomorrow and asks for the flyers by Wednesday at the latest. Coffee machine: nobody knows who has the key. Ines writes to all customers about the new price list once Tom has put in the remarks. Next meeting is on the 14th, at the usual time.',
  ],
  [
    /\b(?:e-?mails?|letters?|messages?)\b/i,
    'Dear all, thank you for the quick answers to my letter. The roof will be mended in the second week of May, from Tuesday to Friday. The scaffold stands in the yard, so bicycles and bins have to go to the front for that week. Mr Petrov on the third floor has kindly offered his cellar for the bicycles. The roofers begin at seven and make noise until four. If it rains, the roof is mended a week later, and I write again. Kind regards, Wanda.',
  ],
]
const usualExample =
  'The old ferry crosses the river again. For eleven years it lay in the reeds below the mill, until two carpenters and a retired captain pulled it out. They replaced every second plank and all of the ropes. On the first day the ferry carried ninety people across the river, four dogs and a wedding cake. The crossing takes six minutes and costs as much as a bread roll. In winter the ferry stays on land, because the captain does not like ice.'

/** What such a tool is tried with, in the words of what it is for. */
const exampleText = (request: string): string => examples.find(([says]) => says.test(request))?.[1] ?? usualExample

export function composeSummarizer(brief: Brief, marks: Readonly<Record<string, string>>): FrontParts {
  const { request } = brief
  const { inputs, act } = readWriter(request)
  const typed = inputs.filter(({ options }) => options === undefined)
  const text = typed.find(({ isLong }) => isLong) ??
    typed.at(-1) ?? {
      name: 'text',
      label: capitalize(summarizedThing(request) ?? 'text'),
      isLong: true,
    }
  const title = typed.find((input) => input !== text) ?? titleSaid(request)
  const others = inputs.filter((input) => input !== text && input !== title)
  const rest = inputs.filter((input) => input !== text && input !== title)
  const shown = [...(title === undefined ? [] : [title]), text, ...rest]
  const isKeyWords = /\bkey ?words?\b|\bimportant words\b|\btags\b/i.test(request) && !/\bsummar/i.test(request)
  const files = readPart('stage-text-tool', {
    texts: ownTable(brief, 'texts'),
    ...marks,
    act: jsxText(act === 'Write' ? (acts.find(([says]) => says.test(request))?.[1] ?? 'Summarize text') : act),
    history: capitalize(/\b(?:history|results|summaries|archive)\b/i.exec(request)?.[0] ?? 'Results'),
    inputs: shown
      .map((input) => inputOf(input, input === text, input === title, summarizedThing(request)))
      .join('\n          '),
    textName: text.name,
    titleName: title?.name ?? '',
    choiceNames: others.map(({ name }) => quoteJs(name)).join(', '),
    sentences: String(saidNumber(request, 'sentences|bullet points|key points|points|lines') ?? 3),
    wordCount: String(saidNumber(request, 'key ?words|words|terms|tags') ?? (isKeyWords ? 10 : 6)),
    example: quoteJs(exampleText(request)),
    summarizeImport: isKeyWords ? '' : ', summarize, withDates',
    dated: isKeyWords ? '' : datedCode,
    exampleSummary: isKeyWords
      ? nothing
      : `<ul className="mt-3">
              {summarize(example).split(/(?<=[.!?])\\s+/).map((sentence) => (
                <li key={sentence} className="border-t border-hairline py-4 text-xl leading-snug sm:text-2xl"><Dated text={sentence} /></li>
              ))}
            </ul>`,
    exampleLength: isKeyWords
      ? nothing
      : `<p className="mt-6">{countOfWords(example)} words became {countOfWords(summarize(example))}.</p>
            <svg aria-hidden viewBox="0 0 100 7" preserveAspectRatio="none" className="mt-2 h-8 w-full">
              <rect width="100" height="3" className="fill-hairline" />
              <rect y="4" width={(100 * countOfWords(summarize(example))) / countOfWords(example)} height="3" className="fill-accent" />
            </svg>`,
    summary: isKeyWords
      ? nothing
      : '<p className="mt-2 max-w-[62ch] break-words text-lg leading-relaxed"><Dated text={text.summary} /></p>',
  })
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    schemaSql: textsSql(ownTable(brief, 'texts')),
  }
}
