// What is written down, as on a desk: the notes one below the other, and the one that lies open beside them. A press on its title
// once more writes on.
import { nothing } from '../data/expressions.ts'
import { type Scene, bodyLine, factsLine } from '../records/record-pieces.ts'
import { openBeside } from './open-beside.ts'

/** When it was written is told with the rest of it. */
function withDay(scene: Scene): Scene {
  const { figure, facts } = scene.parts
  return figure?.kind === 'date'
    ? { ...scene, parts: { ...scene.parts, figure: null, facts: [figure, ...facts] } }
    : scene
}

export function deskList(told: Scene): string {
  const scene = withDay(told)
  const { names, parts, brief } = scene
  const body =
    parts.body === null
      ? nothing
      : `<p className="mt-6 max-w-[60ch] whitespace-pre-line break-words text-lg leading-relaxed">{${names.one}.${parts.body.name}}</p>`
  return openBeside(scene, {
    query: '?edit',
    columns: 'minmax(0,2fr)_minmax(0,3fr)',
    row: {
      classes: 'py-4 lg:px-4',
      open: 'lg:bg-surface',
      words: [
        factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted [&_a]:relative'),
        bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted'),
      ],
    },
    sheet: {
      classes: 'min-h-96 p-10',
      words: [factsLine(scene, 'mt-2 text-surface-muted'), body],
      link: `Edit this ${brief.entity.singular}`,
      linkClasses: 'mt-auto pt-8',
    },
  })
}
