// Records that have covers, as covers: title and maker set in type, each on a ground and with a figure of its own.
import type { Brief, Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
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
import { namesOf, partsOf } from '../roles.ts'
import { styles, titleWeight } from '../shell/styles.ts'

const byWhom =
  /^(?:author|artist|director|writer|by|band|composer|designer|publisher|brand|maker|musician|studio)(?:_|$)|^(?:written|directed|made)_by$/

/** Records and games are square; books and films stand upright. */
const shapeOf = ({ topic }: Pick<Brief, 'topic'>): string =>
  ['books', 'films'].includes(topic) ? 'aspect-[2/3]' : 'aspect-square'

/** Who made it, where that is told. */
export function makerOf({ fields }: Pick<Brief, 'fields'>): Field | null {
  return (
    fields.slice(1).find(({ kind, name }) => (kind === 'text' || kind === 'reference') && byWhom.test(name)) ?? null
  )
}

/** The cover of one record; on its own page it is large. */
export function jacketTag(brief: Brief, isLarge = false): string {
  const { one } = namesOf(brief)
  const maker = makerOf(brief)
  const name = maker?.kind === 'reference' ? `${maker.name.replace(/_id$/, '')}_name` : maker?.name
  const by = name === undefined ? '' : ` by={${one}.${name}}`
  return `<Jacket id={${one}.id} title={${one}.${partsOf(brief).title.name}}${by}${isLarge ? ' isLarge' : ''} className="${shapeOf(brief)}" />`
}

export const jacketImport = "import { Jacket } from '@/components/jacket.jsx'"

export function jacketFiles({ style }: Pick<Brief, 'style'>): Record<string, string> {
  return readPart('jacket', { weight: titleWeight(styles[style]) })
}

export function shelfList(scene: Scene): string {
  const { names, brief, parts } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene)
  const maker = makerOf(brief)
  const others = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => field !== maker) } }
  const foot = lines([toggleBox(others), deleteButton(others)], 8)
  return `function ${Component}Cover({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="group/row min-w-0">
      <Link href={\`${base}/\${${one}.id}\`} className="block transition-transform hover:-translate-y-1">
        ${jacketTag(brief)}
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
