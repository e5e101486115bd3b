// Shapes stored inside json columns.
export interface BuiltRouteRow {
  pattern: string
  hasServerData: boolean
  /** URL path in `deployment.files` of the prerendered document; null when rendered per request. */
  document: string | null
}
