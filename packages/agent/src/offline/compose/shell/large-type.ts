// Who reads with difficulty: "large text", "big buttons", "for my grandmother", "for my mum who sees badly".
import type { Brief } from '../../brief.ts'

const asksLarge =
  /\b(?:large|larger|big|bigger|huge) (?:and clear )?(?:text|letters|lettering|print|type|fonts?|writing|words|buttons?)\b|\beasy to (?:read|see)\b|\bfor (?:my|our|the|your) (?:\w+ )?(?:grand(?:mother|father|ma|pa|mum|dad|parents)|granny|grandad|nan|nana)\b(?!['’]s)|\bfor (?:the |our )?(?:elderly|seniors|older people|old people)\b|\b(?:poor|bad|weak|failing) (?:eyesight|eyes|sight|vision)\b|\b(?:eyes|eyesight|sight|vision) (?:is|are|gets?|got) (?:very |quite |rather )?(?:bad|poor|weak|failing|worse)\b|\bvisually impaired\b|\bsees? (?:very |quite |rather )?(?:badly|poorly|little)\b|\b(?:can['’]?t|cannot|can hardly|hardly|barely|does not|doesn['’]?t|do not|don['’]?t) sees? (?:very |so |too )?(?:well|much|anything)\b|\bhalf[- ]blind\b/i

/** A brief as far as it says how large its type is. */
export type Told = Partial<Pick<Brief, 'message' | 'request'>>

export function asksLargeType({ message, request = '' }: Told): boolean {
  return asksLarge.test(message ?? request)
}

/** Drawn so that no letter is taken for another. */
export const legible = 'Atkinson Hyperlegible Next'

/** All sizes are told in this one; buttons are as large as a thumb that trembles needs them, and no word is faint or tiny. */
export const largeRules = `:root {
  font-size: 112.5%;
}

@media (width >= 40rem) {
  :root {
    font-size: 125%;
  }
}

:root:root {
  --color-muted: color-mix(in oklab, var(--color-text) 88%, var(--color-background));
  --color-surface-muted: color-mix(in oklab, var(--color-on-surface) 88%, var(--color-surface));
  --text-sm: 1rem;
  --text-xs: 1rem;
}

:is(button, summary, a.bg-primary) {
  min-height: 3.25rem;
}

`
