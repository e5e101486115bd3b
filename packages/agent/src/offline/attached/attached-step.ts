// What the rules do with files that came with a request: a picture is placed, a table becomes the app's records.
import type { Brief } from '../brief.ts'
import type { Conversation } from '../conversation.ts'
import { endAfterCheck } from '../edit/edit-step.ts'
import { call, say, type Step } from '../step.ts'
import type { BuildReading } from '../understand/finish-brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { altOf, placePicture } from './place-picture.ts'
import type { AttachedText } from './read-attached.ts'
import { readTable, rowsSql, withTable, type CsvTable } from './table-of-csv.ts'

const firstPage = /^web\/app\/page\.(?:jsx|tsx)$/
const wantsPlace = /\b(?:hero|header|banner|cover|picture|photo|image|logo|background|on top|at the top|above)\b/i
const unseen = 'I cannot see pictures, so look whether it suits.'

/** The first picture, where the words ask for a place for it. */
function pictureOf({ request, attached }: Conversation): { url: string; alt: string } | null {
  const found = attached.find(({ url }) => url !== null)
  if (found?.url === undefined || found.url === null || !wantsPlace.test(request)) return null
  return { url: found.url, alt: altOf(found.name) }
}

/** A picture for an app that is there; null where the request is about something else. */
export function pictureStep(conversation: Conversation, paths: readonly string[]): Step | null {
  const { calls } = conversation
  const picture = pictureOf(conversation)
  const page = paths.find((path) => firstPage.test(path))
  if (picture === null || page === undefined) return null
  const read = calls.find(({ tool, input }) => tool === 'read_file' && input['path'] === page)
  if (read === undefined) return { text: 'I place the picture.', calls: [call('read_file', { path: page })] }
  const source = placePicture(read.text, picture)
  if (source === null) {
    return say(`I found no place for the picture on the first page. Its address is ${picture.url} Nothing was changed.`)
  }
  if (calls.at(-1)?.tool === 'check') return endAfterCheck(calls, `Placed the picture on the first page. ${unseen}`)
  return { text: '', calls: [call('write_file', { path: page, content: source }), call('check')] }
}

export interface AttachedBuild {
  reading: BuildReading
  /** Rows in place of samples; null where there is no table. */
  rows: ((brief: Brief) => string) | null
  placeIn: (files: Readonly<Record<string, string>>) => Record<string, string>
  notes: string[]
}

/** A new app, with what came along. */
export function readAttachedBuild(conversation: Conversation): AttachedBuild {
  const { request, attached } = conversation
  const table = attached.map(tableOf).find((each) => each !== null) ?? null
  const picture = pictureOf(conversation)
  const read = readBuild(request)
  const reading = table === null ? read : withRecords(read, table)
  return {
    reading,
    rows: table === null ? null : (brief) => rowsSql(brief, table),
    placeIn: (files) => (picture === null ? { ...files } : placed(files, picture)),
    notes: [
      ...(table === null ? [] : [`Its records are the ${table.rows.length} rows of ${table.fileName}.`]),
      ...(picture === null ? [] : [unseen]),
    ],
  }
}

interface NamedTable extends CsvTable {
  fileName: string
}

function tableOf({ name, mediaType, text }: AttachedText): NamedTable | null {
  const isTable = mediaType === 'text/csv' || mediaType === 'text/tab-separated-values'
  if (!isTable || text === null) return null
  const head = text.split('\n', 1)[0] ?? ''
  const separator = head.includes('\t') ? '\t' : head.includes(';') && !head.includes(',') ? ';' : ','
  const table = readTable(text, separator)
  return table === null ? null : { ...table, fileName: name }
}

/** What the words say of the records' name and looks; the file says of what they are made. */
function withRecords(read: BuildReading, table: NamedTable): BuildReading {
  const noun = altOf(table.fileName).toLowerCase().replaceAll(/\d+/g, '').trim()
  const own = read.ok && read.brief.front === 'list' ? read : readBuild(`A list of ${noun} with a name`)
  const plain = own.ok ? own : readBuild('A list of entries with a name')
  if (!plain.ok) return read
  const brief = { ...withTable(plain.brief, table), skeleton: 'table' as const }
  return { ...plain, brief, saidFields: true }
}

function placed(
  files: Readonly<Record<string, string>>,
  picture: { url: string; alt: string },
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      firstPage.test(path) ? (placePicture(text, picture) ?? text) : text,
    ]),
  )
}
