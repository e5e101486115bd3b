export { ModelsPage } from './models-page.tsx'
export { UsagePage } from './usage-page.tsx'
