// "A big photo at the top", "add a hero image", "full screen photo on the homepage": a wide picture above the first page.
import { type AppCode, findPage, type Outcome } from './app-code.ts'
import { contentsOf } from './contents.ts'
import type { Masked } from './quotes.ts'
import { indentAt } from './syntax.ts'

const picture = '(?:photos?|pictures?|images?)'
const wish = new RegExp(
  String.raw`^(?:(?:add|put|show|place|include|use|insert|i want|we want|have|make|with)\s+)?(?:an?|the|one|our|my|some)?\s*(?:(?:nice|beautiful|new|single)\s+)*(?:(?:(?:big|large|huge|wide|full[- ]?(?:screen|width|page)|hero|header|cover|banner|title)\s+)+${picture}|hero(?: section)?(?= with an? ${picture})|${picture}(?=.*\b(?:top|header|hero|above everything|home ?page|front page|first page)\b))`,
  'i',
)
const place =
  /\b(?:at|on|to|in) (?:the )?(?:very )?(?:top|header|hero)\b|\b(?:on|of|for|to|at) (?:the |my |our )?(?:home ?page|front page|first page|start page|landing page|page|site|website)\b|\babove everything\b/i
const isHero = /\b(?:hero|header|cover|banner|title)\b|\bfull[- ]?(?:screen|width|page)\b/i

const tall = 'aspect-[4/3] sm:aspect-[21/9]'
const full = 'h-[70vh]'

export function addTopPicture({ text }: Masked, app: AppCode): Outcome | null {
  if (!wish.test(text) || (!place.test(text) && !isHero.test(text) && !/\bbig|large|huge|wide\b/i.test(text)))
    return null
  const page = findPage(app, '')
  if (page === null) return null
  const [main] = app.elements(page.path).filter(({ tag }) => tag === 'main')
  const root = main ?? app.elements(page.path)[0]
  const [first] = root === undefined ? [] : contentsOf(root.node)
  if (root === undefined || first === undefined)
    return { refused: `a picture at the top, because I do not see where on ${page.path} it belongs` }
  const isThere = app.elements(page.path).some(({ node, tag }) => node === first && tag === 'img')
  if (isThere) return { refused: 'a picture at the top, because there is one already (remove it first)' }
  const source = app.files.get(page.path) ?? ''
  const indent = indentAt(source, first.start)
  const size = /\bfull[- ]?(?:screen|page)\b|\bhuge\b/i.test(text) ? full : tall
  const subject = subjectOf(text, app)
  // In a page of columns it reaches over all of them.
  const across = /\bgrid\b/.test(root.attributes.get('className')?.literal ?? '') ? 'col-span-full ' : ''
  const code = `<img src="/v0/image?prompt=${encodeURIComponent(subject)}" alt="" width="1600" height="900" className="${across}mb-10 ${size} w-full rounded-surface object-cover" />`
  return app.patch(page.path, [{ start: first.start, end: first.start, text: `${code}\n${indent}` }])
    ? {
        done: `put a wide picture at the top of the first page (a drawn one of “${subject}”: attach a photo of your own and say “put it at the top”)`,
      }
    : null
}

/** "A photo of us at the harbour", else what the app is about. */
function subjectOf(order: string, app: AppCode): string {
  const said =
    /\b(?:photo|picture|image) (?:of|with|showing) (?:the |our |my |an? )?(.+?)(?=\s+(?:at|on|in) (?:the )?(?:very )?(?:top|home|front|first|start|header|hero)|$)/i.exec(
      order,
    )?.[1]
  if (said !== undefined && !/^(?:us|me|them|it)$/i.test(said)) return said
  const layout = app.screens().find((path) => path.startsWith('web/app/layout.'))
  const text = app.files.get(layout ?? '') ?? ''
  const [, , title = 'landscape'] = /\btitle:\s*(['"])(.*?)(?<!\\)\1/.exec(text) ?? []
  const [, , about = ''] = /\bdescription:\s*(['"])(.*?)(?<!\\)\1/.exec(text) ?? []
  // "Da Marco: menu items to look through" says what there is to see.
  const things = /:\s*(.+?)\s+to look through/.exec(about)?.[1] ?? ''
  return `${title} ${things}`
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
