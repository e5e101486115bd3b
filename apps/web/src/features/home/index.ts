export { Hero } from './hero.tsx'
export { Statement } from './statement.tsx'
export { VisitorPrompt } from './visitor-prompt.tsx'
