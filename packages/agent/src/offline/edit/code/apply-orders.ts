// Orders on code that is read by its syntax tree: any app, whoever wrote it.
import { addField } from './add-field.ts'
import { type AppCode, createAppCode, type Outcome } from './app-code.ts'
import { changeCopy } from './change-copy.ts'
import { changeColors, changeCorners, changeFont, isForOneThing } from './change-tokens.ts'
import { addNavLink, orderNavLinks, removeNavLink } from './nav-links.ts'
import { addPage, removePage, renamePage } from './pages.ts'
import { type Masked, maskQuotes } from './quotes.ts'
import { restyle } from './restyle.ts'
import { changeColumns } from './columns.ts'
import { changeTextSize } from './text-size.ts'
import { keepHeader } from './sticky-header.ts'
import { addTopPicture } from './top-picture.ts'
import { mendNames } from '../repair/repair-names.ts'
import { addParagraph, addSection, moveBlock, removeBlock } from './sections.ts'

export interface CodeResult {
  writes: { path: string; content: string }[]
  deletes: string[]
  sql: string[]
  /** What was done, each a clause that follows "I will". */
  clauses: string[]
  /** What was asked and not done, and why. */
  refused: string[]
  /** Orders in which nothing was recognized. */
  unread: string[]
}

const isMissing = /because (?:I do not find|there is none of that name)/

interface SaidOrder {
  order: string
  /** The rules about records know it for a fact that they do not add: the code is not asked to. */
  isFact: boolean
  /** What the rules about records say of it, where the code knows nothing of what it names. */
  otherwise: string | null
}

type Edit = (order: Masked, app: AppCode) => Outcome | null

const removing =
  /^(?:remove|delete|drop|get rid of|hide|take (?:out|away|off)|lose|kill|cut|erase|i don[’']t (?:want|need)|no more)\s+(?:the |my |our |that |this )?(.+)$/i

function removed(order: Masked, app: AppCode): Outcome | null {
  const said = removing.exec(order.text)?.[1]?.replace(/\s+(?:any ?more|entirely|completely|altogether)$/i, '')
  if (said === undefined) return null
  if (/^(?:field|column)s?\b|\b(?:field|column)s?$/i.test(said) && !/\b(?:placeholder|label)\b/i.test(said))
    return {
      refused: `removing “${order.open(said)}”, because checks and statements elsewhere may need it (say: remove the text or the section that shows it)`,
    }
  return removeNavLink(order, app, said) ?? removePage(order, app, said) ?? removeBlock(order, app, said)
}

/** The first that recognizes the order answers for it. */
const edits: readonly Edit[] = [
  removed,
  renamePage,
  orderNavLinks,
  (order, app) => (isForOneThing(order) ? restyle(order, app) : null),
  keepHeader,
  addTopPicture,
  changeColumns,
  changeTextSize,
  changeCorners,
  changeFont,
  changeCopy,
  addNavLink,
  addPage,
  addSection,
  addParagraph,
  addField,
  moveBlock,
  restyle,
  changeColors,
]

/** Each order sees what those before it did. An order that comes to nothing leaves every file as it was. */
export function applyOrders(
  orders: readonly (string | SaidOrder)[],
  files: Readonly<Record<string, string>>,
): CodeResult {
  let current: Readonly<Record<string, string>> = files
  const result: CodeResult = { writes: [], deletes: [], sql: [], clauses: [], refused: [], unread: [] }
  for (const said of orders) {
    const { order, isFact, otherwise } =
      typeof said === 'string' ? { order: said, isFact: false, otherwise: null } : said
    const app = createAppCode(current)
    const read = firstOutcome(maskQuotes(order), app, isFact ? edits.filter((edit) => edit !== addField) : edits)
    const outcome = read !== null && 'done' in read && leavesGaps(app, current) ? { refused: sayGaps(order) } : read
    if (outcome === null) result.unread.push(order)
    else if ('refused' in outcome)
      result.refused.push(isMissing.test(outcome.refused) ? (otherwise ?? outcome.refused) : outcome.refused)
    else {
      current = Object.fromEntries(app.files)
      result.clauses.push(outcome.done)
      if (outcome.sql !== undefined) result.sql.push(outcome.sql)
    }
  }
  for (const [path, content] of Object.entries(current))
    if (files[path] !== content) result.writes.push({ path, content })
  result.deletes = Object.keys(files).filter((path) => current[path] === undefined)
  return result
}

function countGaps(files: Readonly<Record<string, string>>, path: string): number {
  return mendNames(createAppCode(files), path).left.length
}

/** Names that the change uses and that its file does not know. */
function leavesGaps(app: AppCode, before: Readonly<Record<string, string>>): boolean {
  const now = Object.fromEntries(app.files)
  return [...app.files.keys()]
    .filter((path) => /^web\/.*\.[jt]sx?$/.test(path) && before[path] !== now[path])
    .some((path) => countGaps(now, path) > (before[path] === undefined ? 0 : countGaps(before, path)))
}

function sayGaps(order: string): string {
  return `“${order}”, because the code of this app is put together in a way that my change does not fit`
}

function firstOutcome(order: Masked, app: AppCode, among: readonly Edit[]): Outcome | null {
  for (const edit of among) {
    const outcome = edit(order, app)
    if (outcome !== null) return outcome
  }
  return null
}
