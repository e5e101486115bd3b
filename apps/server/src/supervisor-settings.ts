// What the supervisor process needs to answer `sql`; handed over in its environment, which apps never see.
import * as z from 'zod'

export const supervisorSettingsSchema = z.object({
  platformUrl: z.string(),
  adminUrl: z.string(),
  /** 32 bytes in hex; opens the apps' database passwords. */
  masterKey: z.string().length(64),
})
export type SupervisorSettings = z.infer<typeof supervisorSettingsSchema>
