// What is written down, as on a desk: the notes one below the other, and the one that lies open beside them.
import { nothing } from '../data/expressions.ts'
import { isBesidePane } from '../shell/frames.ts'
import { onPage } from './list-looks.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  lines,
  rowUsesToday,
  toggleBox,
} from '../records/record-pieces.ts'
import { standsOnPage } from '../shell/styles.ts'

/** A press on a title opens it beside the list, and once more to be written on; where there is no room for that, at once. */
function leaf(scene: Scene, today: string): string {
  const { one, Component, base } = scene.names
  const { title } = scene.parts
  const words = [
    // The title is pressed all over the row; a way to another record lies above that.
    factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted [&_a]:relative'),
    bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted'),
  ]
  const code = `function ${Component}Leaf({ ${one}, isOpen, onOpen${today} }) {
  function open(event) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOpen || isElsewhere || !window.matchMedia('(min-width: 64rem)').matches) return
    event.preventDefault()
    onOpen()
  }

  return (
    <li className={clsx('group/row relative flex items-center gap-x-2 border-b border-surface-hairline py-4 lg:px-4', isOpen && 'lg:bg-surface')}>
${lines([toggleBox(scene)], 6) || nothing}
      <div className="min-w-0 flex-1">
        <Link
          href={\`${base}/\${${one}.id}?edit\`}
          onClick={open}
          aria-current={isOpen ? 'true' : undefined}
          className="block min-h-6 break-words font-display ${scene.style.title} underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {${one}.${title.name}}
        </Link>
${lines(words, 8)}
      </div>
${lines([deleteButton(scene)], 6)}
    </li>
  )
}`
  return standsOnPage(scene.brief) ? onPage(code) : code
}

function sheet(scene: Scene, today: string): string {
  const { brief, names, parts, style } = scene
  const { one, Component, base } = names
  const weight = style.title
    .split(' ')
    .filter((name) => name.startsWith('font-'))
    .join(' ')
  const body =
    parts.body === null
      ? nothing
      : `<p className="mt-6 max-w-[60ch] whitespace-pre-line break-words text-lg leading-relaxed">{${one}.${parts.body.name}}</p>`
  return `/** The one that lies open. */
function ${Component}Sheet({ ${one}${today} }) {
  return (
    <article aria-live="polite" className="hidden min-h-[calc(100vh-11rem)] flex-col rounded-surface ${style.edge} border-edge bg-surface p-10 text-on-surface lg:sticky ${isBesidePane(brief) ? 'lg:top-8' : 'lg:top-28'} lg:flex lg:self-start">
      <h2 className="text-balance break-words font-display ${weight} text-4xl leading-tight">{${one}.${parts.title.name}}</h2>
${lines([factsLine(scene, 'mt-2 text-surface-muted'), body], 6)}
      <Link href={\`${base}/\${${one}.id}?edit\`} className="mt-auto inline-flex min-h-11 items-center self-start pt-8 text-surface-accent underline underline-offset-4">
        Edit this ${brief.entity.singular}
      </Link>
    </article>
  )
}`
}

/** When it was written is told with the rest of it. */
function withDay(scene: Scene): Scene {
  const { figure, facts } = scene.parts
  return figure?.kind === 'date'
    ? { ...scene, parts: { ...scene.parts, figure: null, facts: [figure, ...facts] } }
    : scene
}

export function deskList(told: Scene): string {
  const scene = withDay(told)
  const { one, many, Component } = scene.names
  const today = rowUsesToday(scene) ? ', today' : ''
  const todayProp = today === '' ? '' : ' today={today}'
  return `${leaf(scene, today)}

${sheet(scene, today)}

export function ${Component}List({ ${many}${today} }) {
  const [openId, setOpenId] = useState(null)
  const lying = ${many}.find(({ id }) => id === openId) ?? ${many}[0]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12">
      <ul className="border-t border-text">
        {${many}.map((${one}) => (
          <${Component}Leaf key={${one}.id} ${one}={${one}}${todayProp} isOpen={${one}.id === lying.id} onOpen={() => setOpenId(${one}.id)} />
        ))}
      </ul>
      <${Component}Sheet ${one}={lying}${todayProp} />
    </div>
  )
}`
}
