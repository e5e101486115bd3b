// What the headers of a form's part say, as browsers and other programs write them (RFC 7578).

export interface PartHeaders {
  /** null: the part belongs to no form. */
  name: string | null
  /** null: the part is a field. */
  fileName: string | null
  contentType: string | null
}

export function readPartHeaders(text: string): PartHeaders {
  const lines = text.split('\r\n')
  const valueOf = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null
  const disposition = valueOf('content-disposition') ?? ''
  const contentType = valueOf('content-type')
  if (!/^form-data\s*(?:;|$)/i.test(disposition)) return { name: null, fileName: null, contentType }
  return {
    name: parameterOf(disposition, 'name'),
    fileName: extendedOf(disposition) ?? parameterOf(disposition, 'filename'),
    contentType,
  }
}

/** `name="…"` or `name=…`; quotes and line ends inside come as %22, %0D and %0A, elsewhere with a backslash. */
function parameterOf(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]*))`, 'i').exec(disposition)
  if (found === null) return null
  const quoted = found[1]?.replace(/\\(["\\])/g, '$1')
  return (quoted ?? found[2] ?? '').replace(/%(22|0D|0A)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

/** `filename*=UTF-8''…`, which programs other than browsers send. */
function extendedOf(disposition: string): string | null {
  const found = /;\s*filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (found === undefined) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}
