// What uploaded bytes are, by the bytes themselves; what the sender says only chooses within the same kind.

type Signature = readonly [mediaType: string, at: number, bytes: string, also?: readonly [at: number, bytes: string]]

/** Bytes as Latin-1, because most signatures are readable so. */
const signatures: readonly Signature[] = [
  ['image/jpeg', 0, '\xFF\xD8\xFF'],
  ['image/png', 0, '\x89PNG\r\n\x1A\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 0, 'RIFF', [8, 'WEBP']],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['image/heic', 4, 'ftypheic'],
  ['image/heic', 4, 'ftypheix'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/bmp', 0, 'BM', [6, '\0\0\0\0']],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['image/x-icon', 0, '\0\0\x01\0'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['application/zip', 0, 'PK\x05\x06'],
  ['application/gzip', 0, '\x1F\x8B\x08'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/mpeg', 0, '\xFF\xFB'],
  ['audio/mpeg', 0, '\xFF\xF3'],
  ['audio/mpeg', 0, '\xFF\xF2'],
  ['audio/aac', 0, '\xFF\xF1'],
  ['audio/aac', 0, '\xFF\xF9'],
  ['audio/wav', 0, 'RIFF', [8, 'WAVE']],
  ['audio/flac', 0, 'fLaC'],
  ['audio/midi', 0, 'MThd'],
  ['audio/mp4', 4, 'ftypM4A'],
  ['audio/ogg', 0, 'OggS', [28, 'OpusHead']],
  ['audio/ogg', 0, 'OggS', [28, '\x01vorbis']],
  ['video/ogg', 0, 'OggS'],
  ['video/quicktime', 4, 'ftypqt  '],
  ['video/mp4', 4, 'ftyp'],
  ['video/webm', 0, '\x1A\x45\xDF\xA3'],
  ['video/x-msvideo', 0, 'RIFF', [8, 'AVI ']],
  ['font/woff2', 0, 'wOF2'],
  ['font/woff', 0, 'wOFF'],
  ['font/otf', 0, 'OTTO'],
  ['font/ttf', 0, '\0\x01\0\0\0'],
]

/** Kinds that hold many others: the sender may say which. */
const families: Readonly<Record<string, RegExp>> = {
  'application/zip':
    /^application\/(vnd\.openxmlformats-officedocument\.[\w.-]+|vnd\.oasis\.opendocument\.[\w.-]+|epub\+zip)$/,
  'video/mp4': /^(audio|video)\/(mp4|x-m4a|x-m4v|3gpp)$/,
  'video/webm': /^(audio|video)\/(webm|x-matroska)$/,
  'text/plain':
    /^(text\/(plain|csv|markdown|css|calendar|vcard|tab-separated-values|yaml)|application\/(json|yaml|geo\+json))$/,
}

/**
 * @param input.head the first bytes, up to 64 KiB
 * @param input.claimed the sender's word, with or without parameters
 * @returns without parameters; null when nobody can say
 */
export function detectMediaType(input: { head: Uint8Array; size: number; claimed: string | null }): string | null {
  const { head } = input
  const claimed = (input.claimed ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 64)).toString('latin1')
  const found = signatures.find(
    ([, at, bytes, also]) => start.startsWith(bytes, at) && (also === undefined || start.startsWith(also[1], also[0])),
  )
  const known = found?.[0] ?? detectText(input)
  if (known === null) return null
  return families[known]?.test(claimed) === true ? claimed : known
}

function detectText({ head, size }: { head: Uint8Array; size: number }): string | null {
  const text = readText(head, size > head.length)
  if (text === null) return null
  // What browsers look for when nobody names a type: markup behind blanks, comments and a declaration.
  const start = text.slice(0, 4_096).replace(/^(?:\s+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE svg[^>]*>)+/i, '')
  if (/^<svg[\s>]/i.test(start)) return 'image/svg+xml'
  if (/^<html[^>]*\sxmlns=/i.test(start) && /^\s*<\?xml/.test(text)) return 'application/xhtml+xml'
  if (/^<(?:!doctype html|html|head|body|script|style|iframe|title|meta|link|div|p|a|h1|table|img|br)\b/i.test(start)) {
    return 'text/html'
  }
  if (/^\s*<\?xml/.test(text)) return 'application/xml'
  return isJson(text, size > head.length) ? 'application/json' : 'text/plain'
}

/** null when the bytes are no text: not UTF-8, or with characters that no text has. */
function readText(head: Uint8Array, isCut: boolean): string | null {
  if (head.length === 0) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: isCut })
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return /[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(text) ? null : text
  } catch {
    return null
  }
}

function isJson(text: string, isCut: boolean): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  // A long one is believed by its first bytes: whoever reads it will see.
  if (isCut) return /^\s*(?:\{\s*"|\[\s*[[{"\d-])/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
