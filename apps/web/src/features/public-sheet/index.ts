export { useHasSheets } from './public-sheet-api.ts'
export { SheetsView } from './sheets-view.tsx'
