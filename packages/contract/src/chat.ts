// Chat: messages, the runs (generations) they start, and the events a run streams.
import { eventIterator, oc } from '@orpc/contract'
import * as z from 'zod'

import { attachmentIdsSchema, attachmentSchema } from './attachments.ts'
import { reportSummarySchema } from './checks.ts'
import { diagnosticSchema } from './files.ts'
import { idSchema } from './ids.ts'
import { promptSchema } from './projects.ts'
import { questionAnswersSchema, questionFormSchema } from './questions.ts'
import { modelUsageSchema } from './model-usage.ts'
import { blockTypeSchema } from './vocabulary/agent-blocks.ts'
import { chatMessageKindSchema, continuationActionSchema } from './vocabulary/changes.ts'
import { creditEntryStateSchema } from './vocabulary/credits.ts'
import { maxPageLimit } from './vocabulary/product.ts'
import { toolStatusSchema, versionStatusSchema } from './vocabulary/statuses.ts'
import { waitSchema } from './waits.ts'

/**
 * How a run goes about a message: `build` as usual; `discuss` reads and answers; `plan` writes a plan that a person
 * changes and approves; `fast` has fewer steps and a shorter look in a browser; `autonomous` does not ask and has more time; `debug`
 * reproduces what is wrong before it mends it, and has more time too; `break` puts in a bug for practice; `judge` says
 * whether a bug was really mended.
 */
export const chatModeSchema = z.enum(['build', 'discuss', 'plan', 'fast', 'autonomous', 'debug', 'break', 'judge'])
export type ChatMode = z.infer<typeof chatModeSchema>

/** A place of the builder that the agent points to. */
export const viewTargetSchema = z.object({
  view: z.enum(['preview', 'code', 'data', 'logs', 'settings']),
  /** A file, in the code. */
  file: z.string().max(240).optional(),
})
export type ViewTarget = z.infer<typeof viewTargetSchema>

/** A picture of a page that the agent looked at; its bytes are where the judge's are (`pictureAddress`). */
export const shownPictureSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** In pixels; the width is that of the window. */
  width: z.number().int(),
  height: z.number().int(),
  page: z.string(),
})
export type ShownPicture = z.infer<typeof shownPictureSchema>

/** What happens in a run, in order. `seq` counts from 1 within the run; a viewer resumes with the last one it has. */
export const runEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), status: versionStatusSchema }),
  /** A model step begins (again, after a crash: then everything of that step index is dropped first). */
  z.object({ type: z.literal('step.started'), step: z.number().int() }),
  z.object({ type: z.literal('text.delta'), step: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('thinking.delta'), step: z.number().int(), text: z.string() }),
  z.object({
    type: z.literal('tool.started'),
    step: z.number().int(),
    callId: z.string(),
    tool: z.string(),
    block: blockTypeSchema,
    /** Plain words in the present tense: "Writing the notes page". */
    title: z.string(),
    path: z.string().optional(),
  }),
  /** The tail of what a tool is writing, for the open row. */
  z.object({ type: z.literal('tool.progress'), callId: z.string(), tail: z.string() }),
  z.object({
    type: z.literal('tool.finished'),
    callId: z.string(),
    status: toolStatusSchema,
    /** Plain words in the past tense: "Wrote the notes page". */
    title: z.string(),
    detail: z.string().optional(),
    added: z.number().int().optional(),
    removed: z.number().int().optional(),
    /** Where to look now. */
    target: viewTargetSchema.optional(),
    /** What it saw. */
    picture: shownPictureSchema.optional(),
  }),
  /** The person said this to the run, and it was heard before this step. */
  z.object({ type: z.literal('heard'), step: z.number().int(), text: z.string() }),
  /** The run ends with a question; the answer, or what it waits for, is the next message. */
  z.object({
    type: z.literal('asked'),
    questionId: z.string(),
    form: questionFormSchema,
    wait: waitSchema.nullable().optional(),
  }),
  z.object({ type: z.literal('checked'), diagnostics: z.array(diagnosticSchema) }),
  /** The app was opened in a browser and used; the newest one of a run counts. */
  z.object({ type: z.literal('judged'), ...reportSummarySchema.shape }),
  /** It was not, and why. */
  z.object({ type: z.literal('unjudged'), reason: z.string() }),
  z.object({ type: z.literal('revision'), revisionId: idSchema, number: z.number().int() }),
  z.object({
    type: z.literal('finished'),
    status: versionStatusSchema,
    /** What to tell the person when it did not go well; names the next step. */
    problem: z.string().optional(),
    elapsedMs: z.number().int(),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    /** By model; missing in runs of before it was kept. */
    usage: z.array(modelUsageSchema).optional(),
    /** At list prices, in millionths of the currency unit; null: no price is known. */
    cost: z.number().int().nullable().optional(),
    /** What became of the credits that were set aside for it. */
    credits: creditEntryStateSchema.optional(),
  }),
])
export type RunEvent = z.infer<typeof runEventSchema>
export const sequencedRunEventSchema = z.object({ seq: z.number().int(), at: z.date(), event: runEventSchema })
export type SequencedRunEvent = z.infer<typeof sequencedRunEventSchema>

export const generationSchema = z.object({
  id: idSchema,
  status: versionStatusSchema,
  /** 1-based place among the waiting runs of this project; null once it runs. */
  queuePosition: z.number().int().nullable(),
  revisionId: idSchema.nullable(),
  revisionNumber: z.number().int().nullable(),
  problem: z.string().nullable(),
  model: z.string(),
  elapsedMs: z.number().int().nullable(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** By model. */
  usage: z.array(modelUsageSchema),
  /** At list prices, in millionths of the currency unit; null: no price is known. */
  cost: z.number().int().nullable(),
  createdAt: z.date(),
})
export type Generation = z.infer<typeof generationSchema>

/** One message of a person with the run it started. The agent's words and work are the run's events. */
export const chatMessageSchema = z.object({
  id: idSchema,
  text: z.string(),
  mode: chatModeSchema,
  kind: chatMessageKindSchema,
  /** Set where nobody wrote it: the agent went on by itself after this. */
  continuation: continuationActionSchema.nullable(),
  attachments: z.array(attachmentSchema),
  authorName: z.string().nullable(),
  createdAt: z.date(),
  generation: generationSchema,
  /** All events of a terminal run, so that history needs one request; empty while it goes on (then: `watchRun`). */
  events: z.array(sequencedRunEventSchema),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

const byProject = z.object({ projectGroupId: idSchema })

export const chatContract = {
  history: oc
    .input(
      byProject.extend({ beforeId: idSchema.optional(), limit: z.number().int().min(1).max(maxPageLimit).default(30) }),
    )
    .output(z.object({ messages: z.array(chatMessageSchema), hasMore: z.boolean() })),
  /** Queues a run. `clientId` makes a repeated send after a lost answer harmless: the same message comes back. */
  send: oc
    .input(
      byProject.extend({
        text: promptSchema,
        clientId: z.uuid(),
        mode: chatModeSchema.default('build'),
        attachmentIds: attachmentIdsSchema.default([]),
      }),
    )
    .output(chatMessageSchema),
  /** A clearer message of the same content; nothing is sent. `by`: the model, or `rules`, and why where one was chosen. */
  rewritePrompt: oc
    .input(byProject.extend({ text: promptSchema }))
    .output(z.object({ text: z.string(), by: z.string(), why: z.string().nullable() })),
  /**
   * Takes a picture of a page of the preview, as a visitor sees it who is not signed in, and keeps it as a file for the
   * next message. `path`: where the page led to.
   */
  picturePage: oc
    .input(
      byProject.extend({
        path: z
          .string()
          .max(500)
          .regex(/^\/(?![/\\])/),
        width: z.number().int().min(320).max(1280),
        revisionId: idSchema.optional(),
      }),
    )
    .output(z.object({ attachment: attachmentSchema, path: z.string() })),
  /** Says something to the run under way; it hears it before its next step. */
  steer: oc.input(byProject.extend({ generationId: idSchema, text: promptSchema })).output(z.object({})),
  /** Answers a question of the agent; the run goes on by itself. Values of password fields become variables. */
  answer: oc
    .input(byProject.extend({ questionId: z.string().max(200), answers: questionAnswersSchema, clientId: z.uuid() }))
    .output(chatMessageSchema),
  /** Does what a card offers where that needs no form: switches sign-in, or a provider of it, on. */
  carryOut: oc.input(byProject.extend({ questionId: z.string().max(200) })).output(z.object({})),
  /** The person does not want it: nothing goes on by itself. */
  dismiss: oc.input(byProject.extend({ questionId: z.string().max(200) })).output(z.object({})),
  /** Which of the project's questions still wait for an answer. */
  openQuestions: oc.input(byProject).output(z.object({ questionIds: z.array(z.string()) })),
  /** Stops a running run (finished steps are kept as a version) or removes a waiting one. */
  stop: oc.input(byProject.extend({ generationId: idSchema })).output(generationSchema),
  /** Runs the same message again after a failed run. */
  retry: oc.input(byProject.extend({ generationId: idSchema })).output(chatMessageSchema),
  /** Streams a run from just after `afterSeq`; ends after `finished`. */
  watchRun: oc
    .input(byProject.extend({ generationId: idSchema, afterSeq: z.number().int().min(0).default(0) }))
    .output(eventIterator(sequencedRunEventSchema)),
}
