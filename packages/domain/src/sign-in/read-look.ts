// What the ready-made pages of an app's sign-in look like: the app's own colours, fonts and name.
import * as z from 'zod'

import type { Services } from '../context.ts'
import { readFiles, readTree } from '../revisions/index.ts'
import { findProjectName } from './sign-in-queries.ts'

export const tokensPath = 'design/tokens.json'
const color = z.string().regex(/^[#\w(),.%/ +-]{1,60}$/)
const colors = z.record(z.string(), z.unknown()).transform((given) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string][] => {
      const parsed = color.safeParse(value)
      return parsed.success && /^[\w-]{1,40}$/.test(name) ? [[name, parsed.data]] : []
    }),
  ),
)
const family = z.string().regex(/^[\w ]{1,40}$/)
const length = z.union([z.number().min(0).max(48), z.string().regex(/^[\d.]{1,6}(?:px|rem|em)$/)])
const drawing = z
  .string()
  .max(60_000)
  .regex(/^<svg [^]*<\/svg>$/)
const tokensSchema = z.object({
  colors: colors.default({}),
  dark: z.object({ colors: colors.default({}) }).optional(),
  fonts: z
    .object({ display: family.optional().catch(undefined), text: family.optional().catch(undefined) })
    .catch({})
    .default({}),
  radius: z.object({ control: length.optional(), surface: length.optional() }).default({}),
  // A drawing is only ever shown as a picture, in which nothing runs and nothing is fetched.
  welcome: z
    .object({
      headline: z.string().max(120).default(''),
      line: z.string().max(200),
      picture: drawing.optional(),
      nightPicture: drawing.optional(),
      isForOwner: z.boolean().default(false),
    })
    .nullable()
    .catch(null)
    .default(null),
})

export interface SignInLook {
  appName: string
  /** By token name; only what is plainly a colour. */
  colors: Record<string, string>
  /** Null when the app has no dark version of itself. */
  darkColors: Record<string, string> | null
  radius: { control: string; surface: string }
  /** What strangers are told of the app, and its picture as SVG; null where it says nothing of itself. */
  welcome: {
    headline: string
    line: string
    picture: string | null
    nightPicture: string | null
    /** Nobody but whoever looks after the app has a use for an account. */
    isForOwner?: boolean
  } | null
  /** Families by what they are for; null where the app names none. */
  fonts: { display: string | null; text: string | null }
}

/**
 * @param input.revisionId undefined: the head
 * @param input.tokens text of the tokens of a draft, which no revision has yet
 */
export async function readSignInLook(
  services: Pick<Services, 'db' | 'blobs'>,
  input: { projectGroupId: string; revisionId?: string | undefined; tokens?: string | undefined },
): Promise<SignInLook> {
  const text = input.tokens ?? (await storedTokens(services, input))
  const tokens = tokensSchema.safeParse(parseJson(text))
  const { colors: light, dark, radius, welcome, fonts } = tokens.success ? tokens.data : tokensSchema.parse({})
  return {
    appName: (await findProjectName(services.db, input.projectGroupId)) ?? '',
    colors: light,
    darkColors: dark === undefined ? null : { ...light, ...dark.colors },
    welcome:
      welcome === null
        ? null
        : { ...welcome, picture: welcome.picture ?? null, nightPicture: welcome.nightPicture ?? null },
    fonts: { display: fonts.display ?? null, text: fonts.text ?? null },
    radius: { control: toLength(radius.control, '8px'), surface: toLength(radius.surface, '12px') },
  }
}

async function storedTokens(
  services: Pick<Services, 'db' | 'blobs'>,
  { projectGroupId, revisionId }: { projectGroupId: string; revisionId?: string | undefined },
): Promise<string> {
  const { tree } = await readTree(services, projectGroupId, revisionId)
  const hash = tree[tokensPath]
  const files = hash === undefined ? {} : await readFiles(services, { [tokensPath]: hash })
  return files[tokensPath] ?? '{}'
}

function toLength(value: number | string | undefined, fallback: string): string {
  if (value === undefined) return fallback
  return typeof value === 'number' ? `${value}px` : value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
