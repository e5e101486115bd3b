// Specification 3, "Enumerations": every member typed from its text, in its order.
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'

import { blockTypeSchema } from './agent-blocks.ts'
import {
  assetCategorySchema,
  assetLicenceSchema,
  assetOperationSchema,
  assetPayloadTypeSchema,
  assetSourceSchema,
  imageQualitySchema,
} from './assets.ts'
import { versionOriginSchema } from './changes.ts'
import {
  acceptedImageTypeSchema,
  contentTypeSchema,
  markupTypeSchema,
  otherAcceptedTypeSchema,
} from './content-types.ts'
import { creditTransactionKindSchema, usageEventKindSchema } from './credits.ts'
import { databaseEnvironmentSchema } from './databases.ts'
import { designTokenKindSchema } from './design-token-kinds.ts'
import { deploymentEnvironmentSchema, runtimeEnvironmentSchema } from './environments.ts'
import { fileStorageProviderSchema, gitProviderSchema, logLevelSchema, machineKindSchema } from './machines-and-logs.ts'
import { aiTaskKindSchema, embeddingModelSchema, imageModelSchema } from './models.ts'
import { planSchema, usageTierSchema } from './plans.ts'
import {
  contentSafetySchema,
  creationSourceSchema,
  frequencySchema,
  projectKindSchema,
  visibilitySchema,
} from './projects.ts'
import { questionFieldTypeSchema } from './question-fields.ts'
import { platformRoleSchema, teamRoleSchema, userBadgeSchema } from './roles.ts'
import { signInProviderSchema } from './sign-in-providers.ts'
import { topicCategorySchema } from './topics.ts'

/** Name, schema, members as the specification prints them. */
const enumerations: readonly (readonly [string, z.ZodEnum, string])[] = [
  ['Sign-in providers', signInProviderSchema, 'google, email, facebook, twitter'],
  ['Team member roles', teamRoleSchema, 'OWNER, ADMIN, EDITOR, VIEWER'],
  ['Platform roles', platformRoleSchema, 'ADMIN, CUSTOMER, CREATOR, CREATOR_LEAD'],
  ['User badge', userBadgeSchema, 'AMBASSADOR'],
  ['Plans', planSchema, 'FREE, PRO, BUSINESS, ENTERPRISE, FREE_USAGE, PRO_USAGE'],
  [
    'Usage price tiers',
    usageTierSchema,
    'usage_free, usage_pro_20, usage_pro_50, usage_pro_100, usage_pro_200, usage_pro_300, usage_pro_400, usage_pro_500, usage_pro_600, usage_pro_750, usage_pro_900',
  ],
  ['Project kinds', projectKindSchema, 'APP, LINK_IN_BIO'],
  ['Project version origins', versionOriginSchema, 'INITIAL, BLANK, ITERATION, COMMENT, PATCH_COMMENT'],
  ['Visibility', visibilitySchema, 'PUBLIC, PRIVATE'],
  ['Creation sources', creationSourceSchema, 'CLONE, FEATURED, TAGGED, RATED, PROFILE, ONBOARDING'],
  [
    'Content safety classification',
    contentSafetySchema,
    'UNKNOWN, FLAGGED, SAFE, UNSAFE_TOO_LONG, UNSAFE_ERROR_WITH_IMAGE',
  ],
  ['Content types', contentTypeSchema, 'image, website, other'],
  ['Database environments', databaseEnvironmentSchema, 'main, development'],
  ['Deployment environments', deploymentEnvironmentSchema, 'DEVELOPMENT, PREVIEW, PRODUCTION'],
  ['Asset licence types', assetLicenceSchema, 'FREE, RECOMMENDED, ATTRIBUTION'],
  [
    'Asset categories, with a background video category',
    assetCategorySchema,
    'HERO, BACKGROUND, AVATAR, ICON, ILLUSTRATION, LOGO, BACKGROUND_VIDEO, ABSTRACT_IMAGES',
  ],
  [
    'Asset sources, six kinds: stock photos, brand logos, icons, stock graphics, placeholder logos, AI images',
    assetSourceSchema,
    'STOCK_PHOTO, BRAND_LOGO, ICON, STOCK_GRAPHICS, PLACEHOLDER_LOGO, AI_IMAGE',
  ],
  ['Asset operation', assetOperationSchema, 'REMOVE_BACKGROUND'],
  ['Asset payload types', assetPayloadTypeSchema, 'URL, BASE64, COMMENT_CLASSIFICATION'],
  ['Image models', imageModelSchema, 'DALL_E_3, STABLE_DIFFUSION_V3_MEDIUM, FAST_LIGHTNING_SDXL'],
  ['Embedding models', embeddingModelSchema, 'text-embedding-3-large, voyage-code-3'],
  [
    'Usage event kinds',
    usageEventKindSchema,
    'START_GENERATION, INTEGRATION_USAGE, GENERATION_USAGE, WEB_SEARCH_USAGE, FAST_APPLY_USAGE, FILE_RANKING_USAGE, EMBEDDING_USAGE',
  ],
  [
    'Credit transaction kinds: the usage event kinds plus four',
    creditTransactionKindSchema,
    'START_GENERATION, INTEGRATION_USAGE, GENERATION_USAGE, WEB_SEARCH_USAGE, FAST_APPLY_USAGE, FILE_RANKING_USAGE, EMBEDDING_USAGE, STORAGE_USAGE, DEPOSIT_CREDITS, REFILL_CREDITS, PERIODIC_REFILL_CREDITS',
  ],
  ['Image quality levels', imageQualitySchema, 'LOW, MEDIUM, HIGH, STANDARD, HD'],
  [
    'App topic categories (23)',
    topicCategorySchema,
    'lead generation tool, personal website, ecommerce store, blog, portfolio, social network, game, AI tool, finance app, dating app, to-do list, notes, gallery, contact management, survey, quiz, online store, chat app, feedback tool, weather app, translation tool, fitness tracker, cryptocurrency app',
  ],
  ['Log levels', logLevelSchema, 'INFO, WARN, ERROR'],
  ['Git provider', gitProviderSchema, 'github'],
  ['File storage provider', fileStorageProviderSchema, 'UPLOADCARE'],
  ['Runtime environment', runtimeEnvironmentSchema, 'EXPO'],
  ['Frequency', frequencySchema, 'DAILY'],
  ['Machine kinds', machineKindSchema, 'AGENT, BUILDER, APP_STORE_PUBLISH, SCREENSHOT'],
  [
    'Design token kinds',
    designTokenKindSchema,
    'background color hex, text color hex, font weight, rounded corner radius px, padding px, font family, font size px, height px, width px, background image url',
  ],
  ['Accepted image types', acceptedImageTypeSchema, 'jpeg, png, gif, webp, svg+xml'],
  ['Markup types', markupTypeSchema, 'html, xhtml'],
  [
    'Other accepted content types',
    otherAcceptedTypeSchema,
    'text, json, xml, pdf, zip, audio, video, fonts, multipart',
  ],
  [
    'AI task kinds',
    aiTaskKindSchema,
    'autorename, autofix compile error rewrite, comment fixing, goal assistance question generation, autofix sql error rewrite, reset user database sql, agent refactor file, rewrite prompt, generate description for golden designs',
  ],
  [
    'Agent chat block types',
    blockTypeSchema,
    'suggest-environment-variables, expo-page, page, file, component, function, thinking, choices, module-selection, design-system-selection, integration-selection, publish, view-transition, action, database, project-settings, tool-call, web-search, url-access, file-based-block',
  ],
  [
    'Field types of the agent’s question form',
    questionFieldTypeSchema,
    'info, text, password, invisible, number, confirm, list, toggle, select, multiselect, autocomplete, autocompleteMultiselect, date, unknown, completed, failed',
  ],
]

describe.each(enumerations)('3 %s', (_name, schema, members) => {
  test('has exactly the specified members, in order', () => {
    expect(schema.options).toEqual(members.split(', '))
  })

  test('refuses what is not a member', () => {
    for (const member of members.split(', ')) {
      expect(schema.safeParse(member).success).toBe(true)
      expect(schema.safeParse(`${member}s`).success).toBe(false)
      expect(schema.safeParse(swapCase(member)).success).toBe(false)
    }
    expect(schema.safeParse('').success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
  })
})

describe('3 Numbers of members', () => {
  test.each([
    ['topics', topicCategorySchema, 23],
    ['asset sources', assetSourceSchema, 6],
    ['agent block types', blockTypeSchema, 20],
    ['question field types', questionFieldTypeSchema, 16],
  ] as const)('%s', (_name, schema, count) => {
    expect(new Set<string>(schema.options).size).toBe(count)
  })
})

function swapCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}
