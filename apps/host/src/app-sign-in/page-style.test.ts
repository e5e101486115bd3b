import type { SignInLook } from '@joinery/domain/sign-in'
import { expect, test } from 'vitest'

import { type AccountPage, logoutPage, signInPage, signUpPage } from './account-pages.ts'
import { pageStyle } from './page-style.ts'

const plain: SignInLook = {
  appName: 'Diary',
  colors: {},
  darkColors: null,
  radius: { control: '8px', surface: '12px' },
  welcome: null,
  fonts: { display: null, text: null },
}
const page: AccountPage = {
  look: plain,
  fontRules: '',
  callbackUrl: '/',
  error: null,
  hasEmail: true,
  welcomesNewcomers: true,
  providers: [],
}

test('an app without colours gets quiet ones for light and dark', () => {
  expect(pageStyle(plain)).toContain('color-scheme:light dark')
  expect(pageStyle(plain)).toContain('prefers-color-scheme:dark')
})

test('the app’s own colours win, and an app without a dark side has none here either', () => {
  const style = pageStyle({ ...plain, colors: { background: '#101820', primary: '#ffcc00' } })
  expect(style).toContain('--background:#101820;')
  expect(style).toContain('--primary:#ffcc00;')
  expect(style).toContain('color-scheme:dark;')
  expect(style).not.toContain('prefers-color-scheme')
})

test('nothing that people or apps wrote is taken for markup', () => {
  const nasty = '"><script>alert(1)</script>'
  const user = { id: '1', email: nasty, name: null, image: null }
  const all = { ...page, look: { ...plain, appName: nasty }, callbackUrl: nasty, error: nasty }
  for (const html of [signInPage(all), signUpPage(all), logoutPage(all, user), logoutPage(all, null)]) {
    expect(html).not.toContain('<script')
  }
})

test('every field has a name and a label, and the providers that are on have a button', () => {
  const html = signInPage({ ...page, providers: ['google', 'twitter'] })
  expect(html.match(/<input (?!type="hidden")/g)).toHaveLength(2)
  expect(html.match(/<label>/g)).toHaveLength(2)
  expect(html).toContain('name="provider" value="google">Continue with Google<')
  expect(signInPage({ ...page, hasEmail: false })).toContain('no way to sign in yet')
})

test('what stands on a card has the colours of the card, not those of the page', () => {
  const style = pageStyle({
    ...plain,
    colors: { background: '#006400', text: '#f8fff8', surface: '#fffdd0', 'on-surface': '#1a1a00' },
  })

  expect(style).toContain('--on-surface:#1a1a00;')
  expect(style).toContain('.card{background:var(--surface);color:var(--on-surface)')
})

test('strangers are told what an app is, and its drawing is a picture in which nothing runs', () => {
  const told = {
    headline: 'Bees & us',
    line: 'Notes & more',
    nightPicture: null,
    picture: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  }
  const html = signInPage({ ...page, look: { ...plain, welcome: told } })
  expect(html).toContain('<p class="line">Notes &#38; more</p>')
  expect(html).toContain('<p class="headline">Bees &#38; us</p>')
  expect(html).toContain('src="data:image/svg+xml;base64,')
  expect(html).not.toContain('<script>')
})

test('where only the owner needs an account, none is offered once there is one', () => {
  const welcome = { headline: 'Mail', line: 'Sent to us', picture: null, nightPicture: null, isForOwner: true }
  const owners = { ...page, look: { ...plain, welcome } }
  expect(signInPage(owners)).toContain('Is this yours? <a href="/account/signup">Create an account</a>')
  expect(signInPage({ ...owners, welcomesNewcomers: false })).not.toContain('Create an account')
})

test('the pages are set in the letters that the app names', () => {
  const look = { ...plain, fonts: { display: 'Fraunces', text: 'Work Sans' } }
  const html = signInPage({ ...page, look, fontRules: "@font-face{font-family:'Fraunces'}" })
  expect(html).toContain("<style>@font-face{font-family:'Fraunces'}")
  expect(html).toContain('--font-display:"Fraunces",system-ui')
})

test('grounds that are nearly one are one, and the picture goes on behind the form', () => {
  const colors = { background: '#8fdd86', cover: '#7fd077', text: '#101a10' }
  const welcome = { headline: '', line: 'Notes', nightPicture: null, picture: '<svg></svg>' }
  expect(signInPage({ ...page, look: { ...plain, colors, welcome } })).toContain('<main class="told one">')
  expect(pageStyle({ ...plain, colors, welcome })).toContain('--cover:#8fdd86;')
  const far = { ...colors, cover: '#203a60' }
  expect(signInPage({ ...page, look: { ...plain, colors: far, welcome } })).toContain('<main class="told beside">')
})

test('the form stands as the app’s edges are: under a masthead where they are square, before the picture where they are round', () => {
  const colors = { background: '#ffffff', cover: '#203a60', text: '#101010' }
  const welcome = { headline: '', line: 'Notes', nightPicture: null, picture: '<svg></svg>' }
  const stand = (surface: string): string =>
    signInPage({ ...page, look: { ...plain, colors, welcome, radius: { control: '4px', surface } } })
  expect(stand('0px')).toContain('<main class="told banner">')
  expect(stand('32px')).toContain('<main class="told turned">')
  expect(stand('8px')).toContain('<main class="told beside">')
})
