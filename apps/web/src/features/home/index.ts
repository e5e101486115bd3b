export { HomePrompt } from './home-prompt.tsx'
