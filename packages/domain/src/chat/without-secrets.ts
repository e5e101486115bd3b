import type { StandingWords } from '@joinery/agent'

import type { Services } from '../context.ts'
import { hideValues, secretsOf } from '../variables/index.ts'

const none: StandingWords = { organization: '', project: '', guides: {} }

/** An owner may have written down what no model is to see. */
export async function withoutSecrets(
  services: Pick<Services, 'variables'>,
  projectGroupId: string,
  standing: StandingWords = none,
): Promise<StandingWords> {
  const secrets = await secretsOf(services, projectGroupId)
  const hide = (text: string) => hideValues(text, secrets)
  return {
    organization: hide(standing.organization),
    project: hide(standing.project),
    guides: Object.fromEntries(Object.entries(standing.guides).map(([topic, text]) => [topic, hide(text)])),
  }
}
