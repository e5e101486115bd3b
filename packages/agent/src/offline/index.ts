export { createOfflineModel } from './offline-model.ts'
