// The operator's file of prices, read once at the start.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { ownPrices, type PriceList, priceFileSchema, withOwnRows } from '@joinery/contract/model-prices'
import * as z from 'zod'

/** @returns our own prices, and what is wrong with the file where something is */
export function readPrices(path: string | undefined, root: string): { prices: PriceList; problem?: string } {
  if (path === undefined) return { prices: ownPrices }
  try {
    const rows = priceFileSchema.safeParse(JSON.parse(readFileSync(resolve(root, path), 'utf8')))
    if (rows.success) return { prices: withOwnRows(rows.data) }
    return {
      prices: ownPrices,
      problem: `MODEL_PRICES (${path}) is not a list of prices: ${z.prettifyError(rows.error)}`,
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { prices: ownPrices, problem: `MODEL_PRICES (${path}) cannot be read: ${why}` }
  }
}
