// Every check the judge knows; it runs them in the order of `checkKinds`.
import { acceptanceCheck } from '../acceptance/run-acceptance.ts'
import type { Check } from '../walk/app-session.ts'
import { changesCheck } from './data/check-changes.ts'
import { findingCheck } from './data/check-finding.ts'
import { formsCheck } from './data/check-forms.ts'
import { ownershipCheck } from './data/check-ownership.ts'
import { recordsCheck } from './data/check-records.ts'
import { accessibilityCheck } from './page/accessibility-check.ts'
import { buildCheck } from './page/build-check.ts'
import { colorsCheck } from './page/colors-check.ts'
import { controlsCheck } from './page/controls-check.ts'
import { errorsCheck } from './page/errors-check.ts'
import { layoutCheck } from './page/layout-check.ts'
import { linksCheck } from './page/links-check.ts'
import { secretsCheck } from './page/secrets-check.ts'
import { serverHtmlCheck } from './page/server-html-check.ts'
import { startCheck } from './page/start-check.ts'
import { wordsCheck } from './page/words-check.ts'

export const allChecks: readonly Check[] = [
  buildCheck,
  secretsCheck,
  startCheck,
  serverHtmlCheck,
  errorsCheck,
  wordsCheck,
  colorsCheck,
  layoutCheck,
  accessibilityCheck,
  linksCheck,
  controlsCheck,
  formsCheck,
  recordsCheck,
  changesCheck,
  findingCheck,
  ownershipCheck,
  acceptanceCheck,
]
