export { appVariables, browserVariables, deploymentOf, prepareAppVersion } from './app-version.ts'
export { openPreview } from './open-preview.ts'
export { createPreviewSessions, readPreviewTree } from './preview-sessions.ts'
export { createTokenReader } from './preview-token.ts'
