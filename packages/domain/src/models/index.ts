export { getModelSettings, removeModelProvider, setModelChoice, setModelProvider, testModel } from './model-settings.ts'
export { resolveModel } from './resolve-model.ts'
