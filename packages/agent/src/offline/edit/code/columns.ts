// "Show 3 per row", "bigger pictures", "two columns": in how many columns a list stands.
import type { AppCode, Outcome } from './app-code.ts'
import { type Element, plainWords } from './elements.ts'
import type { Masked } from './quotes.ts'
import { findPage } from './app-code.ts'
import { withImports } from './targets.ts'

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const count = '(one|two|three|four|five|six|[1-6])'
const perRow = new RegExp(
  String.raw`\b${count}\s+(?:[\p{L}]+ )?(?:per|in (?:a|each|every|one)|a|each|to a|beside each other in a)\s+(?:row|line)\b|\b${count}[- ]columns?\b|\b${count}\s+(?:[\p{L}]+ )?(?:side by side|next to each other|beside each other)\b`,
  'iu',
)
const pictureSize =
  /\b(bigger|larger|big|large|huge|smaller|small|tiny)\b.*\b(?:pictures?|photos?|images?|thumbnails?)\b|\b(?:pictures?|photos?|images?|thumbnails?)\b.*\b(bigger|larger|smaller)\b/i

const gridClass = /^((?:\w+:)*)grid-cols-(\d)$/
const columnClass = /^((?:\w+:)*)columns-(\d)$/

interface List {
  element: Element
  classes: string[]
}

function countOf(name: string): number {
  return Number(gridClass.exec(name)?.[2] ?? columnClass.exec(name)?.[2] ?? 1)
}

/** Lists that stand in columns, those of the first page first; forms and single records are none. */
function listsOf(app: AppCode, page: string | null): List[] {
  const found = findPage(app, page ?? '')
  const near = found === null ? [] : withImports(app, found.path)
  const paths = [...new Set([...near, ...(page === null ? app.screens() : [])])].filter((path) =>
    /\.[jt]sx$/.test(path),
  )
  return paths.flatMap((path) =>
    app.elements(path).flatMap((element) => {
      const classes = classesOf(element)
      const isList = /^(?:ul|ol)$/.test(element.tag)
      return isList && classes.some((name) => gridClass.test(name) || columnClass.test(name))
        ? [{ element, classes }]
        : []
    }),
  )
}

/** Also of a list whose code chooses between numbers of columns, and nothing else. */
function classesOf({ attributes, module }: Element): string[] {
  const attribute = attributes.get('className')
  if (attribute === undefined) return []
  if (attribute.literal !== null) return attribute.literal.split(/\s+/)
  const [, first = '', chosen = ''] =
    /^className=\{clsx\('([^']*)', ([^']*\? '[^']*' : '[^']*')\)\}$/.exec(
      module.text.slice(attribute.node.start, attribute.node.end),
    ) ?? []
  const names = [...chosen.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)
  return names.length > 0 && names.every((name) => gridClass.test(name))
    ? [...first.split(/\s+/), ...names.slice(-1)]
    : []
}

function hasPictures({ element }: List, app: AppCode): boolean {
  return app
    .elements(element.module.path)
    .some(({ tag, attributes }) => tag === 'img' && /aspect-/.test(attributes.get('className')?.literal ?? ''))
}

/** On a phone one column, or two where there are many; from there on as many as were asked for. */
function inColumns(classes: readonly string[], wanted: number): string[] {
  const pattern = classes.some((name) => gridClass.test(name)) ? gridClass : columnClass
  const word = pattern === gridClass ? 'grid-cols' : 'columns'
  const others = classes.filter((name) => !pattern.test(name))
  const isBase = pattern === columnClass ? ['columns-1'] : []
  if (wanted === 1) return [...others, ...isBase]
  return [...others, ...isBase, `sm:${word}-2`, ...(wanted > 2 ? [`lg:${word}-${wanted}`] : [])]
}

export function changeColumns(order: Masked, app: AppCode): Outcome | null {
  const { text } = order
  if (/^(?:add|remove|delete|rename)\b|\bhero\b/i.test(text)) return null
  const said = perRow
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined)
  const pictured = pictureSize.exec(text)
  if (said === undefined && pictured === null) return null
  const asked = said === undefined ? null : (numbers[said.toLowerCase()] ?? Number(said))
  const what = asked === null ? 'the size of the pictures' : `${asked} columns`
  const all = listsOf(app, null)
  const words = plainWords(text)
  // "The products" stand on the first page before they stand beside another one.
  const first = withImports(app, findPage(app, '')?.path ?? '')
  const ofName = all.filter(({ element }) => isNamedIn(element, words))
  const named = ofName.find(({ element }) => first.includes(element.module.path)) ?? ofName[0]
  const list = named ?? (asked === null ? all.find((each) => hasPictures(each, app)) : all[0])
  if (list === undefined)
    return {
      refused: `changing ${what}, because no list here stands in columns (say “show it as cards” or “show it as a gallery” first)`,
    }
  const most = Math.max(...list.classes.map(countOf))
  const isUp = /^(?:bigger|larger|big|large|huge)$/i.test(pictured?.[1] ?? pictured?.[2] ?? '')
  const wanted = asked ?? Math.min(6, Math.max(1, most + (isUp ? -1 : 1)))
  if (wanted === most)
    return {
      refused: `changing ${what}, because ${asked === null ? 'they are as large as the page' : 'there are as many already'}`,
    }
  const attribute = list.element.attributes.get('className')
  if (attribute === undefined) return null
  const classes = inColumns(list.classes, wanted)
  return app.patch(list.element.module.path, [
    { start: attribute.node.start, end: attribute.node.end, text: `className="${classes.join(' ')}"` },
  ])
    ? {
        done:
          asked === null
            ? `make the pictures ${isUp ? 'bigger' : 'smaller'} (${wanted === 1 ? 'one' : wanted} to a row)`
            : `show ${wanted === 1 ? 'one' : wanted} to a row on wide screens`,
      }
    : null
}

/** "Make the menu two columns": the list of that name, by its file. */
function isNamedIn({ module }: Element, words: string): boolean {
  const name = plainWords(
    module.path
      .split('/')
      .at(-1)
      ?.replace(/\.[jt]sx$/, '') ?? '',
  )
  const [thing = ''] = name.split(/ (?:list|preview|shelf)$/)
  return (
    thing !== '' &&
    name !== 'page' &&
    thing
      .split(' ')
      .some((word) => word.length > 3 && words.split(' ').some((each) => each === word || each === `${word}s`))
  )
}
