// Which hosts code would reach, and whether it hides them.

export interface Reach {
  /** Names of hosts that are asked for something when the code runs or the page is shown. */
  hosts: string[]
  /** The code makes up an address or a name as it runs, so that nobody can tell where it leads. */
  isHidden: boolean
}

const address = /(?:https?|wss?|ftp):\/\/([^\s/"'`<>\\){}$?#]+)/gi
const server = /(?:^|\/)(?:page\.server|route|[\w-]+\.server)\.[jt]sx?$/

/** A link that a person follows reaches nothing by itself. */
const link = /(?:href|cite|to)\s*[=:]\s*\{?\s*["'`]\s*(?:https?):\/\/[^"'`\s]*["'`]/gi
/** Names of languages of markup, which nobody asks for anything. */
const namespaces = new Set(['www.w3.org', 'schema.org', 'www.schema.org', 'localhost', 'example.com'])

const hiding = [
  /\beval\s*\(/,
  /\bnew\s+Function\s*\(/,
  /\bFunction\s*\(\s*["'`]/,
  /\b(?:globalThis|window|self|global|process)\s*\[/,
  /\batob\s*\(/,
  /\bString\s*\.\s*fromCharCode\b/,
  /\bfromCodePoint\s*\(/,
  /["'`]https?:?\/?\/?["'`]\s*(?:\+|,|\.concat)/i,
  /["'`]ht["'`]\s*\+/i,
  /\bimport\s*\(\s*(?!["'`][^"'`$]*["'`]\s*\))/,
  /\bprocess\s*\.\s*env\b(?!\s*(?:\?\.|\.|\[\s*["']))/,
  /(?:JSON\.stringify|Object\.(?:entries|values|assign|fromEntries))\s*\(\s*(?:\{\s*\.\.\.\s*)?env\b/,
  /\{\s*\.\.\.\s*(?:process\.)?env\s*[,}]/,
  /\breturn\s+env\s*[;}\n]|\b(?:Response\.json|data)\s*[(:]\s*\{?\s*env\s*[,})]/,
]
/** In server code the address stands where it is asked, or in a constant of the same file. */
const askedBy = /\bfetch\s*\(\s*(?!["'`]|new\s+URL\s*\(\s*["'`])([\w$.]+)/g

export function reachOf(path: string, text: string): Reach {
  const code = text.replaceAll(/\/\/[^\n]*https?:\/\/[^\n]*/g, (comment) => (isLineComment(comment) ? '' : comment))
  const isServer = server.test(path)
  const asked = isServer ? code : code.replaceAll(link, '')
  const hosts = [...asked.matchAll(address)]
    .map(([, host = '']) => hostOf(host))
    .filter((host) => !namespaces.has(host))
  const isMadeUp = isServer && [...code.matchAll(askedBy)].some(([, name = '']) => !isConstant(code, name))
  return { hosts: [...new Set(hosts)], isHidden: isMadeUp || hiding.some((pattern) => pattern.test(code)) }
}

/** `// see https://…` and not the `//` of an address. */
function isLineComment(text: string): boolean {
  return /^\/\/\s/.test(text)
}

function hostOf(written: string): string {
  return (written.split('@').at(-1) ?? '').replace(/:\d+$/, '').toLowerCase()
}

function isConstant(code: string, name: string): boolean {
  const escaped = name.replaceAll(/[$.]/g, String.raw`\$&`)
  return new RegExp(`\\b(?:const|let)\\s+${escaped}\\s*=\\s*(?:new\\s+URL\\s*\\(\\s*)?["'\`]`).test(code)
}
