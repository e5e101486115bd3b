// Every check the judge knows; it runs them in the order of `checkKinds`.
import { acceptanceCheck } from '../acceptance/run-acceptance.ts'
import type { Check } from '../walk/app-session.ts'

export const allChecks: readonly Check[] = [acceptanceCheck]
