export { classifyContent, type ContentToClassify, refusalWords } from './classify-content.ts'
export { publicTextOf } from './public-text.ts'
