// Values that belong to the app alone: they are in nothing that a model reads.
import { deploymentEnvironmentSchema } from '@joinery/contract/vocabulary/environments'
import { isBrowserVariable } from '@joinery/contract/vocabulary/environment-names'

import type { Services } from '../context.ts'

export interface Secret {
  name: string
  value: string
}

/** Shorter values stand in any text; hiding them would spoil it and keep nothing. */
const shortest = 6

export async function secretsOf(services: Pick<Services, 'variables'>, projectGroupId: string): Promise<Secret[]> {
  const all = await Promise.all(
    deploymentEnvironmentSchema.options.map((environment) => services.variables.read(projectGroupId, environment)),
  )
  return all
    .flatMap((values) => Object.entries(values))
    .filter(([name, value]) => !isBrowserVariable(name) && value.length >= shortest)
    .map(([name, value]) => ({ name, value }))
    .toSorted((one, other) => other.value.length - one.value.length)
}

/** Also where a value was made to look otherwise: base64, hexadecimal, backwards, as part of an address. */
export function hideValues(text: string, secrets: readonly Secret[]): string {
  let hidden = text
  for (const { name, value } of secrets) {
    for (const form of formsOf(value)) hidden = hidden.replaceAll(form, `[${name}]`)
  }
  return hidden
}

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const json = JSON.stringify(value).slice(1, -1)
  const forms = [value, json, encodeURIComponent(value), bytes.toString('hex'), Array.from(value).toReversed().join('')]
  // Without the last signs: they depend on what follows.
  return [...forms, bytes.toString('base64').replace(/.{0,3}=*$/, '')].filter((form) => form.length >= shortest)
}
