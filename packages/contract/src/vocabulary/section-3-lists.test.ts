// Specification 3 and 5: countries, fonts, the package catalogue, client libraries. Values are typed from its text.
import { describe, expect, test } from 'vitest'

import { countryCodes, countryDisplayName, isSupportedCountry, supportedCountries } from './countries.ts'
import { availableFonts, fontFamilies, fontFamilySlug, fontFamilySlugs } from './fonts.ts'
import { availablePackages, clientLibraries, findPackage, packageCatalogue } from './packages.ts'

describe('3 · Countries', () => {
  test('about 250 names are each mapped to a two-letter code of their own', () => {
    const codes = Object.values(countryCodes)
    expect(codes.length).toBeGreaterThanOrEqual(245)
    expect(codes.length).toBeLessThanOrEqual(255)
    expect(new Set(codes).size).toBe(codes.length)
    for (const [name, code] of Object.entries(countryCodes)) {
      expect(code, name).toMatch(/^[A-Z]{2}$/)
      expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
    }
  })

  test.each([
    ['hong_kong', 'HK'],
    ['czech_republic', 'CZ'],
    ['united_states', 'US'],
    ['united_kingdom', 'GB'],
    ['south_korea', 'KR'],
    ['ivory_coast', 'CI'],
    ['aland_islands', 'AX'],
  ])('%s is %s', (name, code) => {
    expect(countryCodes[name]).toBe(code)
  })

  test('the 44 supported countries are those of the specification, and each has a code', () => {
    const specified =
      'Australia, Austria, Belgium, Brazil, Bulgaria, Canada, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Gibraltar, Greece, Hong Kong, Hungary, Ireland, Italy, Japan, Latvia, Liechtenstein, Lithuania, Luxembourg, Malaysia, Malta, Mexico, Netherlands, New Zealand, Norway, Poland, Portugal, Romania, Singapore, Slovakia, Slovenia, Spain, Sweden, Switzerland, Thailand, United Arab Emirates, United Kingdom, United States'
    expect(supportedCountries).toHaveLength(44)
    expect(supportedCountries.map(countryDisplayName).join(', ')).toBe(specified)
    for (const country of supportedCountries) expect(countryCodes[country], country).toBeDefined()
  })
})

describe('5 · Supported countries and display names', () => {
  test('only the 44 count as supported', () => {
    expect(isSupportedCountry('new_zealand')).toBe(true)
    for (const other of ['china', 'NZ', 'New Zealand', '', 'atlantis']) expect(isSupportedCountry(other)).toBe(false)
  })

  test.each([
    ['new_zealand', 'New Zealand'],
    ['isle_of_man', 'Isle Of Man'],
    ['japan', 'Japan'],
  ])('%s is shown as %s', (country, name) => {
    expect(countryDisplayName(country)).toBe(name)
  })
})

describe('3 · Mobile fonts', () => {
  test('a long catalogue maps names to slugs of their own', () => {
    expect(fontFamilies.length).toBeGreaterThan(1_500)
    expect(new Set(Object.values(fontFamilySlugs)).size).toBe(fontFamilies.length)
    for (const slug of Object.values(fontFamilySlugs)) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  test.each([
    ['Inter', 'inter'],
    ['Abril Fatface', 'abril-fatface'],
    ['Baloo 2', 'baloo-2'],
    ['IBM Plex Mono', 'ibm-plex-mono'],
  ])('%s has the slug %s', (family, slug) => {
    expect(fontFamilySlugs[family]).toBe(slug)
    expect(fontFamilySlug(family)).toBe(slug)
  })

  test('what Joinery serves is part of the list', () => {
    for (const family of availableFonts) expect(fontFamilySlugs[family], family).toBeDefined()
  })
})

describe('3 · The catalogue of packages', () => {
  test('every area that the specification names is covered', () => {
    const specified =
      'audio, notifications, web views, calendars, SVG, splash screen, icons, 3D, data fetching, tables, maps, charts, animation, forms, dates, validation, markdown'
    const covered = new Set<string>(packageCatalogue.map((entry) => entry.area))
    for (const area of specified.split(', ')) expect(covered, area).toContain(area)
  })

  test('there are packages for the web and for mobile', () => {
    expect(packageCatalogue.filter((entry) => entry.platform !== 'mobile').length).toBeGreaterThan(15)
    expect(packageCatalogue.filter((entry) => entry.platform !== 'web').length).toBeGreaterThan(15)
  })

  test('each entry has a name, import statement, exports, documentation, semver and use cases', () => {
    for (const entry of packageCatalogue) {
      expect(entry.importStatement, entry.name).toContain(`from '${entry.name}'`)
      expect(entry.exports.length, entry.name).toBeGreaterThan(0)
      expect(entry.documentation).toMatch(/^https:\/\//)
      expect(entry.semver).toMatch(/^\d+\.\d+\.\d+$/)
      expect(entry.useCases.length).toBeGreaterThan(0)
      expect(entry.integrity).toMatch(/^sha512-/)
      expect(['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause'], entry.name).toContain(entry.licence)
    }
  })

  test('an import statement names what the package exports', () => {
    for (const entry of packageCatalogue.filter((each) => each.exportCount === each.exports.length)) {
      const named = /\{ ([^}]+) \}/.exec(entry.importStatement)?.[1]?.split(', ') ?? []
      for (const name of named) expect(entry.exports, entry.name).toContain(name)
    }
  })

  test('the pinned mobile libraries are described at their pins', () => {
    expect(findPackage('expo-router')?.semver).toBe('5.0.3')
    expect(findPackage('@react-navigation/native')?.semver).toBe('7.0.14')
    expect(findPackage('react-native-reanimated')?.semver).toBe('3.16.1')
    expect(findPackage('react-native-gesture-handler')?.semver).toBe('2.20.2')
    expect(findPackage('expo-camera')?.semver).toBe('16.0.18')
    expect(findPackage('react-native-maps')?.semver).toBe('1.18.0')
  })

  test('what apps cannot import today says so', () => {
    expect(packageCatalogue.filter((entry) => entry.isAvailable).map((entry) => entry.name)).toEqual([
      ...availablePackages,
    ])
    expect(findPackage('three')?.isAvailable).toBe(false)
    expect(findPackage('left-pad')).toBeUndefined()
  })
})

describe('3 · Client libraries', () => {
  test('there is one package for each of the seven, in the catalogue', () => {
    expect(clientLibraries.map((library) => library.kind)).toEqual([
      'design library with a provider wrapper',
      'maps',
      'charts',
      'component kit',
      'shadcn-style component kit',
      'PDF text extraction',
      'markdown rendering',
    ])
    for (const library of clientLibraries) expect(findPackage(library.package), library.kind).toBeDefined()
    expect(clientLibraries[0].wrapper).toBe('ChakraProvider')
  })
})
