// The host of user content: shows uploaded files by their addresses and takes direct uploads; nobody signs in here.
import { pipeline } from 'node:stream/promises'

import { directUploadPath, uploadInfoPath, uploadOwnerSchema } from '@joinery/contract/uploads'
import {
  contentDisposition,
  findUpload,
  findUploadOwner,
  type FoundUpload,
  receiveUpload,
  uploadLimits,
} from '@joinery/domain/uploads'

import type { Exchange } from '../exchange.ts'
import { fileNotFound, sendPlainPage } from '../plain-pages.ts'
import { isUnchanged } from '../static-file.ts'
import { refuseOutcome, type UploadAnswers, type UploadServices } from './answer-upload.ts'
import { readRange } from './byte-range.ts'
import { readMultipart } from './read-multipart.ts'
import { sendJson } from './send-json.ts'
import { contentHeaders, isShownInPlace } from './shown-type.ts'

/** The address stands for the content; long, but it ends some time after the project does. */
const cacheControl = 'public, max-age=2592000, immutable'
const anyOrigin = { 'access-control-allow-origin': '*' }

export async function answerUserContent(
  services: UploadServices,
  uploads: Pick<UploadAnswers, 'admitVisitor' | 'admitApp'>,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...anyOrigin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, range, x-uc-user-agent',
      'access-control-max-age': '86400',
    })
    response.end()
  } else if (request.method === 'POST' && path === directUploadPath) {
    await takeDirectUpload(services, uploads, exchange)
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
  } else if (path === uploadInfoPath) {
    await tellInfo(services, new URLSearchParams(query), exchange)
  } else {
    // Behind the id may stand a name for people, as in `/{id}/holiday.jpg`.
    const upload = await findUpload(services, path.split('/')[1] ?? '')
    if (upload === null) sendPlainPage(response, fileNotFound)
    else await sendUpload(services, upload, exchange)
  }
}

export async function sendUpload(
  { uploads }: Pick<UploadServices, 'uploads'>,
  upload: FoundUpload,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
): Promise<void> {
  const etag = `"${upload.hash.slice(0, 32)}"`
  const validators = { etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' }
  const condition = request.headers['if-none-match']
  if (condition !== undefined && isUnchanged(condition, etag)) {
    response.writeHead(304, { ...validators, ...anyOrigin }).end()
    return
  }
  const rangeTag = request.headers['if-range']
  const range = rangeTag !== undefined && rangeTag !== etag ? null : readRange(request.headers.range, upload.size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...anyOrigin, 'content-range': `bytes */${upload.size}` }).end()
    return
  }
  const headers = {
    ...contentHeaders(upload.mediaType),
    ...validators,
    'content-disposition': contentDisposition(
      isShownInPlace(upload.mediaType) ? 'inline' : 'attachment',
      upload.fileName,
    ),
    'content-length': range === null ? upload.size : range.end - range.start + 1,
    ...(range === null ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${upload.size}` }),
  }
  if (request.method === 'HEAD') {
    response.writeHead(range === null ? 200 : 206, headers).end()
    return
  }
  const bytes = await uploads.storage.read(upload, range ?? undefined)
  if (bytes === null) throw new Error(`the bytes of upload ${upload.id} are missing`)
  response.writeHead(range === null ? 200 : 206, headers)
  await pipeline(bytes, response)
}

/** The wire format of the provider that the specification names: a form with the file, whose it is and a signature. */
async function takeDirectUpload(
  services: UploadServices,
  uploads: Pick<UploadAnswers, 'admitVisitor' | 'admitApp'>,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange
  // Whose it is stands in the form, perhaps behind the file: before it is read, only the visitor can be counted.
  if (!uploads.admitVisitor(exchange)) return
  const outcome = await readMultipart(request, uploadLimits.oneUpload, (file, fields) => {
    const findOwner = async () => {
      const owner = await fields.then((found) => ownerOf(services, found)).catch(() => null)
      return owner !== null && uploads.admitApp(owner.projectGroupId) ? owner : null
    }
    return receiveUpload(services, findOwner, file)
  })
  if (outcome?.ok === true) sendJson(response, 200, { file: outcome.id }, anyOrigin)
  else await refuseOutcome(exchange, outcome ?? { ok: false, reason: 'form' }, anyOrigin)
}

function ownerOf(services: UploadServices, fields: ReadonlyMap<string, string>) {
  const text = (name: string) => fields.get(name) ?? ''
  return findUploadOwner(services, {
    publicKey: text('UPLOADCARE_PUB_KEY') || text('pub_key'),
    signature: text('signature'),
    expire: text('expire'),
  })
}

/** What the provider's programs ask until a file is ready; here it is at once. */
async function tellInfo(services: UploadServices, query: URLSearchParams, { response }: Exchange): Promise<void> {
  const upload = await findUpload(services, query.get('file_id') ?? '')
  const [projectGroupId, environment] = (query.get('pub_key') ?? '').split(':')
  const owner = uploadOwnerSchema.safeParse({ projectGroupId, environment })
  if (upload === null || !owner.success || owner.data.projectGroupId !== upload.projectGroupId) {
    sendJson(response, 404, { error: { status_code: 404, content: 'File is not found.' } }, anyOrigin)
    return
  }
  const { id, size, fileName, mediaType } = upload
  sendJson(
    response,
    200,
    {
      uuid: id,
      file_id: id,
      size,
      total: size,
      done: size,
      original_filename: fileName ?? 'file',
      filename: fileName ?? 'file',
      mime_type: mediaType ?? 'application/octet-stream',
      is_image: mediaType?.startsWith('image/') ?? false,
      is_stored: true,
      is_ready: true,
    },
    anyOrigin,
  )
}
