// "The “Add” button on the contact page": what is meant, and where it stands in the code.
import { type AppCode, findPage } from './app-code.ts'
import { type Element, plainWords } from './elements.ts'
import { type Masked, quoteIn } from './quotes.ts'
import { importsOf } from './syntax.ts'

export const targetKinds = [
  'headline',
  'subtitle',
  'button',
  'link',
  'label',
  'placeholder',
  'paragraph',
  'title',
  'description',
  'footer',
  'header',
  'nav',
  'section',
  'image',
  'card',
  'list',
  'table',
  'form',
  'logo',
  'component',
  'text',
] as const
export type TargetKind = (typeof targetKinds)[number]

export interface Target {
  /** Null: only words were said. */
  kind: TargetKind | null
  /** What stands there now, as far as it was said; ''. */
  name: string
  isQuoted: boolean
  /** As it was said; null where no page was. */
  page: string | null
  /** 0 for the first, -1 for the last; null where it was not said. */
  nth: number | null
}

const kindWords: readonly [RegExp, TargetKind][] = [
  [/\b(?:page|browser|tab|site|seo|document|meta) title\b|\btitle (?:tag|of the (?:page|tab|site))\b/i, 'title'],
  [/\b(?:meta |page |site )description\b/i, 'description'],
  [
    /\b(?:sub-?(?:title|heading|headline|head)|tag ?line|slogan|intro(?:duction)?(?: text)?|lead(?: text)?)s?\b/i,
    'subtitle',
  ],
  [/\b(?:(?:main |big |page |hero )?(?:head(?:line|ing)|header text|title|h1)|hero (?:text|title))s?\b/i, 'headline'],
  [/\b(?:buttons?|cta|call to action)\b/i, 'button'],
  [/\b(?:(?:nav(?:igation)?|menu|header|top|footer)[ -](?:links?|items?|entr(?:y|ies)|points?))\b/i, 'nav'],
  [/\blinks?\b/i, 'link'],
  [/\bplaceholder(?: text)?s?\b/i, 'placeholder'],
  [/\b(?:labels?|captions?)\b/i, 'label'],
  [/\bfooters?\b/i, 'footer'],
  [/\b(?:site |page |app |top )?(?:header|top bar|app bar)s?\b/i, 'header'],
  [/\b(?:nav(?:igation)?(?: ?bar)?|menu(?: bar)?|navbar)\b/i, 'nav'],
  [/\b(?:sections?|blocks?|areas?|parts?|hero|banner)\b/i, 'section'],
  [/\b(?:images?|pictures?|photos?|icons?)\b/i, 'image'],
  [/\bcards?\b/i, 'card'],
  [/\btable\b/i, 'table'],
  [/\bform\b/i, 'form'],
  [/\blist\b/i, 'list'],
  [/\b(?:logo|brand(?: name)?|site name|app name)\b/i, 'logo'],
  [/\bcomponents?\b/i, 'component'],
  [/\b(?:paragraphs?|sentences?|lines?|copy)\b/i, 'paragraph'],
  [/\b(?:texts?|words?|wording|copy|phrase)\b/i, 'text'],
]
const ordinals: readonly [RegExp, number][] = [
  [/\b(?:first|top)\b/i, 0],
  [/\b(?:second|2nd|other)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:last|bottom)\b/i, -1],
]

export function readTarget(said: string, masked: Masked): Target {
  const open = (words: string) => masked.open(words)
  let words = said.trim().replace(/[.!]+$/, '')
  let page: string | null = null
  const onPage =
    /\s+(?:on|in|of|at|from|for)\s+(?:the |my |our )?((?:\S+ ){0,3}?\S+)[ -](?:page|screen|view)$|\s+(?:on|in|of|at|from)\s+(?:the |my |our )?(home ?page|start ?page|landing ?page|front ?page|home)$/i.exec(
      words,
    )
  if (onPage !== null) {
    page = open(onPage[1] ?? onPage[2] ?? '').replace(/ ?page$/i, '')
    words = words.slice(0, onPage.index)
  }
  words = words.replace(
    /\s+(?:on|in|of|at|from)\s+(?:the |my |our )?(?:app|site|website|page|screen|top|menu|nav(?:igation)?(?: bar)?|header)$/i,
    '',
  )
  const kind = kindWords.find(([pattern]) => pattern.test(words))
  const quote = quoteIn(words)
  const rest = kind === undefined ? words : words.replace(kind[0], ' ')
  // A hero and a banner are sections by name.
  const sort = /\b(?:hero|banner)\b/i.exec(words)?.[0]
  const nth = kind === undefined ? undefined : ordinals.find(([pattern]) => pattern.test(rest))
  const name =
    quote === null
      ? rest
          .replace(nth?.[0] ?? /(?!)/, ' ')
          .replace(
            /\b(?:the|a|an|my|our|its|this|that|of|in|on|at|for|from|called|named|labell?ed|titled|which says|that says|saying|with|text|whole|entire|complete|about|main|current|existing|field|input|box|one)\b/gi,
            ' ',
          )
          .replace(/\s+/g, ' ')
          .trim()
      : open(quote)
  // The section about somebody is called so.
  const about = name === '' && quote === null && /\babout\b/i.test(rest) ? 'about' : name
  const called = about === '' && kind?.[1] === 'section' && sort !== undefined ? sort : about
  return { kind: kind?.[1] ?? null, name: open(called), isQuoted: quote !== null, page, nth: nth?.[1] ?? null }
}

/** The module and what it imports of the app, in the order in which it is read. */
export function withImports(app: AppCode, path: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const module = app.module(path)
  if (module === null) return []
  const targets = [...new Set(importsOf(module).map(({ from }) => from))].flatMap(
    (from) => resolveIn(app, path, from) ?? [],
  )
  return [path, ...targets.flatMap((target) => withImports(app, target, seen))]
}

/** The file that an import means; null for packages and what is missing. */
export function resolveIn(app: Pick<AppCode, 'files'>, importer: string, from: string): string | null {
  let stem: string
  if (from.startsWith('@/')) stem = `web/${from.slice(2)}`
  else if (from.startsWith('.')) stem = new URL(from, `http://app/${importer}`).pathname.slice(1)
  else return null
  const names = [
    stem,
    ...['.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx', '/index.js'].map((end) => stem + end),
  ]
  return names.find((name) => app.files.has(name)) ?? null
}

/** Modules to look in, nearest first: those of the page that was named, or the first page, then all others. */
export function scopeOf(app: AppCode, page: string | null): { paths: string[]; isKnown: boolean } {
  const screens = app.screens()
  const found = findPage(app, page ?? '')
  if (page !== null && found === null) return { paths: [], isKnown: false }
  const first = found === null ? [] : withImports(app, found.path).filter((path) => screens.includes(path))
  if (page !== null) return { paths: first, isKnown: true }
  const layout = screens.filter((path) => /\/layout\.[jt]sx$/.test(path))
  const frame = layout.flatMap((path) => withImports(app, path)).filter((path) => screens.includes(path))
  return { paths: [...new Set([...first, ...frame, ...screens])], isKnown: true }
}

const headings = /^h[1-6]$/

const tests: Readonly<Record<TargetKind, (element: Element) => boolean>> = {
  headline: ({ tag }) => headings.test(tag),
  subtitle: (element) => element.tag === 'p' && followsHeading(element),
  button: ({ tag, attributes }) =>
    /button$/i.test(tag) ||
    ((tag === 'Link' || tag === 'a') && /\b(?:bg-|border\b)/.test(attributes.get('className')?.literal ?? '')),
  link: ({ tag }) => tag === 'Link' || tag === 'a' || tag === 'NavLink',
  nav: (element) => isLink(element) && element.parents.some(({ tag }) => /^(?:nav|header)$/.test(tag)),
  label: ({ tag }) => tag === 'label',
  placeholder: ({ attributes }) => attributes.has('placeholder'),
  paragraph: ({ tag }) => tag === 'p',
  title: () => false,
  description: () => false,
  footer: ({ tag }) => /footer$/i.test(tag),
  header: ({ tag }) => /header$/i.test(tag),
  section: ({ tag }) => /^(?:section|article|aside)$/.test(tag),
  image: ({ tag }) => tag === 'img' || /(?:Image|Picture|Photo|Icon)$/.test(tag),
  card: ({ tag }) => /card$/i.test(tag),
  table: ({ tag }) => /table$/i.test(tag),
  form: ({ tag }) => /form$/i.test(tag),
  list: ({ tag }) => /^(?:ul|ol|dl)$|List$/.test(tag),
  logo: (element) =>
    isLink(element) &&
    element.attributes.get('href')?.literal === '/' &&
    element.parents.some(({ tag }) => tag === 'header'),
  component: ({ tag }) => /^[A-Z]/.test(tag),
  text: ({ tag }) =>
    /^(?:p|span|li|strong|em|small|h[1-6]|label|button|a|Link|td|th|dt|dd|blockquote|figcaption)$/.test(tag),
}

export function isLink({ tag }: Element): boolean {
  return tag === 'Link' || tag === 'a' || tag === 'NavLink'
}

function followsHeading({ node, parents, module }: Element): boolean {
  const before = module.text.slice(parents.at(-1)?.node.start ?? 0, node.start)
  return /<\/h[12]>\s*$/.test(before)
}

/** Does an element's text, label, address or component carry the name that was said? */
export function isNamed(element: Element, name: string): boolean {
  const wanted = plainWords(name)
  if (wanted === '') return true
  const { attributes, words, tag } = element
  const labels = [
    words,
    ...['aria-label', 'label', 'placeholder', 'alt', 'title', 'id', 'name', 'heading'].map(
      (key) => attributes.get(key)?.literal ?? '',
    ),
  ]
  if (labels.some((label) => plainWords(label) === wanted)) return true
  return /^[A-Z]/.test(tag) && plainWords(tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')) === wanted
}

/** Elements that fit, nearest first; those whose words are the name before those that only hold it. */
export function findTargets(app: AppCode, target: Target): Element[] {
  const { kind, name, page } = target
  const { paths } = scopeOf(app, page)
  const all = paths.flatMap((path) => app.elements(path))
  const fitting = all.filter((element) => kind === null || tests[kind](element))
  const named = fitting.filter((element) => isNamed(element, name))
  const wanted = plainWords(name)
  const found =
    named.length > 0 ? named : fitting.filter(({ words }) => wanted !== '' && plainWords(words).includes(wanted))
  // "The headline": the first of the highest rank on its page.
  if (kind === 'headline' && name === '') return found.toSorted((a, b) => rank(a, paths) - rank(b, paths))
  return found.length > 0 || wanted === '' ? found : fitting.filter((element) => isBelow(element, wanted, all))
}

/** "The newsletter form": what stands with a heading or label of that name. */
function isBelow({ parents, module }: Element, wanted: string, all: readonly Element[]): boolean {
  const block = parents.findLast(({ tag }) => /^(?:section|article|aside|div|main)$/.test(tag))
  if (block === undefined) return false
  const heading = all.find((each) => each.module === module && headings.test(each.tag) && each.parents.at(-1) === block)
  const names = [
    block.attributes.get('aria-label')?.literal ?? '',
    block.attributes.get('id')?.literal ?? '',
    heading?.words ?? '',
  ]
  return names.some((name) => plainWords(name).includes(wanted))
}

function rank({ module, tag }: Element, paths: readonly string[]): number {
  const place = paths.indexOf(module.path)
  return (tag === 'h1' ? 0 : 1000 * Number(tag.slice(1))) + place
}

/** A component put to use, whose own elements stand elsewhere. */
export function isUse({ tag }: Element): boolean {
  return /^[A-Z]/.test(tag) && tag !== 'Link' && tag !== 'NavLink'
}

export function pick(found: readonly Element[], { nth }: Target): Element | null {
  return (nth === null ? found[0] : found.at(nth)) ?? null
}

/** "the button “Add”", in words for an answer. */
export function sayTarget({ kind, name, page }: Target): string {
  const where = page === null ? '' : ` on the page “${page}”`
  if (kind === null) return `“${name}”${where}`
  const what = kind === 'nav' ? 'link' : kind === 'title' || kind === 'description' ? `page ${kind}` : kind
  return `the ${what}${name === '' ? '' : ` “${name}”`}${where}`
}
