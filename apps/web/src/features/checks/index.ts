export { ChecksDialog } from './checks-dialog.tsx'
export { FailedChecks } from './failed-checks.tsx'
export { JudgedReport, UnjudgedNote } from './judged-report.tsx'
