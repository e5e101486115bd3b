// Records with much to tell, on two facing pages: their names on the left, all that is known of the one that lies open on the right.
import { jsxText, nothing } from '../data/expressions.ts'
import { factLabel } from '../records/fact-label.ts'
import {
  type Scene,
  bodyLine,
  datedWords,
  deleteButton,
  factsLine,
  lines,
  toggleBox,
} from '../records/record-pieces.ts'
import { onPage } from '../lists/list-looks.ts'
import { isBesidePane } from '../shell/frames.ts'
import { standsOnPage } from '../shell/styles.ts'
import { todayOf, weightOf } from './shape-pieces.ts'

/** A press opens it beside the list; where there is no room for that, its own page. */
function leaf(scene: Scene): string {
  const { one, Component, base } = scene.names
  const { title, facts, figure } = scene.parts
  const { taken } = todayOf(scene)
  const all: Scene = { ...scene, parts: { ...scene.parts, facts: [...(figure === null ? [] : [figure]), ...facts] } }
  const code = `function ${Component}Leaf({ ${one}, isOpen, onOpen${taken} }) {
  function open(event) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOpen || isElsewhere || !window.matchMedia('(min-width: 64rem)').matches) return
    event.preventDefault()
    onOpen()
  }

  return (
    <li className={clsx('group/row relative flex items-center gap-x-2 border-b border-surface-hairline py-3 lg:pl-4', isOpen && 'lg:border-l-4 lg:border-l-accent lg:pl-3')}>
${lines([toggleBox(scene)], 6) || nothing}
      <div className="min-w-0 flex-1">
        <Link
          href={\`${base}/\${${one}.id}\`}
          onClick={open}
          aria-current={isOpen ? 'true' : undefined}
          className="block min-h-6 break-words font-display ${scene.style.title} underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {${one}.${title.name}}
        </Link>
${lines([factsLine(all, 'text-[0.95rem] text-surface-muted lg:h-6 lg:overflow-hidden [&_a]:relative'), bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted lg:hidden')], 8)}
      </div>
${lines([deleteButton(scene)], 6)}
    </li>
  )
}`
  return standsOnPage(scene.brief) ? onPage(code) : code
}

/** What has no value has no line. */
function entries(scene: Scene): string[] {
  const { names, parts } = scene
  const shown = [...(parts.figure === null ? [] : [parts.figure]), ...parts.facts]
  return shown.map((field) => {
    const value =
      field.kind === 'reference' ? `${names.one}.${field.name.replace(/_id$/, '')}_name` : `${names.one}.${field.name}`
    return `{(${value} ?? '') !== '' && (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 border-t border-surface-hairline py-3">
    <dt className="text-surface-muted">${jsxText(factLabel(field))}</dt>
    <dd className="min-w-0 break-words text-lg">{${datedWords(scene, field)}}</dd>
  </div>
)}`
  })
}

function sheet(scene: Scene): string {
  const { brief, names, parts, style } = scene
  const { one, Component, base } = names
  const { taken } = todayOf(scene)
  const body =
    parts.body === null
      ? nothing
      : `<p className="mt-5 max-w-[60ch] whitespace-pre-line break-words text-lg leading-relaxed">{${one}.${parts.body.name}}</p>`
  return `/** The one that lies open. */
function ${Component}Sheet({ ${one}${taken} }) {
  return (
    <article aria-live="polite" className="hidden flex-col rounded-surface ${style.edge} border-edge bg-surface p-8 text-on-surface lg:sticky ${isBesidePane(brief) ? 'lg:top-8' : 'lg:top-28'} lg:flex lg:self-start xl:p-10">
      <h2 className="text-balance break-words font-display ${weightOf(scene)} text-4xl leading-tight">{${one}.${parts.title.name}}</h2>
      <dl className="mt-6">
${lines(entries(scene), 8)}
      </dl>
${lines([body], 6) || nothing}
      <Link href={\`${base}/\${${one}.id}\`} className="mt-6 inline-flex min-h-11 items-center self-start text-surface-accent underline underline-offset-4">
        ${jsxText(`Open this ${brief.entity.singular}`)}
      </Link>
    </article>
  )
}`
}

export function spreadList(scene: Scene): string {
  const { one, many, Component } = scene.names
  const { taken, given } = todayOf(scene)
  return `${leaf(scene)}

${sheet(scene)}

export function ${Component}List({ ${many}${taken} }) {
  const [openId, setOpenId] = useState(null)
  const lying = ${many}.find(({ id }) => id === openId) ?? ${many}[0]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12">
      <ul className="border-t border-text">
        {${many}.map((${one}) => (
          <${Component}Leaf key={${one}.id} ${one}={${one}}${given} isOpen={${one}.id === lying.id} onOpen={() => setOpenId(${one}.id)} />
        ))}
      </ul>
      <${Component}Sheet ${one}={lying}${given} />
    </div>
  )
}`
}
