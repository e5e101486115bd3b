// Specification 9: constants, pins and kinds, typed from its text; what it leaves open from the decisions.
import { describe, expect, test } from 'vitest'

import { integrationKindSchema } from './integrations.ts'
import { appStoreSchema, hapticPatternSchema } from './machines-and-logs.ts'
import { mobilePins } from './mobile-pins.ts'
import { moduleSortOrder } from './modules.ts'
import * as product from './product.ts'
import { projectPlatformSchema, trashDays } from './projects.ts'
import { serviceAccountSuffix } from './roles.ts'

describe('9 Business constants and limits', () => {
  test.each([
    ['tooltip default delay, ms', product.tooltipDelayMs, 700],
    ['a time constant', product.callTimeoutMs, 30000],
    ['20000 (ms)', product.heartbeatMs, 20000],
    ['360000 (ms, a job constant)', product.stalledAfterMs, 360000],
    ['a constant 4', product.paidGenerationSlots, 4],
    ['parser time-out default, 5 s', product.parserTimeoutMs, 5000],
    ['buffer size', product.bufferSize, 5242880],
    ['streaming parser highWaterMark', product.streamHighWaterMark, 32768],
    ['reserved internal service account name suffix', serviceAccountSuffix, '_SERVICE_ACCOUNT'],
    ['temporary starting id', product.temporaryStartingId, 'tmp-starting'],
  ])('%s', (_name, value, expected) => {
    expect(value).toBe(expected)
  })

  test('preview viewport sizes are 1280, 360 and 720', () => {
    expect(product.viewports.desktop.width).toBe(1280)
    expect(product.viewports.phone).toEqual({ width: 360, height: 720 })
  })

  test('the page title says what the product is', () => {
    expect(product.productTitle).toBe('Joinery · a free-to-use AI app builder')
    expect(product.productTitle.startsWith(product.productName)).toBe(true)
  })
})

describe('9 Named limits without values (decisions)', () => {
  test.each([
    ['chat message, characters', product.maxChatMessageLength, 50_000],
    ['attachments', product.maxAttachments, 10],
    ['one attachment, 10 MiB', product.maxAttachmentBytes, 10_485_760],
    ['all attachments, 25 MiB', product.maxAttachmentsBytes, 26_214_400],
    ['run, 30 minutes', product.maxRunMs, 1_800_000],
    ['autonomous run, 60 minutes', product.maxAutonomousRunMs, 3_600_000],
    ['page of a list', product.maxPageLimit, 100],
    ['project name, characters', product.maxProjectNameLength, 100],
    ['days in the trash', trashDays, 30],
    ['suffix of the mobile builder’s route', product.mobileBuilderSuffix, '/mobile'],
    ['where the support contact comes from', product.supportEmailVariable, 'SUPPORT_EMAIL'],
  ])('%s', (_name, value, expected) => {
    expect(value).toBe(expected)
  })

  test('a project is for the web, mobile or both', () => {
    expect(projectPlatformSchema.options).toEqual(['web', 'mobile', 'both'])
    expect(appStoreSchema.options).toEqual(['app-store', 'play-store'])
  })
})

describe('9 Haptic patterns', () => {
  test('are nine', () => {
    expect(hapticPatternSchema.options.join(', ')).toBe(
      'success, warning, error, light, medium, heavy, soft, rigid, selection',
    )
    expect(hapticPatternSchema.safeParse('buzz').success).toBe(false)
  })
})

describe('9 Module sort order', () => {
  test('is page, expo page, component, function, design system component and page, the auth pages; then files (ours)', () => {
    expect(moduleSortOrder.join(', ')).toBe(
      'PAGE, EXPO_PAGE, COMPONENT, FUNCTION, DESIGN_SYSTEM_COMPONENT, DESIGN_SYSTEM_PAGE, AUTH_PAGE_SIGN_IN, AUTH_PAGE_SIGN_UP, AUTH_PAGE_LOGOUT, FILE',
    )
  })
})

describe('9 Pinned mobile library versions', () => {
  test.each([
    ['router', '5.0.3'],
    ['navigation', '7.0.14'],
    ['reanimated', '3.16.1'],
    ['gesture handler', '2.20.2'],
    ['camera', '16.0.18'],
    ['maps', '1.18.0'],
  ] as const)('%s %s', (library, version) => {
    expect(mobilePins[library].version).toBe(version)
  })

  test('no other library is pinned', () => {
    expect(Object.keys(mobilePins)).toHaveLength(6)
  })
})

describe('9 Third-party integration kinds', () => {
  test('are those of the specification, in order', () => {
    expect(integrationKindSchema.options.join(', ')).toBe(
      'chat model, diffusion image model, image model, translation, search, place autocomplete, local business data, email check, domain lookup, text to speech, weather, scraping, PDF generation, QR code, audio transcription, document scanning, vision, file conversion, sales tax, product search, moderation, SEO keywords, book search, sports, movies, anime, code runner, plagiarism check',
    )
  })

  test.each(['payments', 'pdf generation', ''])('%o is none', (kind) => {
    expect(integrationKindSchema.safeParse(kind).success).toBe(false)
  })
})
