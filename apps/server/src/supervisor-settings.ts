// What the supervisor process needs to answer `sql`; handed over in its environment, which apps never see.
import * as z from 'zod'

export const supervisorSettingsSchema = z.object({
  platformUrl: z.string(),
  adminUrl: z.string(),
  /** 32 bytes in hex; opens the apps' database passwords. */
  masterKey: z.string().length(64),
  /** What apps' server code may ask of outside hosts. */
  outside: z.object({ mode: z.enum(['off', 'public']), allowedHosts: z.array(z.string()).nullable() }),
})
export type SupervisorSettings = z.infer<typeof supervisorSettingsSchema>
