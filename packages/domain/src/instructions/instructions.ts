// Standing words of owners for the agent: read by everybody in the project, written by editors for the project and by
// admins for the organization. Every change is a version of its own.
import {
  type GuideTopic,
  guideTopicSchema,
  type Instruction,
  type InstructionScope,
  type InstructionSubject,
  maxLengthOf,
} from '@joinery/contract/instructions'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { insertVersion, listCurrent, listVersionRows, type WrittenRow } from './instructions-queries.ts'

interface Place {
  projectGroupId: string
  scope: InstructionScope
  subject: InstructionSubject
}

const maxVersions = 50

export async function getInstructions(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ written: Instruction[]; guides: { topic: GuideTopic; text: string }[]; mayOrganization: boolean }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const rows = await listCurrent(ctx.db, [project.id, project.organizationId])
  return {
    written: rows.map((row) => present(row, row.owner === project.id ? 'project' : 'organization')),
    guides: guideTopicSchema.options.map((topic) => ({ topic, text: ctx.models.guide(topic) })),
    mayOrganization: mayTeamRole(ctx.actor.role, 'settings'),
  }
}

export async function setInstruction(
  ctx: DomainContext,
  input: Place & { text: string; expectedVersion: number },
): Promise<Instruction> {
  const owner = await ownerOf(ctx, input)
  const { scope, subject, expectedVersion } = input
  const text = input.text.replaceAll('\r\n', '\n').trim()
  const most = maxLengthOf(subject)
  if (text.length > most) {
    throw new AppError(
      'invalid',
      'instructions.too_long',
      `This may have ${most} characters: every run reads it whole.`,
    )
  }
  const [newest] = await listVersionRows(ctx.db, { owner, subject, limit: 1 })
  const version = expectedVersion + 1
  const row = { owner, subject, version, text, authorId: ctx.actor.userId, createdAt: ctx.now() }
  if ((newest?.version ?? 0) !== expectedVersion || !(await insertVersion(ctx.db, row))) {
    throw new AppError(
      'conflict',
      'instructions.changed',
      'Somebody changed this meanwhile. Look at the newest version, then write yours again.',
    )
  }
  return present({ ...row, author: ctx.actor.name }, scope)
}

export async function listInstructionVersions(ctx: DomainContext, input: Place): Promise<{ versions: Instruction[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const { scope, subject } = input
  const owner = scope === 'project' ? project.id : project.organizationId
  const rows = await listVersionRows(ctx.db, { owner, subject, limit: maxVersions })
  return { versions: rows.map((row) => present(row, scope)) }
}

/** Whose words; refuses whoever may not write them. */
async function ownerOf(ctx: DomainContext, { projectGroupId, scope }: Place): Promise<string> {
  const project = await requireProjectRole(ctx, projectGroupId, scope === 'project' ? 'EDITOR' : 'VIEWER')
  if (scope === 'project') return project.id
  if (mayTeamRole(ctx.actor.role, 'settings')) return project.organizationId
  throw new AppError('forbidden', 'instructions.role', 'Only admins write for all projects. Ask one of them.')
}

function present({ subject, version, text, createdAt, author }: WrittenRow, scope: InstructionScope): Instruction {
  return { subject, scope, version, text, updatedAt: createdAt, updatedBy: author }
}
