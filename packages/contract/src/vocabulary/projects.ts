// What a project is, who sees it and where it came from (specification 3).
import * as z from 'zod'

export const projectKindSchema = z.enum(['APP', 'LINK_IN_BIO'])
export type ProjectKind = z.infer<typeof projectKindSchema>

export const visibilitySchema = z.enum(['PUBLIC', 'PRIVATE'])
export type Visibility = z.infer<typeof visibilitySchema>

export const creationSourceSchema = z.enum(['CLONE', 'FEATURED', 'TAGGED', 'RATED', 'PROFILE', 'ONBOARDING'])
export type CreationSource = z.infer<typeof creationSourceSchema>

export const contentSafetySchema = z.enum(['UNKNOWN', 'FLAGGED', 'SAFE', 'UNSAFE_TOO_LONG', 'UNSAFE_ERROR_WITH_IMAGE'])
export type ContentSafety = z.infer<typeof contentSafetySchema>

/** Ours (decisions, "Entities"). */
export const projectPlatformSchema = z.enum(['web', 'mobile', 'both'])
export type ProjectPlatform = z.infer<typeof projectPlatformSchema>

/** How often something repeats (specification 3, "Other values"). */
export const frequencySchema = z.enum(['DAILY'])
export type Frequency = z.infer<typeof frequencySchema>

/** Days in the trash before a project group or a database is gone. Ours (decisions, "Entities"). */
export const trashDays = 30
