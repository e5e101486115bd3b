// What the builder knows about a subject: the words for it, fields when none are said, looks that suit it, sample rows.
import type { StyleName } from '../brief.ts'

export interface SampleRow {
  title: string
  /** What a person would jot down about it. */
  remark: string
  /** Values by the field they suit: the key is looked for in the field's name. */
  values: Readonly<Record<string, string>>
  /** The titles of the records that it belongs to, in the order of its references. */
  parents?: readonly string[]
}

export interface Topic {
  id: string
  /** Singular nouns that bring a sentence here, most telling first. */
  nouns: readonly string[]
  /** Used as the record's name when the sentence names none of the nouns as its entity. */
  entity: string
  /** A list of fields as a person would say it; the first is the title. */
  fields: string
  /** The nouns that have those fields, where some of the subject have others: a flat is looked for like a job, and no job. */
  core?: RegExp
  /** Where the message speaks so, all of its nouns have those fields. */
  spoken?: RegExp
  styles: readonly StyleName[]
  /** Hues in OKLCH degrees. */
  hues: readonly number[]
  /** A heading for the list page; null lets the number of records be the heading. */
  heading: string | null
  rows: readonly SampleRow[]
}

/** One row per line: `title | remark | key=value; key=value`; between two paragraphs of a remark stands ¶. */
export function readRows(text: string): SampleRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', remark = '', pairs = ''] = line.split('|').map((part) => part.trim())
      const values = pairs
        .split(';')
        .map((pair): [string, string] => {
          const [key = '', value = ''] = pair.split('=')
          return [key.trim(), value.trim()]
        })
        .filter(([key]) => key !== '')
      return { title, remark: remark.replaceAll(' ¶ ', '\n\n'), values: Object.fromEntries(values) }
    })
}
