export { CodeView } from './code-view.tsx'
export { CompareDialog, type ComparedVersion } from './compare-dialog.tsx'
