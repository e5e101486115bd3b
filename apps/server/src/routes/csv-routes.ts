// Rows of a table as a file: streamed out, streamed in. For members of the project's organization.
import { csvMappingSchema, type CsvMapping, maxCsvBytes } from '@joinery/contract/csv'
import { databaseEnvironmentSchema } from '@joinery/contract/vocabulary/databases'
import { AppError, type Services } from '@joinery/domain'
import { exportCsv, importCsv } from '@joinery/domain/databases'
import { type Context, Hono } from 'hono'

import type { Logger } from '../logger.ts'
import { answerPerson } from './answer-person.ts'

interface CsvSettings {
  services: Services
  secret: string
  origin: string
  logger: Logger
}

const path = '/api/data/:projectGroupId/:environment/:table/csv'

export function createCsvRoutes(settings: CsvSettings): Hono {
  const { services, origin } = settings
  return new Hono()
    .get(path, (c) =>
      answerPerson(settings, c, async (actor) => {
        const input = readPlace(c)
        const write = await exportCsv({ ...services, actor }, input)
        return new Response(streamOf(write, settings.logger), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="rows.csv"; filename*=UTF-8''${encodeURIComponent(input.table)}.csv`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          },
        })
      }),
    )
    .post(path, (c) =>
      answerPerson(settings, c, async (actor) => {
        // The cookie alone would let another site send a file.
        if (c.req.header('origin') !== origin) return c.text('Files are taken from the builder only.', 403)
        if (Number(c.req.header('content-length') ?? 0) > maxCsvBytes) {
          return c.text('The file is larger than 50 MB.', 413)
        }
        const text = readText(c.req.raw.body)
        return c.json(await importCsv({ ...services, actor }, { ...readPlace(c), mapping: readMapping(c), text }))
      }),
    )
}

function readPlace(c: Context) {
  const environment = databaseEnvironmentSchema.safeParse(c.req.param('environment'))
  if (!environment.success) throw new AppError('not_found', 'databases.not_found', 'There is no such database.')
  return {
    projectGroupId: c.req.param('projectGroupId') ?? '',
    environment: environment.data,
    table: c.req.param('table') ?? '',
  }
}

/** @throws AppError when it is no mapping */
function readMapping(c: Context): CsvMapping | null {
  const given = c.req.query('mapping')
  if (given === undefined) return null
  try {
    return csvMappingSchema.parse(JSON.parse(given))
  } catch {
    throw new AppError('invalid', 'databases.bad_mapping', 'Which header goes where is not readable.')
  }
}

/** Text that is no UTF-8 becomes marks of replacement, which the person sees in the rows. */
async function* readText(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (body === null) return
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/** As fast as the person's connection takes it; a failure under way breaks the download off, so that nobody trusts half a file. */
function streamOf(write: (push: (text: string) => Promise<void>) => Promise<void>, logger: Logger): ReadableStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  write((text) => writer.write(encoder.encode(text)))
    .then(
      () => writer.close(),
      (error: unknown) => {
        logger.warn('A download of rows broke off', { error })
        return writer.abort(error)
      },
    )
    .catch(() => {}) // the person went away
  return readable
}
