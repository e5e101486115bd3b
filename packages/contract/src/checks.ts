// What the judge says of an app: checks with evidence, and acceptance checks that are kept and run again.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'

/** What a check looks at, in the order in which the judge works. */
export const checkKinds = [
  'build',
  'secrets',
  'start',
  'server-html',
  'errors',
  'words',
  'colors',
  'layout',
  'accessibility',
  'links',
  'controls',
  'forms',
  'records',
  'changes',
  'finding',
  'ownership',
  'acceptance',
] as const
export const checkKindSchema = z.enum(checkKinds)
export type CheckKind = z.infer<typeof checkKindSchema>

/**
 * One step of a person, by what they see: roles, labels and words, never generated paths of a document. Names, labels,
 * texts and tables ignore case and may give alternatives: "Add | New | Create" takes the first that is there.
 */
export const checkStepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('goTo'), path: z.string().max(500) }),
  /** Types into (or chooses in) the field with this label; `today`, `today+14` and `today-3` are days of date fields. */
  z.object({ do: z.literal('fill'), label: z.string().max(200), value: z.string().max(5_000) }),
  /** Presses the button, link, tab or checkbox with this name; `near` picks the one in the row or card with that text. */
  z.object({ do: z.literal('press'), name: z.string().max(200), near: z.string().max(200).optional() }),
  z.object({ do: z.literal('reload') }),
  /** From here on another person, with a browser of their own. */
  z.object({ do: z.literal('as'), person: z.enum(['first', 'second']) }),
  /**
   * `among`: the text is of one row of this table. A page that shows others of them but not this one shows a part of
   * them only, and the check is outdated, not failed.
   */
  z.object({
    do: z.literal('expectText'),
    text: z.string().max(1_000),
    isAbsent: z.boolean().optional(),
    among: z.object({ table: z.string().max(100), column: z.string().max(100) }).optional(),
  }),
  z.object({ do: z.literal('expectPath'), path: z.string().max(500) }),
  /** Rows of a table that hold these values (by column, as text). */
  z.object({
    do: z.literal('expectRows'),
    table: z.string().max(100),
    values: z.record(z.string(), z.string()),
    count: z.number().int().min(0).max(10_000),
  }),
  /** How many things with this role are shown, for example listitem, row, article. */
  z.object({
    do: z.literal('expectCount'),
    role: z.string().max(50),
    near: z.string().max(200).optional(),
    count: z.number().int().min(0).max(10_000),
  }),
])
export type CheckStep = z.infer<typeof checkStepSchema>

export const acceptanceCheckSchema = z.object({
  id: idSchema,
  /** A sentence: "A new note is listed after a reload". */
  title: z.string().min(1).max(200),
  steps: z.array(checkStepSchema).min(1).max(60),
})
export type AcceptanceCheck = z.infer<typeof acceptanceCheckSchema>

export const evidenceSchema = z.discriminatedUnion('type', [
  /** What the judge did, in words. */
  z.object({ type: z.literal('step'), text: z.string() }),
  /** A picture: content hash of a PNG or WebP, and the width of the window. */
  z.object({ type: z.literal('screenshot'), hash: z.string(), width: z.number().int() }),
  z.object({ type: z.literal('console'), text: z.string() }),
  z.object({ type: z.literal('request'), method: z.string(), url: z.string(), status: z.number().int().nullable() }),
  z.object({ type: z.literal('row'), table: z.string(), text: z.string() }),
])
export type Evidence = z.infer<typeof evidenceSchema>

/** `outdated`: an acceptance check names something that a later change took away on purpose. */
export const checkOutcomeSchema = z.enum(['passed', 'failed', 'skipped', 'outdated'])
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>

export const checkResultSchema = z.object({
  kind: checkKindSchema,
  /** What was asked: "The form “New note” keeps what is typed". */
  title: z.string(),
  outcome: checkOutcomeSchema,
  /** Where it went wrong and what was seen instead, or why it was skipped; empty when passed. */
  detail: z.string(),
  /** Path of the page, when there is one. */
  page: z.string().nullable(),
  evidence: z.array(evidenceSchema).max(40),
  /** Set for kept acceptance checks. */
  acceptanceId: idSchema.optional(),
})
export type CheckResult = z.infer<typeof checkResultSchema>

/** A call to the outside that the app tried while it was judged: recorded, not sent. */
export const outsideCallSchema = z.object({
  from: z.enum(['browser', 'server']),
  method: z.string(),
  url: z.string(),
})
export type OutsideCall = z.infer<typeof outsideCallSchema>

export const judgeReportSchema = z.object({
  /** True when nothing failed. */
  isPassed: z.boolean(),
  results: z.array(checkResultSchema),
  outsideCalls: z.array(outsideCallSchema).max(100),
  /** Pages looked at, steps taken, milliseconds. */
  pages: z.number().int(),
  steps: z.number().int(),
  durationMs: z.number().int(),
  /** True when a limit ended the walk before everything was seen; what was left out is among the skipped. */
  isCutShort: z.boolean(),
  /** Kinds that a limit broke off; absent where there are none. */
  unfinished: z.array(checkKindSchema).optional(),
})
export type JudgeReport = z.infer<typeof judgeReportSchema>

/** A report as it is kept: of which version, why, when. */
export const checkRunSchema = z.object({
  id: idSchema,
  status: z.enum(['RUNNING', 'FINISHED', 'FAILED', 'UNAVAILABLE']),
  reason: z.enum(['finish', 'publish', 'asked']),
  generationId: idSchema.nullable(),
  revisionId: idSchema.nullable(),
  revisionNumber: z.number().int().nullable(),
  report: judgeReportSchema.nullable(),
  /** Why there is no report. */
  problem: z.string().nullable(),
  createdAt: z.date(),
})
export type CheckRun = z.infer<typeof checkRunSchema>

/** What an app is asked to be, beyond what the judge reads out of the project's messages. */
export const askedExpectationsSchema = z.object({
  colors: z
    .array(
      z.object({
        hex: z.string().regex(/^#[0-9a-f]{6}$/, 'A colour looks like #1a2b3c.'),
        on: z.enum(['background', 'component', 'anywhere']),
      }),
    )
    .max(20)
    .default([]),
  /** Must be seen somewhere in the app. */
  words: z.array(z.string().min(1).max(200)).max(50).default([]),
  /** True when each person may see only what is theirs. */
  isOwned: z.boolean().default(false),
})
export type AskedExpectations = z.infer<typeof askedExpectationsSchema>

export const acceptanceListSchema = z.object({
  checks: z.array(acceptanceCheckSchema),
  retired: z.array(acceptanceCheckSchema.extend({ retiredAt: z.date() })),
})
export type AcceptanceList = z.infer<typeof acceptanceListSchema>

/** A report in short, as a run of the agent tells it: the whole of it, with evidence, is under `checkRunId`. */
export const reportSummarySchema = z.object({
  checkRunId: idSchema,
  isPassed: z.boolean(),
  counts: z.object({
    passed: z.number().int(),
    failed: z.number().int(),
    skipped: z.number().int(),
    outdated: z.number().int(),
  }),
  durationMs: z.number().int(),
  results: z.array(
    checkResultSchema.pick({ kind: true, title: true, outcome: true, detail: true, page: true }).extend({
      /** The last picture that was taken for it. */
      picture: z.object({ hash: z.string(), width: z.number().int() }).nullable(),
    }),
  ),
})
export type ReportSummary = z.infer<typeof reportSummarySchema>

const byProject = z.object({ projectGroupId: idSchema })

/**
 * Pictures of a report are at `/api/checks/{projectGroupId}/pictures/{hash}` of the builder's origin.
 *
 * @param hash of a `screenshot` among the evidence
 */
export function pictureAddress(projectGroupId: string, hash: string): string {
  return `/api/checks/${projectGroupId}/pictures/${hash}`
}

export const checksContract = {
  get: oc.input(byProject.extend({ checkRunId: idSchema })).output(checkRunSchema),
  /** Newest runs first. */
  list: oc.input(byProject.extend({ limit: z.number().int().min(1).max(50).default(10) })).output(
    z.object({
      runs: z.array(checkRunSchema),
      /** Null when this installation can judge; else why not and what the operator can do. */
      unavailable: z.string().nullable(),
    }),
  ),
  /** Queues a judging of the head; progress comes as `checks` facts. What is asked here is asked of this run only. */
  start: oc
    .input(
      byProject.extend({
        acceptance: z.array(acceptanceCheckSchema).max(50).default([]),
        expectations: askedExpectationsSchema.optional(),
        /** All when left out. A judging of some kinds only is quicker and does not stand for the version. */
        kinds: z.array(checkKindSchema).min(1).optional(),
      }),
    )
    .output(checkRunSchema),
  /** What every later judging walks again, newest first, and what was retired because a change took it away. */
  acceptance: oc.input(byProject).output(acceptanceListSchema),
  /** It is not learned again, unless a person takes the removal back. */
  removeAcceptance: oc.input(byProject.extend({ acceptanceId: idSchema })).output(acceptanceListSchema),
  /** Takes a removal back. */
  restoreAcceptance: oc.input(byProject.extend({ acceptanceId: idSchema })).output(acceptanceListSchema),
}
