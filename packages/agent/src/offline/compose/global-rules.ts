// The few rules of an app that no class says: the ring around what has the focus, and how it looks by night.
import type { Brief } from '../brief.ts'
import { type Palette, composePalette, isBlackAndWhite, isDarkGround, nightPalette } from '../color/palette.ts'
import { focusRing } from './focus-ring.ts'

/** A picture in colours does not suit a page that was asked to have none. */
const greyed = `img[src^='/v0/image'] {
  filter: grayscale(1);
}
`

export function globalRules(brief: Brief): string {
  return isBlackAndWhite(brief) ? `${brightnessRules(brief)}\n${greyed}` : brightnessRules(brief)
}

function brightnessRules(brief: Brief): string {
  return brief.parts.includes('dark-switch') ? `${focusRing}\n${nightColors(brief)}` : focusRing
}

/** The colours of the other brightness, for whoever switches, and for whoever prefers dark until they switch. */
function nightColors(brief: Brief): string {
  const { background: _background, surface: _surface, text: _text, ...kept } = brief.colors
  const isTurned = isDarkGround(brief) && brief.colors.background !== undefined
  const other = composePalette({ ...brief, isDark: !isDarkGround(brief), colors: isTurned ? {} : kept })
  const switched = brightnessRule(":root[data-brightness='other']", other, isDarkGround(brief) ? 'light' : 'dark')
  const night = nightPalette(brief)
  return night === null
    ? switched
    : `${switched}\n@media (prefers-color-scheme: dark) {\n${brightnessRule(':root:not([data-brightness])', night, 'dark')}}\n`
}

function brightnessRule(selector: string, colors: Palette, scheme: 'light' | 'dark'): string {
  const lines = Object.entries(colors).map(([role, color]) => `  --color-${role}: ${color};`)
  return `${selector} {\n${lines.join('\n')}\n  color-scheme: ${scheme};\n}\n`
}
