export { type DoorServices, openCheckDoor } from './check-door.ts'
export { createHost, type Host } from './create-host.ts'
export { answerPlaceholder } from './placeholders/answer-placeholder.ts'
