// Sign-in of a generated app as its makers see it: the switch, and which providers are ready.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { appUserRecordSchema } from './vocabulary/databases.ts'
import { signInProviderSchema } from './vocabulary/sign-in-providers.ts'

export const signInProviderStateSchema = z.object({
  provider: signInProviderSchema,
  /** Somebody switched it on. */
  isEnabled: z.boolean(),
  /** All its variables are there in production. */
  isConfigured: z.boolean(),
  /** Names of variables that production does not have yet. */
  missingVariables: z.array(z.string()),
  /** What the provider must be told to send people back to; null where there is nothing to tell. */
  callbackUrl: z.string().nullable(),
})
export type SignInProviderState = z.infer<typeof signInProviderStateSchema>

export const signInSettingsSchema = z.object({
  /** Specification 6: off means that everybody is always a stranger to the app. */
  isEnabled: z.boolean(),
  providers: z.array(signInProviderStateSchema),
})
export type SignInSettings = z.infer<typeof signInSettingsSchema>

/** Somebody who is signed in to an app, as the app sees them. */
export const appUserSchema = appUserRecordSchema.extend({
  id: z.string().min(1).max(200),
  email: z.string().max(320).nullable(),
  name: z.string().max(200).nullable(),
  image: z.string().max(2_000).nullable(),
})
export type AppUser = z.infer<typeof appUserSchema>

const project = z.object({ projectGroupId: idSchema })

export const signInContract = {
  get: oc.input(project).output(signInSettingsSchema),
  /** What is left out stays as it is. */
  update: oc
    .input(
      project.extend({ isEnabled: z.boolean().optional(), providers: z.array(signInProviderSchema).max(4).optional() }),
    )
    .output(signInSettingsSchema),
}
