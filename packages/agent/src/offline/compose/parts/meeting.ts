// The pages of an app in which people look for somebody: one person at a time, as large as the page, everybody else as a card
// with a face. Two acts, and no counts.
import type { Brief } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { addWords } from '../forms/add-words.ts'
import { lookMarks } from '../fronts/front.ts'
import { likeWords } from '../records/like-files.ts'
import { type Scene, lines } from '../records/record-pieces.ts'
import type { Told } from '../records/record-told.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { rowPieces } from './extra-parts.ts'
import { discoverWord, meetsInTurn } from './meets.ts'
import { ageBehind, answers, faceOf, interestsLine, nameHeading, placeLine, quoteLine } from './persona.ts'

const panel = (view: Brief): string =>
  `overflow-clip rounded-surface ${styles[view.style].edge} border-edge bg-surface text-on-surface`

/** Face and words side by side, what one does with it at its foot. */
function personCard(
  view: Brief,
  { tag, acts, isShort }: { tag: 'h1' | 'h2'; acts: string[]; isShort: boolean },
): string {
  const { one } = namesOf(view)
  const asked = answers(view, { isShort })
  const isNarrow = view.frame === 'rail' || view.frame === 'split'
  const at = isNarrow ? 'xl' : 'lg'
  const picture = `<img src={${faceOf(view)}} alt=${isShort ? '""' : `{${one}.${partsOf(view).title.name}}`} width="800" height="800" className="aspect-[5/4] w-full object-cover ${at}:aspect-auto ${at}:h-full ${at}:min-h-[32rem]" />`
  return `<article className="${panel(view)} ${at}:grid ${at}:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
${lines([picture], 2)}
  <div className="flex min-w-0 flex-col p-6 sm:p-10">
${lines(
  [
    nameHeading(view, tag, isShort),
    placeLine(view, 'mt-3 text-xl text-surface-muted sm:text-2xl'),
    quoteLine(view, `mt-6 max-w-[34ch] text-pretty font-display text-2xl leading-snug sm:text-[1.75rem]`),
    interestsLine(view, 'mt-6 text-lg font-semibold'),
    asked.length === 0
      ? nothing
      : `<dl className="mt-6 grid content-start gap-x-10 gap-y-4${asked.length > 2 ? ' sm:grid-cols-2' : ''}">\n${lines(asked, 2)}\n</dl>`,
    ...acts,
  ],
  4,
)}
  </div>
</article>`
}

/** "Pass", where it was called so. */
function passWord({ request }: Brief): string {
  return capitalize(/\b(pass|skip|nope|dislike)\b/i.exec(request)?.[1]?.toLowerCase() ?? 'not now')
}

const format = (code: string): string =>
  importFormats(
    [],
    ['formatDate', 'formatMoney', 'formatNumber', 'formatRating'].filter((name) => code.includes(`${name}(`)),
  ).trim()

/** Whom one meets next, with the two acts. */
function nextFile(view: View): string {
  const { one, Component, path } = namesOf(view)
  const { button, quietSurface } = lookMarks(view)
  const name = `${one}.${partsOf(view).title.name}`
  const { act } = likeWords(view)
  const acts = `<div className="mt-auto flex gap-3 pt-8 max-sm:sticky max-sm:bottom-0 max-sm:-mx-6 max-sm:mt-6 max-sm:border-t max-sm:border-surface-hairline max-sm:bg-surface max-sm:px-6 max-sm:py-3">
  <button onClick={() => decide(\`/api/skips/\${${one}.id}\`, \`\${${name}} is left for another day.\`)} className="${quietSurface} min-h-12 max-sm:flex-1 sm:min-w-36">${jsxText(passWord(view))}<span className="sr-only">, {${name}}</span></button>
  <button onClick={() => decide(\`/api/${path}/\${${one}.id}/like\`, \`You like \${${name}}. Whoever likes you too stands under Matches.\`)} className="${button} min-h-12 max-sm:flex-1 sm:min-w-44">${jsxText(act)}<span className="sr-only"> {${name}}</span></button>
</div>`
  const tag = view.copy.headline === '' ? 'h1' : 'h2'
  const card = personCard(view, {
    tag,
    isShort: true,
    acts: [acts],
  })
  return tidy(`import { Link, useRouter } from '@joinery/app-kit'
import { useNotice } from '@/components/notice.jsx'
${format(card) || nothing}

/** Whom one has not answered yet: liked, or left for another day. */
export function Next${Component}({ ${one} }) {
  const router = useRouter()
  const showNotice = useNotice()

  async function decide(path, message) {
    const response = await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })
    if (response.status === 401) return location.assign(\`/account/signin?callbackUrl=\${encodeURIComponent(location.pathname)}\`)
    if (response.ok) showNotice({ message })
    await router.refresh()
  }

  async function startAgain() {
    await fetch('/api/skips', { method: 'DELETE' })
    await router.refresh()
  }

  if (${one} === null)
    return (
      <section className="${panel(view)} p-6 sm:p-10">
        <${tag} className="font-display text-4xl sm:text-5xl ${headingWeight(view)}">You have seen everybody</${tag}>
        <p className="mt-4 max-w-[46ch] text-lg">Who is new stands here first. Until then you can look again at whom you left for another day.</p>
        <button onClick={startAgain} className="${quietSurface} mt-6">Look again</button>
      </section>
    )
  return (
${lines([card], 4)}
  )
}
`)
}

export function composeMeeting(view: View): Record<string, string> {
  if (!meetsInTurn(view)) return {}
  const discover = discoverWord(view)
  return {
    [`web/components/next-${namesOf(view).oneFile}.jsx`]: nextFile(view),
    ...(discover !== null && discoverPage(view, discover)),
  }
}

/** The first page begins with the next person; a heading that was said stands above. */
export function meetingHead(view: View, said: string): { title: string; below: string } {
  const { one, many, Component } = namesOf(view)
  if (!meetsInTurn(view)) return { title: said, below: ownProfileCall(view) }
  return {
    title: `${ownProfileCall(view)}
      ${only(view.copy.headline !== '', said)}
      <Next${Component} ${one}={data.next} />`,
    below: `{data.${many}.length > 0 && <h2 className="mb-4 mt-12 font-display text-3xl ${headingWeight(view)}">Everybody here</h2>}`,
  }
}

/** Whoever stands above is not among the others. */
export function notNext(view: View, shown: string): string {
  return meetsInTurn(view) ? `${shown}.filter(({ id }) => id !== data.next?.id)` : shown
}

/** Whoever has not told who they are yet is asked to, before anything else. */
export function ownProfileCall(view: View): string {
  const { many, base } = namesOf(view)
  const { button } = lookMarks(view)
  return `{!data.${many}.some(({ is_mine }) => is_mine) && (
        <p className="mb-5 flex items-center justify-between gap-x-6 sm:text-lg">
          <span>Nobody sees you yet.<span className="max-sm:hidden"> Say in a few words who you are.</span></span>
          <Link href="${base}/new" className="${button} shrink-0">${jsxText(addWords(view))}</Link>
        </p>
      )}`
}

/** Everybody, each a face with a name under it. */
export function faceCards(scene: Scene): string {
  const { names, brief } = scene
  const { one, many, Component, base } = names
  const isNarrow = brief.frame === 'rail' || brief.frame === 'split'
  const name = `${one}.${scene.parts.title.name}`
  const pieces = rowPieces(brief)
  return `function ${Component}Card({ ${one} }) {
  return (
    <li className="group/row relative flex flex-col ${panel(brief)}">
      <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden>
        <img src={${faceOf(brief)}} alt="" width="600" height="600" loading="lazy" className="aspect-square w-full object-cover" />
      </Link>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="break-words font-display text-xl leading-tight sm:text-2xl ${headingWeight(brief)}">
          <Link href={\`${base}/\${${one}.id}\`} className="underline-offset-4 hover:underline">{${name}}</Link>${ageBehind(brief)}
        </p>
${lines([placeLine(brief, 'mt-0.5 text-surface-muted'), quoteLine(brief, 'mt-3 line-clamp-4 leading-snug max-sm:hidden')], 8)}
${only(pieces !== '', `        <div className="-ml-2 mt-auto flex flex-wrap items-center pt-2">\n${lines([pieces], 10)}\n        </div>`)}
        {${one}.is_mine && <p className="mt-auto pt-3 font-semibold">You, as others see you</p>}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many} }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 ${isNarrow ? 'xl:grid-cols-3' : 'lg:grid-cols-4'}" aria-label=${jsxAttribute(brief.entity.plural)}>
      {${many}.map((${one}) => (
        <${Component}Card key={${one}.id} ${one}={${one}} />
      ))}
    </ul>
  )
}`
}

/** Somebody's own page. */
export function personSheet({ scene: { view }, acts }: Told): string {
  const all = acts.length === 0 ? [] : [`<div className="mt-auto pt-6">\n${lines(acts, 2)}\n</div>`]
  return `<div className="mt-4">\n${lines([personCard(view, { tag: 'h1', acts: all, isShort: false })], 2)}\n</div>`
}

/** What a page that shows the people of a list needs beside it. */
export function meetingImport(view: View): string {
  const { Component, oneFile } = namesOf(view)
  return only(meetsInTurn(view), `import { Next${Component} } from '@/components/next-${oneFile}.jsx'`)
}

/** A page of its own for whom one meets next, where it was asked for by its name. */
function discoverPage(view: View, title: string): Record<string, string> {
  const { one, Component, oneFile } = namesOf(view)
  return {
    'web/app/discover/page.jsx': tidy(`import { Next${Component} } from '@/components/next-${oneFile}.jsx'

export const metadata = { title: ${quoteJs(title)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-5 sm:pt-8">
      <Next${Component} ${one}={data.${one}} />
    </main>
  )
}
`),
    'web/app/discover/page.server.js': `import { requireUser } from '@joinery/app-kit/server'
import { findUnseen } from '@/lib/matches-table.js'

export async function load() {
  const { id: userId } = requireUser()
  return { ${one}: await findUnseen(userId) }
}
`,
  }
}
