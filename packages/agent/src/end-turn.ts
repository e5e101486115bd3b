// How a run ends without a call of `finish` that was let through.
import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { Diagnostic } from '@joinery/contract/files'

import { failingWords, passGate, type Gate } from './finish-gate.ts'
import {
  gateInputOf,
  outcomeOf,
  standingVerdict,
  takeOver,
  throwIfStopped,
  userNote,
  type Progress,
} from './progress.ts'
import { verdictEvent } from './step-events.ts'
import { titleOfApp } from './title-of-app.ts'
import { keys, readRecord, type AnswerRecord, type NoteRecord } from './turn-record.ts'
import type { Turn, TurnOutcome } from './turn.ts'

/** The model says something and calls nothing: an answer, or a finish that it forgot to ask for. */
export async function settleText(
  turn: Turn,
  progress: Progress,
  { step, answer }: { step: number; answer: AnswerRecord },
): Promise<TurnOutcome | null> {
  if (answer.finish !== 'length' && progress.kept === 0) return outcomeOf(progress, 'answered')
  const note = readRecord(turn.store, 'note', step) ?? (await judgeText(turn, progress, { step, answer }))
  takeOver(progress, { ...note, tree: null, isChange: false })
  if (note.text === null) return finishTurn(turn, progress)
  const end = endIfStuck(progress, note)
  if (end !== null) return end
  progress.messages.push(userNote(note.text))
  return null
}

async function judgeText(
  turn: Turn,
  progress: Progress,
  { step, answer }: { step: number; answer: AnswerRecord },
): Promise<NoteRecord> {
  throwIfStopped(turn)
  let note: NoteRecord
  if (answer.finish === 'length') {
    const text = 'Your answer was cut off at its length limit. Go on with tool calls, in smaller parts.'
    note = { text, diagnostics: null, verdict: null, failures: [] }
  } else {
    const gate = await tryGate(turn, progress, keys.note(step))
    const { diagnostics, verdict } = gate
    note = gate.isOpen
      ? { text: null, diagnostics, verdict, failures: [] }
      : { text: `You stopped, but ${gate.reason}`, diagnostics, verdict, failures: gate.failures }
  }
  await turn.store.saveStep(keys.note(step), note)
  return note
}

/** The gate where no call of `finish` shows it. */
async function tryGate(turn: Turn, progress: Progress, stepKey: string): Promise<Gate> {
  progress.files ??= await turn.host.loadFiles(progress.tree)
  const gate = await passGate(
    gateInputOf(turn, progress, { files: progress.files, stepKey, onProgress: () => undefined }),
  )
  turn.events.emit({ type: 'checked', diagnostics: gate.diagnostics })
  if (gate.verdict !== null) turn.events.emit(verdictEvent(gate.verdict))
  return gate
}

/** The outcome of a run that was kept from ending as often as makes sense; else null. */
export function endIfStuck(
  progress: Progress,
  { diagnostics, failures }: Pick<NoteRecord, 'diagnostics' | 'failures'>,
): TurnOutcome | null {
  const stuck = diagnostics === null ? null : progress.errors.note(diagnostics, progress.tree)
  if (stuck !== null) return giveUp(progress, stuck)
  if (failures.length === 0 || !progress.refusals.note(failures)) return null
  return outcomeOf(progress, 'failing', { problem: failingWords(failures) })
}

/** Everything holds that could be looked at. */
export async function finishTurn(turn: Turn, progress: Progress, summary?: string): Promise<TurnOutcome> {
  await nameByTitle(turn, progress)
  return outcomeOf(progress, goodEnd(progress), summary === undefined ? {} : { summary })
}

/** Only what was tried ends as finished. */
function goodEnd(progress: Progress): 'finished' | 'untried' {
  return standingVerdict(progress)?.isJudged === true ? 'finished' : 'untried'
}

/** A project that the model left without a name is called what its layout is titled. Harmless when repeated. */
async function nameByTitle(turn: Turn, progress: Progress): Promise<void> {
  if (!turn.project.isUnnamed || progress.messages.some(namesProject)) return
  progress.files ??= await turn.host.loadFiles(progress.tree)
  const name = titleOfApp(progress.files)
  if (name !== null) await turn.host.nameProject(name)
}

function namesProject({ role, content }: LanguageModelV4Message): boolean {
  return role === 'assistant' && content.some((part) => part.type === 'tool-call' && part.toolName === 'name_project')
}

/** All steps are used up: what is there counts when it passes the gate. */
export async function endWithoutFinish(turn: Turn, progress: Progress, budget: string): Promise<TurnOutcome> {
  if (progress.kept === 0) return outcomeOf(progress, 'answered')
  const gate = await tryGate(turn, progress, 'note:last')
  takeOver(progress, { ...gate, tree: null, isChange: false })
  const used = `I used ${budget} of this run`
  if (gate.isOpen) {
    const end = goodEnd(progress)
    const state = end === 'finished' ? 'It works so far' : 'It compiles so far'
    return outcomeOf(progress, end, { problem: `${used}. ${state}; ask me to go on with what is missing.` })
  }
  if (gate.failures.length > 0) {
    return outcomeOf(progress, 'failing', { problem: `${used}. ${failingWords(gate.failures)}` })
  }
  return outcomeOf(progress, 'invalid', {
    problem: `${used} and it does not compile yet. Ask me to fix it, or go back to the version before.`,
  })
}

function giveUp(progress: Progress, error: Diagnostic): TurnOutcome {
  const place = error.file === undefined ? '' : ` in ${error.file}`
  return outcomeOf(progress, 'invalid', {
    problem: `I could not get rid of an error${place}: ${error.message} Go back to the version before, or tell me how it should work.`,
  })
}
