// One file of an app, as it should be: so that it compiles, or easier to read. Nothing is saved; the compiler has looked
// at what is answered.
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { FileAnswer } from '@joinery/contract/tasks'

import { AppError } from '../app-error.ts'
import type { DomainContext, Services } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { readFiles, readTree } from '../revisions/index.ts'
import { askTask, readFenced } from './ask-task.ts'

export interface FileToRewrite {
  projectGroupId: string
  path: string
  /** As the person has it, saved or not. */
  text: string
  signal?: AbortSignal | undefined
}

/** Rounds of rules: a file may have several slips, one behind the other. */
const maxRounds = 6
/** Texts that are tried in one round. */
const maxTries = 40
const outputTokens = 32_000

export async function fixFile(ctx: DomainContext, input: FileToRewrite): Promise<FileAnswer> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const files = await filesWith(ctx, input)
  const { path, text } = input
  const problems = await problemsOf(ctx, files, path)
  if (!problems.some(isError)) {
    return { by: 'rules', why: null, text: null, notes: ['The compiler finds nothing wrong with this file.'], problems }
  }
  const asked = await askTask(ctx, {
    project,
    task: 'autofix compile error rewrite',
    prompt: present({ path, text, files, problems }),
    maxOutputTokens: outputTokens,
    signal: input.signal,
    read: readFenced,
  })
  if (asked.answer !== null) {
    const left = await problemsOf(ctx, { ...files, [path]: asked.answer }, path)
    // A text that is no better than what is there is not offered: rules may still know one.
    if (countErrors(left) < countErrors(problems)) {
      return { by: asked.by, why: null, text: asked.answer, notes: leftNotes(left), problems: left }
    }
  }
  const why =
    asked.answer === null ? asked.why : `What ${asked.by} wrote does not compile either. The built-in rules tried it.`
  return { by: 'rules', why, ...(await fixByRules(ctx, { files, path, text, problems })) }
}

/** Slip by slip: of the texts that the rules think of, the one that leaves the fewest errors. */
export async function fixByRules(
  { compiler, models }: Pick<Services, 'compiler' | 'models'>,
  broken: { files: FileTree; path: string; text: string; problems: readonly Diagnostic[] },
): Promise<Pick<FileAnswer, 'text' | 'notes' | 'problems'>> {
  const { files, path } = broken
  let best = { text: broken.text, problems: [...broken.problems] }
  const notes: string[] = []
  for (let round = 0; round < maxRounds && best.problems.some(isError); round += 1) {
    const tries = models.rules.mendFile({ files: { ...files, [path]: best.text }, path, ...best }).slice(0, maxTries)
    let better: { text: string; problems: Diagnostic[]; note: string } | null = null
    for (const { text, note } of tries) {
      const problems = onlyOf(await compiler.check({ ...files, [path]: text }), path)
      if (isBetter(problems, better?.problems ?? best.problems)) better = { text, problems, note }
      if (!problems.some(isError)) break
    }
    if (better === null) break
    notes.push(better.note)
    best = better
  }
  if (notes.length === 0) {
    return {
      text: null,
      notes: ['The rules know no way to mend this. Ask for it in the chat.'],
      problems: best.problems,
    }
  }
  return { text: best.text, notes: [...notes, ...leftNotes(best.problems)], problems: best.problems }
}

/** Fewer errors, or the same number further down: the first one is gone. */
function isBetter(one: readonly Diagnostic[], other: readonly Diagnostic[]): boolean {
  const [fewer, more] = [countErrors(one), countErrors(other)]
  if (fewer !== more) return fewer < more
  return (
    fewer > 0 && one.find(isError)?.code !== other.find(isError)?.code && other.find(isError)?.code === 'compile.syntax'
  )
}

export async function refactorFile(ctx: DomainContext, input: FileToRewrite): Promise<FileAnswer> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const files = await filesWith(ctx, input)
  const { path, text } = input
  const before = await problemsOf(ctx, files, path)
  const asked = await askTask(ctx, {
    project,
    task: 'agent refactor file',
    prompt: present({ path, text, files, problems: [] }),
    maxOutputTokens: outputTokens,
    signal: input.signal,
    read: readFenced,
  })
  if (asked.answer !== null) {
    if (asked.answer.trim() === text.trim()) {
      return { by: asked.by, why: null, text: null, notes: ['It is good as it is.'], problems: before }
    }
    const after = await problemsOf(ctx, { ...files, [path]: asked.answer }, path)
    if (countErrors(after) <= countErrors(before)) {
      return { by: asked.by, why: null, text: asked.answer, notes: leftNotes(after), problems: after }
    }
  }
  const why =
    asked.answer === null ? asked.why : `What ${asked.by} wrote does not compile. The built-in rules tidied it instead.`
  const tidied = ctx.models.rules.tidyFile({ path, text })
  const after = await problemsOf(ctx, { ...files, [path]: tidied.text }, path)
  if (tidied.text === text || countErrors(after) > countErrors(before)) {
    return {
      by: 'rules',
      why,
      text: null,
      notes: ['The rules find nothing to tidy. A model could do more.'],
      problems: before,
    }
  }
  return { by: 'rules', why, text: tidied.text, notes: tidied.notes, problems: after }
}

async function filesWith(ctx: DomainContext, { projectGroupId, path, text }: FileToRewrite): Promise<FileTree> {
  const { tree } = await readTree(ctx, projectGroupId)
  if (tree[path] === undefined) {
    throw new AppError('not_found', 'revisions.file_not_found', `There is no file ${path} in this version.`)
  }
  return { ...(await readFiles(ctx, tree)), [path]: text }
}

async function problemsOf({ compiler }: Services, files: FileTree, path: string): Promise<Diagnostic[]> {
  return onlyOf(await compiler.check(files), path)
}

function onlyOf(all: readonly Diagnostic[], path: string): Diagnostic[] {
  return all.filter(({ file }) => file === path)
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function countErrors(problems: readonly Diagnostic[]): number {
  return problems.filter(isError).length
}

function leftNotes(problems: readonly Diagnostic[]): string[] {
  return problems
    .filter(isError)
    .map(({ line, message }) => `Still there${line === undefined ? '' : `, line ${line}`}: ${message}`)
}

function present(input: { path: string; text: string; files: FileTree; problems: readonly Diagnostic[] }): string {
  const { path, text, files, problems } = input
  return [
    `The file: ${path}`,
    ...(problems.length === 0
      ? []
      : [
          'What the compiler says:',
          ...problems.map(({ line, column, message }) => `${line ?? 1}:${column ?? 1} ${message}`),
        ]),
    'The app’s other files:',
    Object.keys(files)
      .filter((each) => each !== path)
      .slice(0, 300)
      .join('\n'),
    'The text of the file:',
    text,
  ].join('\n\n')
}
