// Services that merge a sketched edit into a file. Both named ones take the same message over chat completions.
import * as z from 'zod'

import { ReachFailure } from './reach.ts'
import { requestJson, type ServiceSettings } from './request-json.ts'

export interface FastApply {
  /** `morph/morph-v3-fast`, `relace/auto`. */
  name: string
  /**
   * @returns the whole file as the service would have it; not checked
   * @throws ReachFailure; the signal's reason when it aborts
   */
  merge(input: {
    instruction: string
    code: string
    update: string
    signal: AbortSignal
  }): Promise<{ text: string; tokens: number }>
}

export const fastApplyServices = {
  morph: { baseUrl: 'https://api.morphllm.com/v1', model: 'morph-v3-fast', who: 'The edit service (Morph)' },
  relace: {
    baseUrl: 'https://instantapply.endpoint.relace.run/v1/apply',
    model: 'auto',
    who: 'The edit service (Relace)',
  },
} as const
export type FastApplyService = keyof typeof fastApplyServices

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.object({ total_tokens: z.number().int() }).nullish(),
})

export function createFastApply(service: FastApplyService, settings: ServiceSettings & { model?: string }): FastApply {
  const facts = fastApplyServices[service]
  const model = settings.model ?? facts.model
  return {
    name: `${service}/${model}`,
    async merge({ instruction, code, update, signal }) {
      const content = `<instruction>${instruction}</instruction>\n<code>${code}</code>\n<update>${update}</update>`
      const answer = await requestJson(settings, {
        who: facts.who,
        method: 'POST',
        url: `${settings.baseUrl ?? facts.baseUrl}/chat/completions`,
        headers: { authorization: `Bearer ${settings.apiKey}` },
        body: { model, messages: [{ role: 'user', content }], temperature: 0, stream: false },
        signal,
      })
      const parsed = answerSchema.safeParse(answer)
      const [choice] = parsed.data?.choices ?? []
      if (choice === undefined) throw new ReachFailure(`${facts.who} answered with something unknown.`)
      if (choice.finish_reason === 'length') throw new ReachFailure(`${facts.who} broke off at its length limit.`)
      return { text: bare(choice.message.content, code), tokens: parsed.data?.usage?.total_tokens ?? 0 }
    },
  }
}

/** Without the fence that models put round code, and with the end of line that the file had. */
function bare(text: string, code: string): string {
  const fenced = /^\s*```[\w-]*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text
  return code.endsWith('\n') && !fenced.endsWith('\n') ? `${fenced}\n` : fenced
}
