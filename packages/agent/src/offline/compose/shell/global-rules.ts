// The few rules of an app that no class says: the ring around what has the focus, and how it looks by night.
import type { Brief } from '../../brief.ts'
import { type Palette, composePalette, isBlackAndWhite, isDarkGround, nightPalette } from '../../color/palette.ts'
import { focusRing } from './focus-ring.ts'
import { asksLargeType, largeRules } from './large-type.ts'

/** A picture in colours does not suit a page that was asked to have none. */
const greyed = `img[src^='/v0/image'] {
  filter: grayscale(1);
}
`

/** Letters that stand close would close the spaces between words too. */
const openWords = `.font-display,
.font-display * {
  word-spacing: 0.06em;
}

.font-display .font-text {
  word-spacing: normal;
}
`

/** A box to tick has the app's own tones; those of the browser look switched off by night. */
const ticks = `input[type='checkbox'] {
  appearance: none;
  flex: none;
  border: 2px solid var(--color-control);
  border-radius: min(var(--radius-control, 4px), 6px);
  background: transparent;
}

input[type='checkbox']:hover {
  border-color: currentColor;
}

input[type='checkbox']:checked {
  border-color: var(--color-primary);
  background: var(--color-primary);
}

input[type='checkbox']:checked::before {
  content: '';
  display: block;
  width: 100%;
  height: 100%;
  background: var(--color-on-primary);
  clip-path: polygon(14% 52%, 26% 40%, 42% 57%, 75% 19%, 88% 31%, 43% 81%);
}

@media (forced-colors: active) {
  input[type='checkbox'] {
    appearance: auto;
  }
}
`

/** What else stands in the row of a phone leaves room for one word; more of them hang below the header, behind a button. */
const phonePages = `@media (width < 40rem) {
  [aria-controls='app-pages']:not(:has(+ #app-pages > :nth-child(2 of :not(.max-sm\\:hidden)))):not(:has(+ #app-pages:not(:empty) + *)) {
    display: none;
  }

  #app-pages:is(:has(> :nth-child(2 of :not(.max-sm\\:hidden))), :has(+ *)) {
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    flex-direction: column;
    align-items: flex-start;
    border-block: 1px solid var(--color-hairline);
    padding: 0.75rem 1.25rem;
    background: var(--color-background);
  }

  .bg-cover #app-pages {
    background: var(--color-cover);
  }

  .bg-primary #app-pages {
    background: var(--color-primary);
  }

  [aria-expanded='true'] + #app-pages#app-pages {
    display: flex;
  }
}
`

export function globalRules(brief: Brief): string {
  const large = asksLargeType(brief) ? largeRules : ''
  const rules = `${large}${openWords}\n${ticks}\n${phonePages}\n${brightnessRules(brief)}`
  return isBlackAndWhite(brief) ? `${rules}\n${greyed}` : rules
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
