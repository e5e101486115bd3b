// Records with much to tell, on two facing pages: their names on the left, all that is known of the one that lies open on the right.
import { jsxText, nothing } from '../data/expressions.ts'
import { openBeside } from '../lists/open-beside.ts'
import { type Scene, bodyLine, factsLine, lines } from '../records/record-pieces.ts'
import { factEntry } from './shape-pieces.ts'

export function spreadList(scene: Scene): string {
  const { names, parts, brief } = scene
  const told = [...(parts.figure === null ? [] : [parts.figure]), ...parts.facts]
  const all: Scene = { ...scene, parts: { ...parts, facts: told } }
  const entries = told.map((field) =>
    factEntry(scene, field, {
      row: 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 border-t border-surface-hairline py-3',
      value: 'text-lg',
    }),
  )
  const body =
    parts.body === null
      ? nothing
      : `<p className="mt-5 max-w-[60ch] whitespace-pre-line break-words text-lg leading-relaxed">{${names.one}.${parts.body.name}}</p>`
  return openBeside(scene, {
    query: '',
    columns: 'minmax(0,5fr)_minmax(0,7fr)',
    row: {
      classes: 'py-3 lg:pl-4',
      open: 'lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-1 lg:before:bg-accent',
      words: [
        factsLine(
          all,
          'text-[0.95rem] text-surface-muted lg:h-6 lg:overflow-hidden [&_a]:relative [&_a]:inline-block [&_a]:min-h-6',
        ),
        bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted lg:hidden'),
      ],
    },
    sheet: {
      classes: 'p-8 xl:p-10',
      words: [`<dl className="mt-6">\n${lines(entries, 2)}\n</dl>`, body],
      link: jsxText(`Open this ${brief.entity.singular}`),
      linkClasses: 'mt-6',
    },
  })
}
