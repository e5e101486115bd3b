import type { StandingWords } from '@joinery/agent'
import { guideTopicSchema, type InstructionSubject } from '@joinery/contract/instructions'

import type { Services } from '../context.ts'
import { listCurrent } from './instructions-queries.ts'

/** What a run is told beside its message; a chapter of the project counts before one of the organization. */
export async function readStandingWords(
  services: Pick<Services, 'db'>,
  { organizationId, projectGroupId }: { organizationId: string; projectGroupId: string },
): Promise<StandingWords> {
  const rows = await listCurrent(services.db, [organizationId, projectGroupId])
  const find = (owner: string, subject: InstructionSubject) =>
    rows.find((row) => row.owner === owner && row.subject === subject && row.text !== '')?.text
  const guides = guideTopicSchema.options.flatMap((topic): [string, string][] => {
    const text = find(projectGroupId, `guide:${topic}`) ?? find(organizationId, `guide:${topic}`)
    return text === undefined ? [] : [[topic, text]]
  })
  return {
    organization: find(organizationId, 'instructions') ?? '',
    project: find(projectGroupId, 'instructions') ?? '',
    guides: Object.fromEntries(guides),
  }
}
