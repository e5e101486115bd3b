// The agent asks with cards and goes on by itself: the form with every field type, looks, services, keys, sign-in.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { questionFieldTypeSchema } from '@joinery/contract/vocabulary/question-fields'
import { type RunningProvider, type ScriptedAnswer, startProvider } from '@joinery/testkit'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { buildTimeoutMs, collectErrors, signUpWithPrompt } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation
let provider: RunningProvider
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const looksOfPage = [
  { theme: 'light', width: 360, height: 720 },
  { theme: 'dark', width: 360, height: 720 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1440, height: 900 },
] as const
const secret = 'sk_test_seen_nowhere'
const summary = 'The shop is there.'
const options = [
  { value: 'rye', label: 'Rye' },
  { value: 'spelt', label: 'Spelt' },
]
const form = {
  title: 'About the shop',
  fields: questionFieldTypeSchema.options.map((type) => ({
    name: type === 'password' ? 'STRIPE_KEY' : `the_${type}`,
    type,
    label: `Field of type ${type}`,
    ...(type === 'invisible' ? { initial: 'carried along' } : { options }),
  })),
}
const colors = {
  background: '#f6f8f6',
  surface: '#ffffff',
  text: '#161d19',
  muted: '#55605a',
  primary: '#1f6b4f',
  'on-primary': '#ffffff',
  accent: '#7a4f9a',
  hairline: '#d5dbd7',
  control: '#7d8982',
  danger: '#b3261e',
}
const looks = [
  { name: 'Harbour', why: 'Calm and green.', colors, fonts: { display: 'Fraunces', text: 'Figtree' } },
  {
    name: 'Night market',
    why: 'Warm lights on dark ground.',
    colors: { ...colors, background: '#14110f', surface: '#1f1a17', text: '#f7efe6', muted: '#b9aa9b' },
    fonts: { display: 'Space Grotesk', text: 'Work Sans' },
  },
]
const services = [
  { name: 'Open-Meteo', host: 'api.open-meteo.com', why: 'No key, ten thousand calls a day.' },
  { name: 'Weather Desk', host: 'api.weather.example.com', why: 'More places.', variables: ['WEATHER_KEY'] },
]

function answer(tool: string, input: object): ScriptedAnswer {
  const call = { kind: 'call' as const, name: tool, json: JSON.stringify(input) }
  return { parts: [call], stop: 'tool_use', usage: null, faults: [] }
}

const script = [
  answer('ask_user', { form }),
  answer('choose_design', { summary, looks }),
  answer('choose_integration', { summary, kind: 'weather', options: services }),
  answer('need_secrets', { summary, secrets: [{ name: 'WEATHER_KEY', why: 'From the settings of Weather Desk.' }] }),
  answer('hand_over', { summary, what: 'sign_in', why: 'Then each person sees their own orders.' }),
  // As slow as a real model: a run that is over before the page has heard of it points nowhere.
  { ...answer('show_view', { view: 'data' }), faults: ['429,retry-after=1'] },
  answer('hand_over', { summary, what: 'publish', why: 'Everything that was asked for is there.' }),
]

beforeAll(async () => {
  provider = await startProvider(script)
  installation = await startInstallation({
    JOINERY_MODEL: 'anthropic/claude-sonnet-4-5',
    ANTHROPIC_API_KEY: 'any',
    ANTHROPIC_BASE_URL: provider.url,
  })
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  errors = collectErrors(context)
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await provider?.close()
  await installation?.remove()
})

const card = (name: string): Locator => page.getByRole('form', { name }).or(page.getByRole('region', { name }))

async function fill(questions: Locator): Promise<void> {
  const field = (type: string) => questions.getByLabel(`Field of type ${type}`)
  for (const type of ['text', 'unknown', 'autocomplete']) await field(type).fill('Mill')
  await field('password').fill(secret)
  await field('number').fill('3')
  await field('list').fill('one\ntwo')
  await field('date').fill('2026-11-21')
  await questions.getByText('Field of type toggle').click()
  await questions
    .getByRole('group', { name: /type select$/ })
    .getByRole('radio', { name: 'Spelt' })
    .check()
  await questions
    .getByRole('group', { name: /type multiselect$/ })
    .getByRole('checkbox', { name: 'Rye' })
    .check()
  const several = questions.getByLabel('Something else')
  await several.fill('Oats')
  await several.press('Enter')
}

test('a form with every field type keeps its draft over a reload, but for the password', async () => {
  await signUpWithPrompt(page, installation.url, 'A bread shop with the weather of the day')
  const questions = card('About the shop')
  await questions.waitFor({ timeout: buildTimeoutMs })
  await fill(questions)

  await page.reload()
  await questions.waitFor({ timeout: buildTimeoutMs })

  const field = (type: string) => questions.getByLabel(`Field of type ${type}`)
  expect(await field('text').inputValue()).toBe('Mill')
  expect(await field('list').inputValue()).toBe('one\ntwo')
  expect(await questions.getByRole('radio', { name: 'Spelt' }).isChecked()).toBe(true)
  expect(await questions.getByRole('checkbox', { name: 'Oats' }).isChecked()).toBe(true)
  expect(await field('password').inputValue()).toBe('')
  await field('password').fill(secret)
  await questions.getByRole('button', { name: 'Send answers' }).click()
  await card('Which look?').waitFor({ timeout: buildTimeoutMs })
  await page.getByRole('region', { name: 'About the shop' }).getByText('Answered').waitFor()
  expect(JSON.stringify(provider.requests)).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)
})

test('the cards fit a phone and have no fault that a program can find', async () => {
  for (const look of looksOfPage) {
    await page.setViewportSize(look)
    await page.emulateMedia({ colorScheme: look.theme })
    await card('Which look?').getByRole('radio').first().waitFor()
    await page.evaluate(axe)
    const { violations }: AxeResults = await page.evaluate(
      `axe.run('form', { iframes: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })`,
    )
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([])
    const inner = await card('Which look?').evaluate((shown) => shown.scrollWidth - shown.clientWidth)
    expect(inner, `${look.width} wide`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('what is chosen, saved or switched on lets the agent go on by itself', async () => {
  await card('Which look?').getByRole('radio', { name: 'Night market' }).check()
  await card('Which look?').getByRole('button', { name: 'Use this' }).click()
  await card('Which service for weather?')
    .getByRole('radio', { name: /Weather Desk/ })
    .check()
  await card('Which service for weather?').getByRole('button', { name: 'Use this' }).click()
  await card('The app needs a key').getByLabel('WEATHER_KEY').fill('w-1')
  await card('The app needs a key').getByRole('button', { name: 'Save' }).click()
  await card('Let people sign in').getByRole('button', { name: 'Switch on' }).click()
  await card('Publish it').waitFor({ timeout: buildTimeoutMs })

  for (const words of ['the chosen look', 'the chosen service', 'the keys were saved', 'sign-in was switched on']) {
    expect(
      await page
        .getByText(`Went on with ${words}`)
        .or(page.getByText(`Went on after ${words}`))
        .count(),
    ).toBe(1)
  }
  // The agent pointed there, and nobody was typing.
  await page.waitForURL(/view=data/)
  await card('Publish it').getByRole('button', { name: 'Not now' }).click()
  await card('Publish it').getByText('Done', { exact: true }).waitFor()
  expect(provider.answered()).toBe(script.length)
  expect(errors).toEqual([])
})

test('a project is duplicated from its menu, and the copy says where it is from', async () => {
  await page.getByRole('button', { name: 'New Project, project menu' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second shop')
  const before = page.url()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => /\/build\//.test(url.pathname) && !before.includes(url.pathname), {
    timeout: buildTimeoutMs,
  })
  await page.getByText('Duplicated from “New Project”').waitFor({ timeout: buildTimeoutMs })
  await page.getByText('It needs values of its own for').waitFor()
  expect(errors).toEqual([])
})
