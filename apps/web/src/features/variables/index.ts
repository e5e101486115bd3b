export { VariablesSection } from './variables-section.tsx'
