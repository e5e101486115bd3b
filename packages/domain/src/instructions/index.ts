export { getInstructions, listInstructionVersions, setInstruction } from './instructions.ts'
export { readStandingWords } from './read-standing-words.ts'
