// Serves the built web interface from memory: compressed once, hashed files cached for good.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

interface InterfaceFile {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  etag: string
  isHashed: boolean
  /** Filled on the first request that accepts it. */
  encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

export interface InterfaceFiles {
  /** Answers any GET of the builder's origin: a file of the build, or the one page that routes by itself. */
  answer(request: Request): Promise<Response>
}

/**
 * @param folder the build's output, for example `apps/web/dist`
 * @param headersOfPage headers of the HTML page, for example its content security policy
 */
export async function readInterfaceFiles(
  folder: string,
  headersOfPage: Readonly<Record<string, string>>,
): Promise<InterfaceFiles> {
  const files = new Map<string, InterfaceFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = new Uint8Array(await readFile(path))
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`
    files.set(url, {
      bytes,
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
      isHashed: url.startsWith('/assets/'),
      encoded: new Map(),
    })
  }
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`${folder} holds no index.html: the interface is not built`)

  return {
    async answer(request) {
      const { pathname } = new URL(request.url)
      const file = pathname === '/' ? page : files.get(pathname)
      if (file === undefined && extname(pathname) !== '') return new Response('Not found', { status: 404 })
      return respond(request, file ?? page, file === undefined || file === page ? headersOfPage : {})
    },
  }
}

async function respond(
  request: Request,
  file: InterfaceFile,
  more: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...more,
  }
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file)
  if (encoding === null) return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
  const encoded = file.encoded.get(encoding) ?? compress(encoding, file.bytes)
  file.encoded.set(encoding, encoded)
  const body = await encoded
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-encoding': encoding },
  })
}

function chooseEncoding(accepted: string, file: InterfaceFile): 'br' | 'gzip' | null {
  if (file.bytes.length < 1024 || !/text|json|svg|javascript/.test(file.contentType)) return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

async function compress(encoding: 'br' | 'gzip', bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const output =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await promisify(gzip)(bytes)
  return new Uint8Array(output)
}
