// What a project is called and how it is described, from what it was asked to be and what it is.
import { type ProjectGroup, projectNameSchema } from '@joinery/contract/projects'
import { maxDescription } from '@joinery/contract/tasks'
import type { FileTree } from '@joinery/contract/files'
import type { Revision } from '@joinery/contract/revisions'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { readFiles, readTree, saveFiles } from '../revisions/index.ts'
import { askTask } from './ask-task.ts'
import { readDescription, writeDescription } from './page-description.ts'
import { findFirstRequest } from './tasks-queries.ts'

interface OfProject {
  projectGroupId: string
  signal?: AbortSignal | undefined
}

export async function suggestName(
  ctx: DomainContext,
  input: OfProject,
): Promise<{ name: ProjectGroup['name'] | null; by: string; why: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const [request, files] = await Promise.all([findFirstRequest(ctx.db, project.id), headFiles(ctx, project.id)])
  const asked = await askTask(ctx, {
    project,
    task: 'autorename',
    prompt: [`They asked for: ${request ?? 'nothing yet'}`, `It says of itself: ${wordsOf(files)}`].join('\n\n'),
    maxOutputTokens: 2_000,
    signal: input.signal,
    read: readName,
  })
  if (asked.answer !== null) return { name: asked.answer, by: asked.by, why: null }
  return { name: ctx.models.rules.nameApp({ request, files }), by: 'rules', why: asked.why }
}

/** One line, without the quotes around it. */
export function readName(text: string): string | null {
  const [line = '', ...rest] = text.trim().split('\n')
  if (rest.some((other) => other.trim() !== '')) return null
  return projectNameSchema.safeParse(line.replaceAll(/^["“'‘*\s]+|["”'’*.\s]+$/g, '').slice(0, 60)).data ?? null
}

export async function describeProject(
  ctx: DomainContext,
  input: OfProject,
): Promise<{ description: string; by: string; why: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const files = await headFiles(ctx, project.id)
  const asked = await askTask(ctx, {
    project,
    task: 'generate description for golden designs',
    prompt: [
      `Its name: ${project.name}`,
      `Words on its first page: ${wordsOf(files)}`,
      `What it keeps:\n${(files['database/schema.sql'] ?? 'nothing').slice(0, 4_000)}`,
    ].join('\n\n'),
    maxOutputTokens: 2_000,
    signal: input.signal,
    read: (text) => (text.length <= maxDescription ? text.replaceAll(/\s+/g, ' ').trim() : null),
  })
  if (asked.answer !== null) return { description: asked.answer, by: asked.by, why: null }
  return { description: ctx.models.rules.describeApp({ name: project.name, files }), by: 'rules', why: asked.why }
}

export async function getDescription(ctx: DomainContext, input: OfProject): Promise<{ description: string | null }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  return { description: readDescription(await headFiles(ctx, project.id)) }
}

export async function saveDescription(
  ctx: DomainContext,
  input: OfProject & { description: string },
): Promise<Revision> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const { revisionId, tree } = await readTree(ctx, project.id)
  const change = writeDescription(await readFiles(ctx, tree), { name: project.name, description: input.description })
  if (change === null) {
    throw new AppError(
      'conflict',
      'tasks.no_layout',
      'The root layout makes its metadata as it runs. Ask for the description in the chat.',
    )
  }
  const { revision } = await saveFiles(ctx, {
    projectGroupId: project.id,
    baseRevisionId: revisionId,
    changes: [change],
    message: 'Described the app',
  })
  return revision
}

async function headFiles(ctx: DomainContext, projectGroupId: string): Promise<FileTree> {
  const { tree } = await readTree(ctx, projectGroupId)
  return readFiles(ctx, tree)
}

/** What stands on the first page and in the frame. */
function wordsOf(files: FileTree): string {
  const texts = ['web/app/page.jsx', 'web/app/page.tsx', 'web/app/layout.jsx', 'web/app/layout.tsx'].map(
    (path) => files[path] ?? '',
  )
  const words = texts.flatMap((text) =>
    [...text.matchAll(/>([^<>{}]+)</g)].map(([, found = '']) => found.replaceAll(/\s+/g, ' ').trim()),
  )
  return words
    .filter((each) => each !== '')
    .join(' · ')
    .slice(0, 4_000)
}
