// The styling rules of generated apps (specification 9) as a checker over JSX source text.
import { type JsxTag, readJsxTags } from './jsx-tags.ts'

export const stylingRules = [
  /** Responsive UI: nothing is wider than a phone on every screen. */
  'responsive-ui',
  'font-awesome-icons',
  /** Tailwind classes only: no style attributes, style elements, style sheets or styled components. */
  'tailwind-only',
  /** The same for style attributes whose values are computed, which classes cannot say. */
  'computed-style',
  'field-name',
  /** Font classes are font-{lowercase name}. */
  'font-class',
] as const
export type StylingRule = (typeof stylingRules)[number]

/** Ours (decisions/006): icons of our catalogue are lucide's, and what is computed needs a style attribute. */
export const ourStylingRules: readonly StylingRule[] = ['responsive-ui', 'tailwind-only', 'field-name', 'font-class']

export interface StylingProblem {
  rule: StylingRule
  /** 1-based. */
  line: number
  message: string
}

/** Phones of section 9 are 360 wide. */
const phoneWidth = 360
const iconPackages =
  /^(?:lucide-react|@heroicons\/|@phosphor-icons\/|@tabler\/icons|@radix-ui\/react-icons|react-feather)/
const styledPackages = /^(?:styled-components|@emotion\/|styled-jsx|@stitches\/|@vanilla-extract\/|goober)/
const fieldTypesWithoutName = /^["'{`]*(?:submit|button|reset|image)["'}`]*$/

/**
 * Finds what breaks the rules. Arbitrary hex colours and sizes are allowed.
 *
 * @param rules those that apply, all by default
 */
export function checkStyling(source: string, rules: readonly StylingRule[] = stylingRules): StylingProblem[] {
  const found: { rule: StylingRule; at: number; message: string }[] = [
    ...readImports(source).flatMap(checkImport),
    ...readJsxTags(source).flatMap(checkTag),
  ]
  return found
    .filter(({ rule }) => rules.includes(rule))
    .sort((a, b) => a.at - b.at)
    .map(({ rule, at, message }) => ({ rule, line: source.slice(0, at).split('\n').length, message }))
}

interface Found {
  rule: StylingRule
  at: number
  message: string
}

function readImports(source: string): { from: string; at: number }[] {
  return [...source.matchAll(/^[ \t]*import\s(?:[\w\s{},*$]+\sfrom\s)?\s*(['"])(.+?)\1/gm)].map((match) => ({
    from: match[2] ?? '',
    at: match.index + match[0].search(/\S/),
  }))
}

function checkImport({ from, at }: { from: string; at: number }): Found[] {
  if (/\.(css|scss|sass|less)$/.test(from) && !/(^|\/)globals\.css$/.test(from))
    return [{ rule: 'tailwind-only', at, message: `Use Tailwind classes instead of the style sheet "${from}".` }]
  if (styledPackages.test(from))
    return [{ rule: 'tailwind-only', at, message: `Use Tailwind classes instead of "${from}".` }]
  if (iconPackages.test(from) || /^react-icons\/(?!fa6?$)/.test(from))
    return [{ rule: 'font-awesome-icons', at, message: `Use Font Awesome icons instead of "${from}".` }]
  return []
}

function checkTag(tag: JsxTag): Found[] {
  const { name, start: at, attributes } = tag
  const found: Found[] = []
  if (name === 'style') found.push({ rule: 'tailwind-only', at, message: 'Use Tailwind classes instead of <style>.' })
  const style = attributes.get('style')
  if (style !== undefined) {
    const rule = isComputed(style ?? '') ? 'computed-style' : 'tailwind-only'
    found.push({ rule, at, message: `Use Tailwind classes instead of style on <${name}>.` })
  }
  if (isFieldWithoutName(tag)) found.push({ rule: 'field-name', at, message: `<${name}> needs a name attribute.` })
  for (const token of classesOf(attributes.get('className') ?? '')) found.push(...checkClass(token, at))
  return found
}

/** An object literal in which something is no literal. */
function isComputed(style: string): boolean {
  const withoutTexts = style.replace(/'[^'\n]*'|"[^"\n]*"|`[^`$]*`/g, '0')
  return style.startsWith('{{') && /\.\.\.|:[^,}]*[A-Za-z_$(`]|[{,]\s*[A-Za-z_$][\w$]*\s*[,}]/.test(withoutTexts)
}

function isFieldWithoutName({ name, attributes, hasSpread }: JsxTag): boolean {
  if (!['input', 'select', 'textarea'].includes(name) || hasSpread) return false
  if (name === 'input' && fieldTypesWithoutName.test(attributes.get('type') ?? '')) return false
  return !attributes.has('name') || attributes.get('name') === ''
}

function checkClass(token: string, at: number): Found[] {
  const font = /(?:^|:)font-(.+)$/.exec(token)?.[1]
  if (font !== undefined && (font !== font.toLowerCase() || /^\[(?!\d|--)/.test(font)))
    return [{ rule: 'font-class', at, message: `Font classes read font-{lowercase name}: "${token}".` }]
  const width = /^(?:min-)?w-\[(\d+)px\]$/.exec(token)?.[1]
  if (width !== undefined && Number(width) > phoneWidth)
    return [{ rule: 'responsive-ui', at, message: `"${token}" is wider than a phone; add a breakpoint in front.` }]
  return []
}

/** The words of a className value; in an expression only those in its strings. */
function classesOf(value: string): string[] {
  const texts = value.startsWith('{')
    ? [...value.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    : [value]
  return texts.flatMap((text) => text.split(/\s+/)).filter((token) => token !== '')
}
