// What stands beside something that people said to each other: of a post what else its writer and others said, of what is
// voted on how it stands among all of them.
import { capitalize } from '../../understand/inflect.ts'
import { hasPart } from '../access.ts'
import { jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { speakerOf } from '../lists/feed-list.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { likeWords } from './like-files.ts'

export const isRanked = (view: View): boolean => view.skeleton === 'ballot' && hasPart(view, 'likes')

const shownOfRank = 6
const shownOfSpeaker = 2
const shownOfOthers = 4

/** The line of the page's load, for the list as an expression. */
export function saidLine(view: View, list: string): string {
  const { one } = namesOf(view)
  if (isRanked(view)) return `    others: ranked(await ${list}, ${one}, ['likes'], ${shownOfRank}),`
  const speaker = speakerOf(view)?.replace(`${one}.`, '')
  return speaker === undefined
    ? `    others: after(await ${list}, ${one}, [], ${shownOfOthers}),`
    : `    others: fromSame(await ${list}, ${one}, ['${speaker}'], { same: ${shownOfSpeaker}, others: ${shownOfOthers} }),`
}

export function saidNearby(view: View): string {
  return isRanked(view) ? 'ranked' : speakerOf(view) === null ? 'after' : 'fromSame'
}

const heading = (view: View, words: string): string =>
  `<h2 className="font-display text-2xl ${headingWeight(view)}">${words}</h2>`

function rankedComponent(view: View, component: string): string {
  const { one, many, base } = namesOf(view)
  const title = partsOf(view).title.name
  const words = likeWords(view)
  return tidy(`import { Link } from '@joinery/app-kit'
import clsx from 'clsx'

const counted = (count) => (count === 1 ? ${quoteJs(`1 ${words.one}`)} : \`\${count} ${words.many}\`)

/** "Place 3 of 9, 6 ${words.many} behind …": how far it is from its neighbour. */
function standing(own, all) {
  if (own === undefined || own.of === 1) return ${quoteJs(`The only ${view.entity.singular} so far.`)}
  const isFirst = own.place === 1
  const neighbour = all.find(({ place }) => place === (isFirst ? 2 : own.place - 1))
  const distance = Math.abs(own.likes - neighbour.likes)
  if (distance === 0) return \`Level with “\${neighbour.${title}}”.\`
  return isFirst
    ? \`In front, \${counted(distance)} ahead of “\${neighbour.${title}}”.\`
    : \`Place \${own.place} of \${own.of}, \${counted(distance)} behind “\${neighbour.${title}}”.\`
}

/** Where it stands among all ${many}, and how many want the others. */
export function ${component}({ ${one}, ${many} }) {
  const most = Math.max(1, ...${many}.map(({ likes }) => likes))
  return (
    <section>
      ${heading(view, 'How it stands')}
      <p className="mt-2 text-muted">{standing(${many}.find(({ id }) => id === ${one}.id), ${many})}</p>
      <ol className="mt-4">
        {${many}.map((other) => (
          <li key={other.id}>
            <Link href={\`${base}/\${other.id}\`} aria-current={other.id === ${one}.id ? 'page' : undefined} className="group block min-h-11 py-2.5">
              <span className={clsx('flex items-baseline justify-between gap-6', other.id === ${one}.id && 'font-semibold')}>
                <span className="min-w-0 break-words underline-offset-4 group-hover:underline">{other.${title}}</span>
                <span className="tabular-nums">{other.likes}</span>
              </span>
              <span className="mt-2 block h-2 bg-hairline" aria-hidden>
                <span className={clsx('block h-full', other.id === ${one}.id ? 'bg-accent' : 'bg-control')} style={{ width: \`\${(other.likes / most) * 100}%\` }} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
`)
}

function feedComponent(view: View, component: string): string {
  const { one, many, base } = namesOf(view)
  const title = partsOf(view).title.name
  const speaker = speakerOf(view)?.replace(`${one}.`, '')
  const isCounted = hasPart(view, 'likes')
  const words = likeWords(view)
  const face =
    speaker === undefined
      ? nothing
      : `<Monogram id={other.id} name={other.${speaker}} className="mt-0.5 size-9 rounded-full text-sm" />`
  const section = (list: string, head: string): string => `{${list}.length > 0 && (
        <section>
          ${heading(view, head)}
          <Said ${many}={${list}} />
        </section>
      )}`
  return tidy(`import { Link } from '@joinery/app-kit'
${only(speaker !== undefined, "import { Monogram } from '@/components/monogram.jsx'")}

function Said({ ${many} }) {
  return (
    <ul className="mt-3 border-b border-hairline">
      {${many}.map((other) => (
        <li key={other.id}>
          <Link href={\`${base}/\${other.id}\`} className="group flex gap-3.5 border-t border-hairline py-4">
            ${face}
            <span className="min-w-0">
              ${speaker === undefined ? nothing : `<span className="block font-semibold">{other.${speaker} ?? 'Somebody'}</span>`}
              ${only(saysWhenPosted(view), '<span className="block text-[0.95rem] text-muted">{other.posted}</span>')}
              <span className="line-clamp-3 break-words leading-snug underline-offset-4 group-hover:underline">{other.${title}}</span>
              ${isCounted ? `<span className="mt-1 block text-[0.95rem] text-muted">{other.likes === 1 ? ${quoteJs(`1 ${words.one}`)} : \`\${other.likes} ${words.many}\`}</span>` : nothing}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What whoever said this said besides, and what others did. */
export function ${component}({ ${speaker === undefined ? '' : `${one}, `}${many} }) {
${
  speaker === undefined
    ? nothing
    : `  const theirs = ${many}.filter((other) => other.${speaker} && other.${speaker} === ${one}.${speaker})
  const others = ${many}.filter((other) => !theirs.includes(other))`
}
  return (
    <div className="grid gap-12">
      ${speaker === undefined ? nothing : section('theirs', `Also from {${one}.${speaker}}`)}
      ${section(speaker === undefined ? many : 'others', jsxText('Said besides'))}
    </div>
  )
}
`)
}

/** The file of the component, and how it stands on the page. */
export function composeSaidAround(view: View): { file: string; code: string; importLine: string; element: string } {
  const { one, many, manyFile } = namesOf(view)
  const component = `Other${capitalize(many)}`
  const isOwn = isRanked(view) || speakerOf(view) !== null
  return {
    file: `web/components/other-${manyFile}.jsx`,
    code: isRanked(view) ? rankedComponent(view, component) : feedComponent(view, component),
    importLine: `import { ${component} } from '@/components/other-${manyFile}.jsx'`,
    element: `<${component}${isOwn ? ` ${one}={${one}}` : ''} ${many}={data.others} />`,
  }
}
