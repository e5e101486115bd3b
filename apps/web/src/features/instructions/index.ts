export { InstructionsSection } from './instructions-section.tsx'
