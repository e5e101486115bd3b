export { PreviewStage } from './preview-stage.tsx'
