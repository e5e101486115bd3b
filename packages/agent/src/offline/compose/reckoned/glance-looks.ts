// How what is worked out stands on a first page: between rules, in cards, or with what is to be read first large above the rest.
import type { StyleName } from '../../brief.ts'

export type Glance = 'ruled' | 'cards' | 'lead'

const glances: Readonly<Partial<Record<StyleName, Glance>>> = {
  cozy: 'cards',
  playful: 'cards',
  kids: 'cards',
  medical: 'cards',
  nature: 'cards',
  retro: 'cards',
  bold: 'lead',
  brutalist: 'lead',
  tech: 'lead',
  neon: 'lead',
}

export const glanceOf = (style: StyleName): Glance => glances[style] ?? 'ruled'

/** The classes of the part's marks; within a card the colours are those of surfaces. */
export function glanceMarks(style: StyleName): Readonly<Record<string, string>> {
  const on = glanceOf(style) === 'cards' ? 'surface-' : ''
  return {
    box: on === '' ? '' : 'rounded-surface border border-edge bg-surface p-5 text-on-surface sm:p-6',
    muted: `text-${on}muted`,
    hairline: `border-${on}hairline`,
    danger: `text-${on}danger`,
    accent: `text-${on}accent`,
    ink: on === '' ? 'text-text' : 'text-on-surface',
    track: `bg-${on}hairline`,
    reach: `bg-${on}accent`,
    strokeAccent: `stroke-${on}accent`,
    strokeText: on === '' ? 'stroke-text' : 'stroke-on-surface',
    strokeMuted: `stroke-${on}muted`,
    strokeHairline: `stroke-${on}hairline`,
  }
}
