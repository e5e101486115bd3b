// What a person can do with a run or its outcome. The page that knows every room hands these in.
export interface RunActions {
  onOpenFile: (path: string) => void
  onLook: (versionNumber: number) => void
  onCompare: (revisionId: string) => void
  onUndo: () => void
  onRetry: (generationId: string) => void
  /** Fills the composer; the person sends. */
  onFix: (text: string) => void
}
