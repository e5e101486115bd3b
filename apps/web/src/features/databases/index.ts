export { DataView } from './data-view.tsx'
