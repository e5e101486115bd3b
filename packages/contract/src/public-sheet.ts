// Public sheets: forms of generated apps that need no table of their own send their rows here (specification 7).
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { databaseEnvironmentSchema } from './vocabulary/databases.ts'
import { maxPageLimit } from './vocabulary/product.ts'

/** Ours. What stands here keeps strangers from filling a disk through somebody's contact form. */
export const sheetLimits = {
  bodyBytes: 256 * 1024,
  fields: 100,
  nameLength: 100,
  valueLength: 10_000,
  /** Different names of fields over all rows of a sheet. */
  columns: 200,
  rows: 10_000,
  sheets: 100,
  visitorPerMinute: 20,
  appPerMinute: 240,
} as const

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** Several values of one field come joined by commas; as a list they are joined here. */
const fieldSchema = z
  .union([scalarSchema, z.array(scalarSchema).max(sheetLimits.fields)])
  .transform((value) => (Array.isArray(value) ? value.map((each) => each ?? '').join(',') : String(value ?? '')))
  .pipe(z.string().max(sheetLimits.valueLength))

/** Postgres takes neither zero characters nor halves of characters. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

export const sheetSubmissionSchema = z.object({
  sheetId: z.string().trim().min(1).max(sheetLimits.nameLength).transform(storable).pipe(z.string().min(1)),
  formData: z
    .record(z.string().min(1).max(sheetLimits.nameLength).transform(storable), fieldSchema.transform(storable))
    .refine((fields) => Object.keys(fields).length > 0, 'The form is empty.')
    .refine((fields) => Object.keys(fields).length <= sheetLimits.fields, 'The form has too many fields.'),
})
export type SheetSubmission = z.infer<typeof sheetSubmissionSchema>

const place = z.object({ projectGroupId: idSchema, environment: databaseEnvironmentSchema.default('development') })
const sheetPlace = place.extend({ sheetId: z.string().min(1).max(sheetLimits.nameLength) })

export const publicSheetSchema = z.object({
  sheetId: z.string(),
  /** In the order in which they came up. */
  columns: z.array(z.string()),
  rowCount: z.number().int(),
  updatedAt: z.date(),
})
export type PublicSheet = z.infer<typeof publicSheetSchema>

export const sheetRowSchema = z.object({
  id: z.number().int(),
  createdAt: z.date(),
  /** In the order of the sheet's columns; null where the row has no such field. */
  values: z.array(z.string().nullable()),
})
export type SheetRow = z.infer<typeof sheetRowSchema>

export const publicSheetContract = {
  list: oc.input(place).output(z.object({ sheets: z.array(publicSheetSchema) })),
  /** The newest first. */
  rows: oc
    .input(
      sheetPlace.extend({
        limit: z.number().int().min(1).max(maxPageLimit).default(50),
        offset: z.number().int().min(0).default(0),
      }),
    )
    .output(z.object({ columns: z.array(z.string()), rows: z.array(sheetRowSchema), total: z.number().int() })),
  /** Without `rowIds` the whole sheet goes. */
  remove: oc
    .input(sheetPlace.extend({ rowIds: z.array(z.number().int()).max(maxPageLimit).optional() }))
    .output(z.object({ removed: z.number().int() })),
}
