// The ready-made pages of an app's sign-in: documents without a script, for apps that have none of their own.
import type { AppUser } from '@joinery/contract/sign-in'
import { authPagePaths } from '@joinery/contract/vocabulary/auth-pages'
import { callbackUrlParameter } from '@joinery/contract/vocabulary/return-address'
import { signInProviders } from '@joinery/contract/vocabulary/sign-in-providers'
import type { SignInLook } from '@joinery/domain/sign-in'

import { passwordRule } from './page-words.ts'
import { standOf, pageStyle } from './page-style.ts'
import type { OutsideProvider } from './providers.ts'

export interface AccountPage {
  look: SignInLook
  /** `@font-face` rules of the look's families. */
  fontRules: string
  /** Safe: a path of the app. */
  callbackUrl: string
  error: string | null
  hasEmail: boolean
  /** Whether the way to a new account is shown to whoever comes to sign in. */
  welcomesNewcomers: boolean
  providers: readonly OutsideProvider[]
}

export function signInPage(page: AccountPage): string {
  const { callbackUrl, hasEmail, providers, look, welcomesNewcomers } = page
  const question = look.welcome?.isForOwner === true ? 'Is this yours?' : 'New here?'
  const action = authPagePaths.AUTH_PAGE_SIGN_IN
  const form = `<form method="post" action="${action}">${hiddenCallback(callbackUrl)}
<label>E-mail<input name="email" type="email" required maxlength="254" autocomplete="username"></label>
<label>Password<input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<button>Sign in</button></form>`
  return layout(page, 'Sign in', [
    hasEmail ? form : '',
    providerForms(page),
    hasEmail && welcomesNewcomers
      ? otherWay(question, 'Create an account', authPagePaths.AUTH_PAGE_SIGN_UP, callbackUrl)
      : '',
    hasEmail || providers.length > 0 ? '' : '<p>There is no way to sign in yet.</p>',
  ])
}

export function signUpPage(page: AccountPage): string {
  const { callbackUrl, hasEmail } = page
  const action = authPagePaths.AUTH_PAGE_SIGN_UP
  const form = `<form method="post" action="${action}">${hiddenCallback(callbackUrl)}
<label>Name (optional)<input name="name" maxlength="100" autocomplete="name"></label>
<label>E-mail<input name="email" type="email" required maxlength="254" autocomplete="username"></label>
<label>Password<input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password" aria-describedby="rule"><span class="hint" id="rule">${passwordRule}</span></label>
<button>Create account</button></form>`
  return layout(page, 'Create an account', [
    hasEmail ? form : '',
    providerForms(page),
    otherWay('Have an account?', 'Sign in', authPagePaths.AUTH_PAGE_SIGN_IN, callbackUrl),
  ])
}

export function logoutPage(page: AccountPage, user: AppUser | null): string {
  const action = authPagePaths.AUTH_PAGE_LOGOUT
  if (user === null) {
    return layout(page, 'You are signed out', [
      otherWay('Come back?', 'Sign in', authPagePaths.AUTH_PAGE_SIGN_IN, page.callbackUrl),
    ])
  }
  const who = user.email ?? user.name
  return layout(page, 'Sign out', [
    who === null ? '' : `<p>You are signed in as ${escapeHtml(who)}.</p>`,
    `<form method="post" action="${action}">${hiddenCallback(page.callbackUrl)}<button>Sign out</button>
<button class="plain" name="everywhere" value="on">Sign out on all devices</button></form>`,
  ])
}

function providerForms({ providers, callbackUrl, hasEmail }: AccountPage): string {
  if (providers.length === 0) return ''
  const forms = providers.map(
    (provider) =>
      `<form method="post" action="${authPagePaths.AUTH_PAGE_SIGN_IN}">${hiddenCallback(callbackUrl)}<button class="plain" name="provider" value="${provider}">Continue with ${signInProviders[provider].displayName}</button></form>`,
  )
  return `${hasEmail ? '<div class="or">or</div>' : ''}${forms.join('')}`
}

function otherWay(question: string, link: string, path: string, callbackUrl: string): string {
  const query = callbackUrl === '/' ? '' : `?${new URLSearchParams({ [callbackUrlParameter]: callbackUrl })}`
  return `<p class="other">${question} <a href="${escapeHtml(path + query)}">${link}</a></p>`
}

function hiddenCallback(callbackUrl: string): string {
  return `<input type="hidden" name="${callbackUrlParameter}" value="${escapeHtml(callbackUrl)}">`
}

function pictureOf({ picture, nightPicture }: NonNullable<SignInLook['welcome']>): string {
  if (picture === null) return ''
  const night =
    nightPicture === null ? '' : `<source media="(prefers-color-scheme:dark)" srcset="${drawingUrl(nightPicture)}">`
  return `<picture>${night}<img class="picture" alt="" src="${drawingUrl(picture)}"></picture>`
}

function drawingUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** What the app is, before anybody has an account: its name, what happens in it, and its picture. */
function welcome({ appName, welcome: told }: SignInLook): string {
  const name = appName === '' ? '' : `<a class="app" href="/">${escapeHtml(appName)}</a>`
  if (told === null) return name
  const headline = told.headline === '' ? '' : `<p class="headline">${escapeHtml(told.headline)}</p>`
  return `<div class="welcome">${name}${headline}<p class="line">${escapeHtml(told.line)}</p>${pictureOf(told)}</div>`
}

function layout({ look, fontRules, error }: AccountPage, title: string, parts: readonly string[]): string {
  const name = escapeHtml(look.appName)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}${name === '' ? '' : ` · ${name}`}</title><style>${fontRules}${pageStyle(look)}</style></head><body><main${look.welcome === null ? '' : ` class="told ${standOf(look)}"`}>${welcome(look)}<div class="card"><h1>${title}</h1>${error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}${parts.join('')}</div></main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
