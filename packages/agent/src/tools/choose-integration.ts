import type { QuestionForm } from '@joinery/contract/questions'
import { choiceField, integrationSchema, type Integration, type Wait } from '@joinery/contract/waits'
import { continuationActionSchema } from '@joinery/contract/vocabulary/changes'
import { integrationPathOf, integrationsPrefix } from '@joinery/contract/vocabulary/integration-paths'
import { integrationKindSchema, type IntegrationKind } from '@joinery/contract/vocabulary/integrations'
import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { endWithQuestion } from './end-with-question.ts'

const input = z.object({
  summary: z.string().min(1).max(2_000),
  kind: integrationKindSchema,
  options: z.array(integrationSchema).min(1).max(6),
})
const actions = continuationActionSchema.enum

export const chooseIntegration: AgentTool<z.infer<typeof input>> = {
  name: 'choose_integration',
  description:
    'Ends the run and lets the person choose how the app gets something from outside (`kind`): the best option first, each with the host its functions would call, the variables its keys go into, and `why`: what it can and what it costs. Joinery brings no server for any of these: the app calls the service itself. The choice allows its host; keys are asked for with need_secrets afterwards. You go on by yourself. Allowed after changes that hold.',
  input,
  needsPath: false,
  isChange: false,
  timeoutMs: 900_000,
  describe: ({ kind }) => ({
    block: 'integration-selection',
    doing: 'Looking for services',
    done: kind === undefined ? 'Asked which service to use' : `Asked which service to use for ${kind}`,
  }),
  run({ summary, kind, options }, context) {
    const names = options.map(({ name }) => name)
    if (new Set(names).size < names.length) return Promise.resolve(toolError('Two options have the same name.'))
    const [first] = options
    const isAlone = context.mode === 'autonomous' && first !== undefined
    const wait: Wait = isAlone
      ? {
          action: actions.CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION,
          key: { moduleAlias: aliasOf(kind), source: first.name },
          chosen: first,
        }
      : { action: actions.CONTINUE_AFTER_SELECT_INTEGRATION, kind, options }
    return endWithQuestion(context, { summary, form: formOf(kind, isAlone ? [first] : options), wait })
  },
}

function formOf(kind: IntegrationKind, options: readonly Integration[]): QuestionForm {
  return {
    title: `Which service for ${kind}?`,
    fields: [
      {
        name: 'about',
        type: 'info',
        label: 'Joinery has no server of its own for this: the app calls the service, with keys of yours.',
      },
      {
        name: choiceField,
        type: 'select',
        label: 'Service',
        isRequired: true,
        options: options.map(({ name, host }) => ({ value: name, label: `${name} (${host})` })),
      },
    ],
  }
}

/** The last part of the integration's address. */
function aliasOf(kind: IntegrationKind): string {
  return integrationPathOf(kind).slice(integrationsPrefix.length)
}
