// Small enumerations of the platform beneath (specification 3, "Other values", and 9, "Haptic patterns").
import * as z from 'zod'

export const logLevelSchema = z.enum(['INFO', 'WARN', 'ERROR'])
export type LogLevel = z.infer<typeof logLevelSchema>

/** The higher, the more urgent. */
export const logLevelRanks: Readonly<Record<LogLevel, number>> = { INFO: 0, WARN: 1, ERROR: 2 }

export const gitProviderSchema = z.enum(['github'])
export type GitProvider = z.infer<typeof gitProviderSchema>

export const fileStorageProviderSchema = z.enum(['UPLOADCARE'])
export type FileStorageProvider = z.infer<typeof fileStorageProviderSchema>

export const machineKindSchema = z.enum(['AGENT', 'BUILDER', 'APP_STORE_PUBLISH', 'SCREENSHOT'])
export type MachineKind = z.infer<typeof machineKindSchema>

/** Ours: the stores behind APP_STORE_PUBLISH. */
export const appStoreSchema = z.enum(['app-store', 'play-store'])
export type AppStore = z.infer<typeof appStoreSchema>

export const hapticPatternSchema = z.enum([
  'success',
  'warning',
  'error',
  'light',
  'medium',
  'heavy',
  'soft',
  'rigid',
  'selection',
])
export type HapticPattern = z.infer<typeof hapticPatternSchema>
