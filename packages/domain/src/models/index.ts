export { getModelSettings, removeModelProvider, setModelChoice, setModelProvider, testModel } from './model-settings.ts'
export { hasChoice, resolveModel } from './resolve-model.ts'
