import { createContext, useContext } from 'react'

/** Query values as plain properties; `get` and `has` work too, so both habits of reading them do. */
export type SearchParams = Record<string, string> & {
  get(name: string): string | null
  has(name: string): boolean
}

export interface Router {
  pathname: string
  params: Record<string, string>
  searchParams: SearchParams
  /** Goes to an address of this app without reloading the document. */
  navigate(href: string, options?: { replace?: boolean }): void
  /** Runs `load` again and renders with what it returns; component state stays. */
  refresh(): Promise<void>
  back(): void
}

export const RouterContext = createContext<Router | null>(null)

/** The place the app is at, and how to go elsewhere. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === null) throw new Error('useRouter works inside pages, layouts and their components only.')
  return router
}

/** Reads a query string; the methods are not enumerable, so the value spreads and serialises as plain data. */
export function readSearchParams(search: string): SearchParams {
  const query = new URLSearchParams(search)
  const methods = { get: (name: string) => query.get(name), has: (name: string) => query.has(name) }
  const values: SearchParams = Object.assign(Object.fromEntries(query), methods)
  for (const name of Object.keys(methods)) Object.defineProperty(values, name, { enumerable: false })
  return values
}
