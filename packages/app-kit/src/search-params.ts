/** Query values as plain properties; `get` and `has` work too, so both habits of reading them do. */
export type SearchParams = Record<string, string> & {
  get(name: string): string | null
  has(name: string): boolean
}

/** Reads a query string; the methods are not enumerable, so the value spreads and serialises as plain data. */
export function readSearchParams(search: string): SearchParams {
  const query = new URLSearchParams(search)
  const methods = { get: (name: string) => query.get(name), has: (name: string) => query.has(name) }
  const values: SearchParams = Object.assign(Object.fromEntries(query), methods)
  for (const name of Object.keys(methods)) Object.defineProperty(values, name, { enumerable: false })
  return values
}
