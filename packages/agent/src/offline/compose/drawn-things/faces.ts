// Flat drawings of things on a square of 120: what the heads of animals have in common.

export const ink = '#2b2430'
const white = '#ffffff'

interface Face {
  fur: string
  /** The muzzle, and the inside of ears. */
  pale: string
  ears: keyof typeof ears
  /** Ears of another colour than the head, all over. */
  earsOf?: string
  nose?: string
  noseIs?: keyof typeof noses
  /** Drawn over the head and under eyes and muzzle: stripes, patches. */
  marks?: string
  eyes?: string
  /** Drawn over everything: whiskers, teeth. */
  over?: string
}

/** A shape at the left, and the same at the right. */
const both = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 120 0)">${shape}</g>`

export { both as mirrored }

export function eye(x: number, y: number, radius = 5): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}" /><circle cx="${x - radius * 0.35}" cy="${y - radius * 0.35}" r="${radius * 0.32}" fill="${white}" />`
}

/** A line with round ends. */
export function stroke(data: string, color: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${color}" strokeWidth="${width}" strokeLinecap="round" strokeLinejoin="round" />`
}

const ears = {
  round: (fur: string, pale: string) =>
    both(`<circle cx="31" cy="36" r="15" fill="${fur}" /><circle cx="32" cy="37" r="8" fill="${pale}" />`),
  small: (fur: string, pale: string) =>
    both(`<circle cx="36" cy="33" r="10" fill="${fur}" /><circle cx="37" cy="34" r="5" fill="${pale}" />`),
  large: (fur: string, pale: string) =>
    both(`<circle cx="24" cy="48" r="20" fill="${fur}" /><circle cx="25" cy="49" r="12" fill="${pale}" />`),
  pointed: (fur: string, pale: string) =>
    both(`<path d="M25 62L24 18L58 34Z" fill="${fur}" /><path d="M31 48L30 28L46 36Z" fill="${pale}" />`),
  long: (fur: string, pale: string) =>
    both(
      `<ellipse cx="45" cy="28" rx="11" ry="27" fill="${fur}" transform="rotate(-8 45 28)" /><ellipse cx="45" cy="29" rx="5" ry="19" fill="${pale}" transform="rotate(-8 45 28)" />`,
    ),
  hanging: (fur: string) => both(`<path d="M38 32C18 30 8 52 16 82C30 84 38 66 38 32Z" fill="${fur}" />`),
  none: () => '',
} as const

const mouth = stroke('M60 76v4M60 80q-6 7 -12 2M60 80q6 7 12 2', ink, 2.6)

const noses = {
  small: (color: string) => `<ellipse cx="60" cy="71" rx="7" ry="5" fill="${color}" />${mouth}`,
  tall: (color: string) => `<ellipse cx="60" cy="68" rx="9" ry="13" fill="${color}" />${mouth}`,
  snout: (color: string) => both(`<ellipse cx="54" cy="78" rx="3.5" ry="5.5" fill="${color}" />`),
} as const

export function face(parts: Face): string {
  const { fur, pale, earsOf = pale, nose = ink, noseIs = 'small', marks = '', eyes = eye(44, 58) + eye(76, 58) } = parts
  return [
    ears[parts.ears](parts.earsOf ?? fur, earsOf),
    `<ellipse cx="60" cy="64" rx="39" ry="37" fill="${fur}" />`,
    marks,
    '<path d="M66 27.4A39 37 0 0 1 66 100.6A62 62 0 0 0 66 27.4Z" fill="#000000" fillOpacity="0.1" />',
    `<ellipse cx="60" cy="79" rx="20" ry="16" fill="${pale}" />`,
    eyes,
    noses[noseIs](nose),
    parts.over ?? '',
  ].join('')
}
