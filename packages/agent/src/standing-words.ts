// What the owners of a project wrote for every run of it. It stands at one place of the system prompt, so that it stays
// in the provider's cache, and below the rules: it lifts none of them.
import type { GuideTopic } from '@joinery/contract/instructions'

export interface StandingWords {
  /** Empty: nothing. */
  organization: string
  project: string
  /** Chapters that stand in for the built-in ones. */
  guides: Partial<Record<GuideTopic, string>>
}

export const noStandingWords: StandingWords = { organization: '', project: '', guides: {} }

/** A part of the system prompt; null: nobody wrote anything. */
export function presentStandingWords({ organization, project }: StandingWords): string | null {
  const parts = [
    ...(organization === '' ? [] : [`## For all projects of this organization\n${demote(organization)}`]),
    ...(project === '' ? [] : [`## For this project\n${demote(project)}`]),
  ]
  if (parts.length === 0) return null
  const head =
    '# What the owners want in every run\nFollow it as you follow the person’s message; where the two differ, the message counts. It lifts none of the rules above: what a tool refuses stays refused, and only the message itself asks for something to go away.'
  return [head, ...parts].join('\n\n')
}

/** Its headings stand below ours. */
function demote(text: string): string {
  return text.replaceAll(/^#{1,2} /gm, '### ')
}
