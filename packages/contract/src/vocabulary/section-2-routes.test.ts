// Specification 2, "Screens and routes": expected values are typed from its text.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { callbackUrlParameter, redirectAfterLoginKey, safeCallbackUrl } from './return-address.ts'
import { integrationPathOf, isSpecialIntegrationPath } from './integration-paths.ts'
import { isInternalPath, toCreatePath, toInternalPath } from './internal-routes.ts'
import { formatRoomId, parseRoomId } from './room-ids.ts'

const invalidRoute = 'Path is not a valid internal Create route. It should start with /v0/'
const id = fc.string({ minLength: 1 }).filter((text) => !/[:\s]/.test(text))

describe('2 Integration paths: /integrations/{integration name in lowercase hyphenated form}', () => {
  test.each([
    ['Anime and Manga', '/integrations/anime-and-manga'],
    ['Book Search', '/integrations/book-search'],
    ['  QR  Code ', '/integrations/qr-code'],
    ['Text-to-Speech', '/integrations/text-to-speech'],
    ['SEO_Keywords', '/integrations/seo-keywords'],
    ['Anime & Manga', '/integrations/anime-and-manga'],
    ['webSearch2Go', '/integrations/web-search2-go'],
    ['Ünïcode', '/integrations/unicode'],
  ])('%s is at %s', (name, path) => expect(integrationPathOf(name)).toBe(path))

  test('a path in its form stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const path = integrationPathOf(name)
        expect(path).toMatch(/^\/integrations\/[^\s/A-Z]*$/)
        expect(integrationPathOf(path.slice('/integrations/'.length))).toBe(path)
      }),
    )
  })

  test.each([
    ['/integrations/anime-and-manga', true],
    ['/integrations/book-search', true],
    ['/integrations/book-search/volumes?q=1', true],
    ['/integrations/book-search-2', false],
    ['/integrations/weather', false],
    ['/book-search', false],
  ])('%s is special: %s', (path, isSpecial) => expect(isSpecialIntegrationPath(path)).toBe(isSpecial))
})

describe('2 The address to return to', () => {
  test('is carried by callbackUrl and remembered under redirect_after_login', () => {
    expect(callbackUrlParameter).toBe('callbackUrl')
    expect(redirectAfterLoginKey).toBe('redirect_after_login')
  })

  test.each([
    ['/projects/1?tab=2#top', '/projects/1?tab=2#top'],
    ['http://localhost:3000/settings', '/settings'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/x', '/'],
    ['/.//elsewhere.example/x', '/'],
    ['http://localhost:3000//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('%s leads to %s', (candidate, path) => expect(safeCallbackUrl(candidate, 'http://localhost:3000')).toBe(path))
})

describe('2 Internal paths are rewritten between the public form and /v0/', () => {
  test.each([
    ['/api/create/image', '/v0/image'],
    ['/api/create/upload/', '/v0/upload/'],
    ['/api/create/upload/presign/?a=/api/create/', '/v0/upload/presign/?a=/api/create/'],
    ['/api/create/', '/v0/'],
  ])('%s ↔ %s', (outside, inside) => {
    expect(toInternalPath(outside)).toBe(inside)
    expect(toCreatePath(inside)).toBe(outside)
  })

  test('a path that starts with /v0/ is valid', () => {
    expect(isInternalPath('/v0/x')).toBe(true)
    expect(toInternalPath('/v0/x')).toBe('/v0/x')
  })

  test.each(['/v1/x', '/v0', 'v0/x', '/api/creates/x', '/api/create', '/x/v0/', ''])('%s is refused', (path) => {
    expect(isInternalPath(path)).toBe(false)
    expect(() => toInternalPath(path)).toThrow(new Error(invalidRoute))
    expect(() => toCreatePath(path)).toThrow(new Error(invalidRoute))
  })

  test('rewriting there and back gives the same path', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(toCreatePath(toInternalPath(`/api/create/${rest}`))).toBe(`/api/create/${rest}`)
        expect(toInternalPath(toCreatePath(`/v0/${rest}`))).toBe(`/v0/${rest}`)
      }),
    )
  })
})

describe('2 Room identifiers', () => {
  test('are project-canvas:{projectGroupId} or app-builder:{organizationId}:{projectId}', () => {
    expect(formatRoomId({ kind: 'project-canvas', projectGroupId: 'g1' })).toBe('project-canvas:g1')
    expect(formatRoomId({ kind: 'app-builder', organizationId: 'o1', projectId: 'p1' })).toBe('app-builder:o1:p1')
    expect(parseRoomId('project-canvas:g1')).toEqual({ kind: 'project-canvas', projectGroupId: 'g1' })
    expect(parseRoomId('app-builder:o1:p1')).toEqual({ kind: 'app-builder', organizationId: 'o1', projectId: 'p1' })
  })

  test.each([
    '',
    'project-canvas',
    'project-canvas:',
    'project-canvas:a:b',
    'project-canvas:a:',
    'app-builder:o1',
    'app-builder:o1:',
    'app-builder::p1',
    'app-builder:o1:p1:x',
    'Project-Canvas:g1',
    ' project-canvas:g1',
    'chat:g1',
  ])('any other form is invalid: %j', (text) => expect(() => parseRoomId(text)).toThrow(new Error('Invalid roomId')))

  test('a part that could not be read back is not written', () => {
    const broken = { kind: 'app-builder', organizationId: 'o:1', projectId: 'p' } as const
    expect(() => formatRoomId(broken)).toThrow(new Error('Invalid roomId'))
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(id, id, (first, second) => {
        const canvas = { kind: 'project-canvas', projectGroupId: first } as const
        const builder = { kind: 'app-builder', organizationId: first, projectId: second } as const
        expect(parseRoomId(formatRoomId(canvas))).toEqual(canvas)
        expect(parseRoomId(formatRoomId(builder))).toEqual(builder)
      }),
    )
  })

  test('every text is read as it is written, or refused', () => {
    const text = fc
      .array(fc.constantFrom(':', 'project-canvas', 'app-builder', 'a', ' '))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (candidate) => {
        let room
        try {
          room = parseRoomId(candidate)
        } catch (error) {
          expect(error).toEqual(new Error('Invalid roomId'))
          return
        }
        expect(formatRoomId(room)).toBe(candidate)
      }),
    )
  })
})
