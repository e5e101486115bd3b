export { Hero } from './hero.tsx'
export { HowItGoes } from './how-it-goes.tsx'
export { Statement } from './statement.tsx'
export { VisitorPrompt } from './visitor-prompt.tsx'
