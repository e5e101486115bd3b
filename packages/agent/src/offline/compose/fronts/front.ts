// What a first page of its own brings: files, ways in the header, tables and rows besides those of the records.
import type { Brief } from '../../brief.ts'
import { jsxText } from '../data/expressions.ts'
import { hasPosterName } from '../shell/frames.ts'
import { buttonClass } from '../shell/shell-files.ts'
import type { Way } from '../shell/shell-files.ts'
import { headingWeight, styles } from '../shell/styles.ts'

export interface FrontParts {
  files: Record<string, string>
  ways: Way[]
  act: Way | null
  schemaSql: string
  seedSql: string
}

export const nothingMore: FrontParts = { files: {}, ways: [], act: null, schemaSql: '', seedSql: '' }

/** Marks that most ready parts have. */
export function lookMarks(brief: Brief): Record<string, string> {
  const style = styles[brief.style]
  return {
    name: jsxText(brief.name),
    // Where the app's name is the largest word, every heading is the second.
    heading: hasPosterName(brief) ? `text-4xl leading-tight sm:text-5xl ${headingWeight(brief)}` : style.heading,
    titleStyle: style.title,
    panel: `rounded-surface ${style.edge} border-edge bg-surface text-on-surface`,
    edge: style.edge,
    control: `rounded-control ${style.control} border-surface-control bg-surface text-on-surface`,
    pageControl: `rounded-control ${style.control} border-control bg-surface text-on-surface`,
    button: buttonClass(brief),
    quiet: `inline-flex min-h-11 items-center justify-center rounded-control ${style.control} border-control px-5 py-2 ${style.button} hover:border-text`,
    quietSurface: `inline-flex min-h-11 items-center justify-center rounded-control ${style.control} border-surface-control px-5 py-2 ${style.button} hover:border-on-surface`,
  }
}
