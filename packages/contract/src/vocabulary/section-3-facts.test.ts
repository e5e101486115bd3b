// Specification 3: what it says of the members of its enumerations, and its small shapes.
import { describe, expect, test } from 'vitest'

import { contentTypeOf, isAcceptedMediaType } from './content-types.ts'
import { creditAlertShares, creditEntryStateSchema, creditPotSchema, creditValue, isSpending } from './credits.ts'
import { appUserRecordSchema, databaseEnvironments, databaseUserTable, defaultDatabaseName } from './databases.ts'
import { environmentVariables, isBrowserVariable } from './environment-names.ts'
import { keyValuePairSchema, resultSchema } from './environments.ts'
import { logLevelRanks } from './machines-and-logs.ts'
import { modelFamilyOf, modelFamilySchema } from './models.ts'
import { signInErrorSchema, signInProviders } from './sign-in-providers.ts'

describe('3 Sign-in providers', () => {
  test.each([
    ['google', 'Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    ['email', 'Email', []],
    ['facebook', 'Facebook', ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']],
    ['twitter', 'Twitter', ['TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET']],
  ] as const)(
    '%s has a display name, an icon path, a help link of its own and its variables',
    (provider, name, variables) => {
      const facts = signInProviders[provider]
      expect(facts.displayName).toBe(name)
      expect(facts.requiredVariables).toEqual(variables)
      expect(facts.iconPath).toBe(`/icons/sign-in/${provider}.svg`)
      expect(facts.helpLink).toBe(`/help/sign-in/${provider}`)
    },
  )

  test('a failed sign-in leaves one of six codes (decisions, "Routes")', () => {
    expect(signInErrorSchema.options.join(', ')).toBe(
      'OAuthSignin, OAuthAccountNotLinked, CredentialsSignin, EmailCreateAccount, AccessDenied, Configuration',
    )
    expect(signInErrorSchema.safeParse('OAuthCallback').success).toBe(false)
  })
})

describe('3 Databases', () => {
  test('main is production', () => {
    expect(databaseEnvironments).toEqual({ main: { isProduction: true }, development: { isProduction: false } })
  })

  test('a new database is called New Database, its user table user_accounts', () => {
    expect(defaultDatabaseName).toBe('New Database')
    expect(databaseUserTable).toBe('user_accounts')
  })

  test('a user record of a generated app is an id', () => {
    expect(Object.keys(appUserRecordSchema.shape)).toEqual(['id'])
    expect(appUserRecordSchema.safeParse({ id: 7 }).success).toBe(false)
  })
})

describe('3 Environment variable names', () => {
  test('are eight (values: decisions)', () => {
    expect(Object.values(environmentVariables).join(', ')).toBe(
      'DATABASE_URL, APP_AUTH_DATABASE_SLUG, APP_URL, ENVIRONMENT, USER_CONTENT_BASE_URL, PUBLIC_MAPS_KEY, UPLOAD_PUBLIC_KEY, DEPLOYMENT_ENVIRONMENT',
    )
  })

  test.each([
    ['PUBLIC_MAPS_KEY', true],
    ['UPLOAD_PUBLIC_KEY', true],
    ['APP_URL', true],
    ['ENVIRONMENT', true],
    ['DATABASE_URL', false],
    ['APP_AUTH_DATABASE_SLUG', false],
    ['USER_CONTENT_BASE_URL', false],
    ['DEPLOYMENT_ENVIRONMENT', false],
    ['GOOGLE_CLIENT_SECRET', false],
  ])('the browser sees %s: %s', (name, isSeen) => {
    expect(isBrowserVariable(name)).toBe(isSeen)
  })
})

describe('3 Small shapes', () => {
  test('a key/value pair is two strings', () => {
    expect(keyValuePairSchema.safeParse({ key: 'a', value: 'b' }).success).toBe(true)
    expect(keyValuePairSchema.safeParse({ key: 'a', value: 1 }).success).toBe(false)
    expect(keyValuePairSchema.safeParse({ key: 'a' }).success).toBe(false)
  })

  test('a result is a boolean and a message', () => {
    expect(resultSchema.safeParse({ success: true, message: '' }).success).toBe(true)
    expect(resultSchema.safeParse({ success: 'yes', message: '' }).success).toBe(false)
    expect(resultSchema.safeParse({ success: true }).success).toBe(false)
  })
})

describe('3 Usage and credits', () => {
  test.each([
    ['START_GENERATION', true],
    ['EMBEDDING_USAGE', true],
    ['STORAGE_USAGE', true],
    ['DEPOSIT_CREDITS', false],
    ['REFILL_CREDITS', false],
    ['PERIODIC_REFILL_CREDITS', false],
  ] as const)('%s takes credits away: %s', (kind, isTaken) => {
    expect(isSpending(kind)).toBe(isTaken)
  })

  test('the ledger’s words and the order of spending are those of the decisions', () => {
    expect(creditEntryStateSchema.options).toEqual(['reserved', 'settled', 'returned'])
    expect(creditPotSchema.options).toEqual(['periodic', 'deposited'])
    expect(creditValue).toBe(0.001)
    expect(creditAlertShares).toEqual([0.8, 1])
  })
})

describe('3 Model id to provider family (values ours)', () => {
  test.each([
    ['claude-opus-4-5', 'anthropic'],
    ['anthropic/claude-sonnet-4-5', 'anthropic'],
    ['gpt-5.1', 'openai'],
    ['openai/gpt-4o-mini', 'openai'],
    ['o3', 'openai'],
    ['o4-mini', 'openai'],
    ['chatgpt-4o-latest', 'openai'],
    ['gemini-2.5-pro', 'google'],
    ['openai-compatible/llama3.2:3b', 'meta'],
    ['codestral-latest', 'mistral'],
    ['deepseek-chat', 'deepseek'],
    ['qwen3-coder', 'alibaba'],
    ['xai/grok-4', 'xai'],
  ])('%s is of %s', (id, family) => {
    expect(modelFamilyOf(id)).toBe(family)
    expect(modelFamilySchema.parse(family)).toBe(family)
  })

  test.each(['offline', '', 'my-claude', 'orca-mini', 'gptq', 'openai/'])('%o is of no family', (id) => {
    expect(modelFamilyOf(id)).toBeNull()
  })
})

describe('3 Accepted content types', () => {
  test.each([
    ['image/jpeg', 'image'],
    ['image/svg+xml', 'image'],
    ['IMAGE/PNG', 'image'],
    ['text/html; charset=utf-8', 'website'],
    ['application/xhtml+xml', 'website'],
    ['text/plain', 'other'],
    ['application/json', 'other'],
    ['application/ld+json', 'other'],
    ['application/xml', 'other'],
    ['application/pdf', 'other'],
    ['application/zip', 'other'],
    ['audio/mpeg', 'other'],
    ['video/mp4', 'other'],
    ['font/woff2', 'other'],
    ['multipart/form-data; boundary=x', 'other'],
  ])('%s is %s', (mediaType, kind) => {
    expect(contentTypeOf(mediaType)).toBe(kind)
  })

  test.each(['image/tiff', 'image/x-icon', 'application/octet-stream', 'application/x-msdownload', 'text', ''])(
    '%o is not accepted',
    (mediaType) => {
      expect(isAcceptedMediaType(mediaType)).toBe(false)
    },
  )
})

describe('3 Log levels', () => {
  test('rise from INFO over WARN to ERROR', () => {
    expect(logLevelRanks.INFO).toBeLessThan(logLevelRanks.WARN)
    expect(logLevelRanks.WARN).toBeLessThan(logLevelRanks.ERROR)
  })
})
