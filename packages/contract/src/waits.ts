// What a run waits for when it ends with a card: once it is done, wherever in the product, the agent goes on by itself.
import * as z from 'zod'

import { contrast } from './colors/oklch.ts'
import { variableNameSchema } from './variables.ts'
import { continuationActionSchema } from './vocabulary/changes.ts'
import { availableFonts } from './vocabulary/fonts.ts'
import { integrationKindSchema } from './vocabulary/integrations.ts'
import { integrationSelectionKeySchema } from './vocabulary/modules.ts'
import { signInProviderSchema } from './vocabulary/sign-in-providers.ts'

const hexSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written #rrggbb.')
const fontSchema = z.enum(availableFonts)

/** Colours, type and radii of an app, as one choice among several. */
export const lookSchema = z
  .object({
    name: z.string().trim().min(1).max(60),
    why: z.string().max(200).optional(),
    colors: z.object({
      background: hexSchema,
      surface: hexSchema,
      text: hexSchema,
      muted: hexSchema,
      primary: hexSchema,
      'on-primary': hexSchema,
      accent: hexSchema,
      hairline: hexSchema,
      control: hexSchema,
      danger: hexSchema,
    }),
    fonts: z.object({ display: fontSchema, text: fontSchema }),
    radius: z.object({ control: z.number().min(0).max(40), surface: z.number().min(0).max(60) }).optional(),
  })
  .superRefine(({ colors }, issues) => {
    for (const [one, other] of readPairs) {
      const ratio = contrast(colors[one], colors[other])
      if (ratio >= 4.5) continue
      issues.addIssue({
        code: 'custom',
        message: `${one} on ${other} has a contrast of ${ratio.toFixed(1)}; 4.5 is needed.`,
      })
    }
  })
export type Look = z.infer<typeof lookSchema>

/** Text and the ground it is read on. */
const readPairs = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['on-primary', 'primary'],
] as const

/** One way to get something from outside the app. */
export const integrationSchema = z.object({
  name: z.string().trim().min(1).max(60),
  why: z.string().max(200).optional(),
  /** The host that the app's functions would call. */
  host: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'A host is written like api.example.com.'),
  /** Variables that its keys go into. */
  variables: z.array(variableNameSchema).max(6).default([]),
})
export type Integration = z.infer<typeof integrationSchema>

const actions = continuationActionSchema.enum

export const waitSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal(actions.CONTINUE_AFTER_PUBLISH) }),
  /** All of these variables of development were written since. */
  z.object({
    action: z.literal(actions.CONTINUE_AFTER_SAVE_SECRET),
    names: z.array(variableNameSchema).min(1).max(20),
  }),
  z.object({
    action: z.literal(actions.CONTINUE_AFTER_SELECT_INTEGRATION),
    kind: integrationKindSchema,
    options: z.array(integrationSchema).min(1).max(6),
  }),
  /** The agent chose by itself: nobody is waited for. */
  z.object({
    action: z.literal(actions.CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION),
    key: integrationSelectionKeySchema,
    chosen: integrationSchema,
  }),
  z.object({
    action: z.literal(actions.CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM),
    looks: z.array(lookSchema).min(2).max(4),
  }),
  z.object({ action: z.literal(actions.CONTINUE_AFTER_ADD_AUTH) }),
  /** All of these are switched on. */
  z.object({
    action: z.literal(actions.CONTINUE_AFTER_UPDATE_AUTH_SETTINGS),
    providers: z.array(signInProviderSchema).min(1).max(4),
  }),
])
export type Wait = z.infer<typeof waitSchema>

/** Name of the one field in which a look or an integration is chosen; its values are the names of the options. */
export const choiceField = 'choice'
