export { AppError } from './app-error.ts'
export type {
  Actor,
  Addresses,
  CheckDoor,
  CheckDoorInput,
  DomainContext,
  FactBus,
  Judging,
  Queryable,
  RunEventBus,
  Services,
  Tx,
} from './context.ts'
