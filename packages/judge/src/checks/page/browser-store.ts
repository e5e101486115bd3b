// Whether a page shows what only the visitor's own browser keeps: a cart, a draft. No server can send that.
import { posix } from 'node:path'

const store = /\b(?:localStorage|sessionStorage|indexedDB|SecureStore)\b/
const imports = /\bfrom\s*['"]((?:@\/|\.{1,2}\/)[^'"]+)['"]/g

/**
 * @param files of the app, by path
 * @param pattern of the route, such as `/cart`
 * @returns true when the page, or a file that it imports, reads such a store
 */
export function readsBrowserStore(files: Readonly<Record<string, string>>, pattern: string): boolean {
  const folder = posix.join('web/app', pattern)
  const waiting = ['jsx', 'tsx'].map((ending) => `${folder}/page.${ending}`)
  const seen = new Set<string>()
  for (const path of waiting) {
    const source = files[path]
    if (source === undefined || seen.has(path)) continue
    seen.add(path)
    if (store.test(source)) return true
    for (const [, from = ''] of source.matchAll(imports)) {
      const target = from.startsWith('@/') ? `web/${from.slice(2)}` : posix.join(posix.dirname(path), from)
      waiting.push(target, ...['js', 'jsx', 'ts', 'tsx'].map((ending) => `${target}.${ending}`))
    }
  }
  return false
}
