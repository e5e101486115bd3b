// Records that have covers, as covers: title and maker set in type, each on a ground and with a figure of its own.
import { titleWeight } from '../shell/styles.ts'
import { nothing } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  rowUsesToday,
  toggleBox,
} from '../records/record-pieces.ts'

const byWhom =
  /^(?:author|artist|director|writer|by|band|composer|designer|publisher|brand|maker|musician|studio)(?:_|$)|^(?:written|directed|made)_by$/

/** Records and games are square; books and films stand upright. */
function shapeOf({ brief }: Scene): string {
  return ['books', 'films'].includes(brief.topic) ? 'aspect-[2/3]' : 'aspect-square'
}

const marks = `/** What is printed on a cover, behind its words. */
function CoverMark({ number }) {
  const size = 34 + ((number * 7) % 5) * 6
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full fill-none stroke-current opacity-15" aria-hidden>
      {number % 3 === 0 && [1, 0.8, 0.6, 0.4, 0.2].map((part) => <circle key={part} cx="68" cy="46" r={size * part} strokeWidth="1.5" />)}
      {number % 3 === 1 && [0, 1, 2, 3, 4, 5].map((line) => <path key={line} d={\`M-10 \${20 + line * 12 + (number % 4) * 4}L110 \${line * 12 - 10}\`} strokeWidth={1 + line} />)}
      {number % 3 === 2 && <path d={\`M\${100 - size} 100A\${size} \${size} 0 0 1 100 \${100 - size}V100ZM0 \${size * 0.7}A\${size * 0.7} \${size * 0.7} 0 0 0 \${size * 0.7} 0H0Z\`} className="fill-current" strokeWidth="0" />}
    </svg>
  )
}`

export function shelfList(scene: Scene): string {
  const { names, brief, style, parts } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene)
  const maker =
    parts.facts.find(({ kind, name }) => (kind === 'text' || kind === 'reference') && byWhom.test(name)) ?? null
  const byline =
    maker === null ? null : maker.kind === 'reference' ? `${maker.name.replace(/_id$/, '')}_name` : maker.name
  const others = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => field !== maker) } }
  const weight = titleWeight(style)
  const foot = lines([toggleBox(others), deleteButton(others)], 8)
  return `const grounds = ['bg-primary text-on-primary', 'bg-text text-background', 'bg-cover text-on-cover', 'bg-accent text-background']

${marks}

function ${Component}Cover({ ${one}${today ? ', today' : ''} }) {
  const ground = grounds[${one}.id % grounds.length]
  return (
    <li className="group/row min-w-0">
      <Link
        href={\`${base}/\${${one}.id}\`}
        className={clsx('relative flex ${shapeOf(scene)} flex-col justify-between gap-4 overflow-hidden p-4 transition-transform hover:-translate-y-1', ground)}
      >
        <CoverMark number={${one}.id} />
        <span className="relative break-words font-display ${weight} text-xl leading-[1.08] sm:text-2xl">{${one}.${parts.title.name}}</span>
        ${byline === null ? nothing : `<span className="relative break-words text-[0.95rem]">{${one}.${byline}}</span>`}
      </Link>
${lines([figure(others, ' mt-3'), factsLine(others, 'mt-1 text-[0.95rem] text-muted'), bodyLine(others, 'mt-1 line-clamp-2 text-[0.95rem] text-muted')], 6)}
      ${foot === '' ? nothing : `<div className="mt-1 flex flex-wrap items-center">\n${foot}\n      </div>`}
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-9 sm:grid-cols-3 ${brief.frame === 'split' || brief.frame === 'rail' ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5'}">
      {${many}.map((${one}) => (
        <${Component}Cover key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}
