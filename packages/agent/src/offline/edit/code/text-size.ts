// "Make the text bigger", "bigger font", "everything a bit smaller": the size from which all others are counted.
import type { AppCode, Outcome } from './app-code.ts'
import type { Masked } from './quotes.ts'

export const stylesPath = 'web/app/globals.css'

/** Percent of what the visitor's browser is set to; below the first nobody reads, above the last nothing fits. */
const steps = [81.25, 87.5, 93.75, 100, 112.5, 125, 137.5]
const usual = 100

const whole =
  /\b(?:text|font(?: ?size)?|fonts|letters|writing|type|everything|it all|the whole (?:app|site|page|thing)|all (?:of )?(?:the )?(?:text|it))\b/i
const size = /\b(bigger|larger|big|large|increase|smaller|small|decrease|shrink|compact|tiny|huge)\b/i
const isOfPart =
  /\b(?:headlines?|headings?|titles?|sub-?titles?|buttons?|links?|labels?|footer|header|menu|logo|cards?|pictures?|photos?|images?|fields?|numbers|on the|in the|of the)\b/i

const rootRule = /(^|\n)html \{\n {2}font-size: ([\d.]+)%;\n\}\n\n?/

export function changeTextSize({ text }: Masked, app: AppCode): Outcome | null {
  const said = size.exec(text)?.[1]
  const isWhole =
    whole.test(text) ||
    /^make (?:it|the (?:app|site|page)) (?:all )?(?:more )?(?:much )?(?:bigger|larger|smaller|compact)$/i.test(text)
  if (said === undefined || !isWhole || isOfPart.test(text)) return null
  const styles = app.files.get(stylesPath)
  if (styles === undefined) return null
  const isUp = /^(?:bigger|larger|big|large|increase|huge)$/i.test(said)
  const by = /\b(?:much|a lot|way|really|very|huge|tiny)\b/i.test(text) ? 2 : 1
  const now = Number(rootRule.exec(styles)?.[2] ?? usual)
  const at = steps.indexOf(now) < 0 ? steps.indexOf(usual) : steps.indexOf(now)
  const next = steps[Math.min(steps.length - 1, Math.max(0, at + (isUp ? by : -by)))] ?? usual
  if (next === now)
    return {
      refused: `making the text ${isUp ? 'bigger' : 'smaller'}, because it is as ${isUp ? 'big' : 'small'} as it gets`,
    }
  const rest = styles.replace(rootRule, '$1')
  app.write(stylesPath, next === usual ? rest : `html {\n  font-size: ${next}%;\n}\n\n${rest}`)
  return { done: `make all text ${isUp ? 'bigger' : 'smaller'} (${next} %)` }
}
