// Lists whose records open beside them: a press on a title opens it there; where there is no room for that, it leads on.
import { nothing } from '../data/expressions.ts'
import { type Scene, deleteButton, lines, rowUsesToday, toggleBox } from '../records/record-pieces.ts'
import { isBesidePane } from '../shell/frames.ts'
import { standsOnPage, titleWeight } from '../shell/styles.ts'
import { onPage } from './grounds.ts'

interface Beside {
  /** What stands behind the address of a record where it leads on: '?edit' or ''. */
  query: string
  /** How wide the list and the open record are: two tracks of a grid. */
  columns: string
  row: {
    classes: string
    /** Of the row that lies open. */
    open: string
    /** What stands below the title, which is pressed all over the row. */
    words: readonly string[]
  }
  sheet: { classes: string; words: readonly string[]; link: string; linkClasses: string }
}

/** The title's link lies over the whole row; what is pressed for itself lies over the link. */
const overLink = (piece: string): string =>
  piece === nothing ? nothing : `<div className="relative z-10">\n${lines([piece], 2)}\n</div>`

function leaf(scene: Scene, { query, row }: Beside, today: string): string {
  const { one, Component, base } = scene.names
  const { title } = scene.parts
  const code = `function ${Component}Leaf({ ${one}, isOpen, onOpen${today} }) {
  function open(event) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOpen || isElsewhere || !window.matchMedia('(min-width: 64rem)').matches) return
    event.preventDefault()
    onOpen()
  }

  return (
    <li className={clsx('group/row relative flex items-center gap-x-2 border-b border-surface-hairline ${row.classes}', isOpen && '${row.open}')}>
${lines([overLink(toggleBox(scene))], 6) || nothing}
      <div className="min-w-0 flex-1">
        <Link
          href={\`${base}/\${${one}.id}${query}\`}
          onClick={open}
          aria-current={isOpen ? 'true' : undefined}
          className="block min-h-6 break-words font-display ${scene.style.title} underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {${one}.${title.name}}
        </Link>
${lines(row.words, 8)}
      </div>
${lines([deleteButton(scene)], 6)}
    </li>
  )
}`
  return standsOnPage(scene.brief) ? onPage(code) : code
}

function openSheet(scene: Scene, { query, sheet }: Beside, today: string): string {
  const { brief, names, parts, style } = scene
  const { one, Component, base } = names
  return `/** The one that lies open. */
function ${Component}Sheet({ ${one}${today} }) {
  return (
    <article aria-live="polite" className="hidden flex-col rounded-surface ${style.edge} border-edge bg-surface text-on-surface lg:sticky ${isBesidePane(brief) ? 'lg:top-8' : 'lg:top-28'} lg:flex lg:self-start ${sheet.classes}">
      <h2 className="text-balance break-words font-display ${titleWeight(style)} text-4xl leading-tight">{${one}.${parts.title.name}}</h2>
${lines(sheet.words, 6) || nothing}
      <Link href={\`${base}/\${${one}.id}${query}\`} className="inline-flex min-h-11 items-center self-start text-surface-accent underline underline-offset-4 ${sheet.linkClasses}">
        ${sheet.link}
      </Link>
    </article>
  )
}`
}

export function openBeside(scene: Scene, beside: Beside): string {
  const { one, many, Component } = scene.names
  const today = rowUsesToday(scene) ? ', today' : ''
  const given = today === '' ? '' : ' today={today}'
  return `${leaf(scene, beside, today)}

${openSheet(scene, beside, today)}

export function ${Component}List({ ${many}${today} }) {
  const [openId, setOpenId] = useState(null)
  const lying = ${many}.find(({ id }) => id === openId) ?? ${many}[0]
  return (
    <div className="lg:grid lg:grid-cols-[${beside.columns}] lg:gap-x-12">
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
