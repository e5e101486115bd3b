// What the builder keeps in its address. Read by hand: every page loads the router, none should load zod for it.
const views = ['chat', 'preview', 'code', 'data', 'logs', 'settings', 'more'] as const
const devices = ['desktop', 'phone', 'fit'] as const

export interface BuildSearch {
  view?: (typeof views)[number]
  /** Path of the open file. */
  file?: string
  /** Number of the version looked at; without it the head. */
  v?: number
  device?: (typeof devices)[number]
}

/** Keeps what is valid of the address and drops the rest. */
export function readBuildSearch(search: Readonly<Record<string, unknown>>): BuildSearch {
  const view = views.find((each) => each === search.view)
  const device = devices.find((each) => each === search.device)
  const version = Number(search.v)
  return {
    ...(view === undefined ? {} : { view }),
    ...(typeof search.file === 'string' && search.file.length <= 240 ? { file: search.file } : {}),
    ...(Number.isInteger(version) && version > 0 ? { v: version } : {}),
    ...(device === undefined ? {} : { device }),
  }
}
