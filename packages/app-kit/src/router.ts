import { createContext, useContext } from 'react'

import type { SearchParams } from './search-params.ts'

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
