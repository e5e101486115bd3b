// Names that people give their files, made safe for headers and disks.

const maxLength = 150

/** The last part of the path, without what controls terminals, headers or the direction of text; null when nothing is left. */
export function cleanFileName(name: string | null): string | null {
  if (name === null) return null
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    // oxlint-disable-next-line no-control-regex -- control characters are what goes
    .replace(/[\0-\x1F\x7F-\x9F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>:"|?*]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (cleaned === '') return null
  const dot = cleaned.lastIndexOf('.')
  const extension = dot > 0 && cleaned.length - dot <= 12 ? cleaned.slice(dot) : ''
  const stem = cleaned.slice(0, cleaned.length - extension.length)
  // Never half a character.
  return stem.slice(0, maxLength - extension.length).replace(/[\uD800-\uDBFF]$/, '') + extension
}

/** For Content-Disposition, as RFC 6266 says it: plain letters first, then the whole name. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string | null): string {
  if (fileName === null) return kind
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
