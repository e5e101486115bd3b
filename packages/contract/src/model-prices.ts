// Prices of models as data: what a row says, when it was read and where. A model without a row is counted, not priced.
import * as z from 'zod'

/**
 * Where a price comes from: the provider's own page, a public report of it that we could not hold against the page, or
 * whoever runs this installation.
 */
export const priceSourceSchema = z.enum(['provider', 'reported', 'operator'])
export type PriceSource = z.infer<typeof priceSourceSchema>

const perMillion = z.number().min(0).max(1_000_000)

export const modelPriceRowSchema = z.object({
  /** The model's own id, in lower case, with `*` for any ending: `claude-opus-4-5*`. */
  model: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9._:-]*\*?$/, 'Write an id such as gpt-5-mini, in lower case; a * only at its end.'),
  /** Currency units per million tokens. */
  input: perMillion,
  cachedInput: perMillion,
  output: perMillion,
  /** Day on which it was read. */
  asOf: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a day such as 2026-11-21.'),
  source: priceSourceSchema,
})
export type ModelPriceRow = z.infer<typeof modelPriceRowSchema>

/** The file that `MODEL_PRICES` names. Its rows count before ours. */
export const priceFileSchema = z.array(modelPriceRowSchema.omit({ source: true })).max(1_000)

export interface PriceList {
  /** Changes with every change of a price: what was settled keeps the one it was settled by. */
  version: string
  rows: readonly ModelPriceRow[]
}

/** `model input cachedInput output asOf source`; standard tier, prompts of ordinary length. */
const ours = `
claude-fable-5          10    1      50   2026-11-21 provider
claude-opus-5           5     0.5    25   2026-11-21 provider
claude-opus-4-8*        5     0.5    25   2026-11-21 provider
claude-opus-4-7*        5     0.5    25   2026-11-21 provider
claude-opus-4-6*        5     0.5    25   2026-11-21 provider
claude-opus-4-5*        5     0.5    25   2026-11-21 provider
claude-opus-4-1*        15    1.5    75   2026-11-21 provider
claude-opus-4-0*        15    1.5    75   2026-11-21 provider
claude-opus-4-2025*     15    1.5    75   2026-11-21 provider
claude-sonnet-5         2     0.2    10   2026-11-21 reported
claude-sonnet-4-6*      3     0.3    15   2026-11-21 provider
claude-sonnet-4-5*      3     0.3    15   2026-11-21 provider
claude-sonnet-4-0*      3     0.3    15   2026-11-21 provider
claude-sonnet-4-2025*   3     0.3    15   2026-11-21 provider
claude-haiku-4-5*       1     0.1    5    2026-11-21 provider
claude-3-5-haiku*       0.8   0.08   4    2026-11-21 provider
gpt-5.4                 2.5   0.25   15   2026-03-31 reported
gpt-5.4-mini            0.75  0.075  4.5  2026-03-31 reported
gpt-5.2                 1.75  0.175  14   2026-01-31 reported
gpt-5.1                 1.25  0.125  10   2025-11-30 reported
gpt-5.1-chat-latest     1.25  0.125  10   2025-11-30 reported
gpt-5.1-codex           1.25  0.125  10   2025-11-30 reported
gpt-5                   1.25  0.125  10   2025-11-30 reported
gpt-5-2025*             1.25  0.125  10   2025-11-30 reported
gpt-5-chat-latest       1.25  0.125  10   2025-11-30 reported
gpt-5-codex             1.25  0.125  10   2025-11-30 reported
gpt-5-mini*             0.25  0.025  2    2026-01-31 reported
gpt-5-nano*             0.05  0.005  0.4  2025-11-30 reported
gpt-4.1                 2     0.5    8    2025-11-30 reported
gpt-4.1-2025*           2     0.5    8    2025-11-30 reported
gpt-4.1-mini*           0.4   0.1    1.6  2025-11-30 reported
gpt-4.1-nano*           0.1   0.025  0.4  2025-11-30 reported
gpt-4o                  2.5   1.25   10   2025-11-30 reported
gpt-4o-2024*            2.5   1.25   10   2025-11-30 reported
gpt-4o-mini*            0.15  0.075  0.6  2025-11-30 reported
o4-mini*                1.1   0.275  4.4  2025-11-30 reported
o3                      2     0.5    8    2025-11-30 reported
o3-2025*                2     0.5    8    2025-11-30 reported
gemini-2.5-pro          1.25  0.125  10   2026-03-31 reported
gemini-2.5-flash        0.3   0.03   2.5  2026-03-31 reported
gemini-2.5-flash-lite   0.1   0.01   0.4  2025-11-30 reported
`

export const ownPrices: PriceList = {
  version: '2026-11-21',
  rows: ours
    .trim()
    .split('\n')
    .map((line) => {
      const [model, input, cachedInput, output, asOf, source] = line.trim().split(/\s+/)
      const prices = { input: Number(input), cachedInput: Number(cachedInput), output: Number(output) }
      return modelPriceRowSchema.parse({ model, ...prices, asOf, source })
    }),
}

/** An operator's rows before ours; the version says what is in them, so that a changed file is another version. */
export function withOwnRows(rows: z.infer<typeof priceFileSchema>): PriceList {
  if (rows.length === 0) return ownPrices
  const newest =
    rows
      .map(({ asOf }) => asOf)
      .toSorted()
      .at(-1) ?? ''
  let fingerprint = 7
  for (const letter of JSON.stringify(rows)) fingerprint = (fingerprint * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return {
    version: `${ownPrices.version}+operator-${newest}-${fingerprint.toString(36)}`,
    rows: [...rows.map((row): ModelPriceRow => ({ ...row, source: 'operator' })), ...ownPrices.rows],
  }
}

/** The first row that names the model; null: its price is not known. */
export function findPrice(list: PriceList, model: string): ModelPriceRow | null {
  const name = model.split('/').at(-1)?.toLowerCase() ?? ''
  const fits = (pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)
  return list.rows.find((row) => fits(row.model)) ?? null
}
