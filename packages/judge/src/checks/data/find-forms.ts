// Finds the app's forms: those on its pages at once, and those behind a button.
import type { Visitor } from '../../walk/app-session.ts'
import type { FormPlace, WalkPage } from './data-walk.ts'
import { purposeOf } from './form-purpose.ts'
import type { ButtonSeen, FormSeen } from './form-seen.ts'
import { formSignature } from './form-seen.ts'
import { readCartButton, readOpeners } from './in-page/read-openers.ts'
import { formsOn, inPage, pressButton } from './page-hand.ts'

const maxOpeners = 4

/** Every different form once, in the order of pages. The visitor walks through all pages. */
export async function findForms(
  pages: readonly WalkPage[],
  visitor: Visitor,
  isSignedIn: boolean,
): Promise<FormPlace[]> {
  const places: FormPlace[] = []
  let prelude: FormPlace['prelude'] = null
  for (const { path } of pages) {
    const opened = await visitor.open(path)
    if (opened.status === null || opened.status >= 400) continue
    keepNew(places, await formsOn(visitor), { path, opener: '', isSignedIn, prelude: null })
    const cart = await inPage(visitor, readCartButton, null)
    if (cart !== null) prelude ??= { path, name: cart.name }
    const openers = await inPage(visitor, readOpeners, null)
    for (const { name } of openers.slice(0, maxOpeners)) {
      if (!(await pressOpener(visitor, name))) continue
      keepNew(places, await formsOn(visitor), { path, opener: name, isSignedIn, prelude: null })
      // The next opener is pressed on a page as it was at first.
      await visitor.open(path)
    }
  }
  if (prelude !== null) await findBehindCart(places, pages, visitor, { prelude, isSignedIn })
  return places
}

/** The forms of a shop's checkout are there only with something in the cart. */
async function findBehindCart(
  places: FormPlace[],
  pages: readonly WalkPage[],
  visitor: Visitor,
  way: { prelude: NonNullable<FormPlace['prelude']>; isSignedIn: boolean },
): Promise<void> {
  if (!(await fillCart(visitor, way.prelude))) return
  for (const { path } of pages) {
    if (!/cart|basket|bag|check-?out|order/i.test(path)) continue
    await visitor.open(path)
    keepNew(places, await formsOn(visitor), { ...way, path, opener: '' })
  }
}

async function fillCart(visitor: Visitor, { path, name }: NonNullable<FormPlace['prelude']>): Promise<boolean> {
  await visitor.open(path)
  const button = await inPage(visitor, readCartButton, null)
  return button?.name === name && pressButton(visitor, button)
}

function keepNew(
  places: FormPlace[],
  forms: readonly FormSeen[],
  way: Pick<FormPlace, 'path' | 'opener' | 'isSignedIn' | 'prelude'>,
): void {
  for (const form of forms) {
    const signature = formSignature(form)
    if (signature === '' && form.isInRow) continue
    const purpose = purposeOf(form, way)
    if (!places.some((place) => place.signature === signature && place.purpose === purpose))
      places.push({ ...way, signature, purpose, form })
  }
}

async function pressOpener(visitor: Visitor, name: string): Promise<boolean> {
  const openers: ButtonSeen[] = await inPage(visitor, readOpeners, null)
  const opener = openers.find((each) => each.name === name)
  return opener !== undefined && pressButton(visitor, opener)
}

/** Opens the page and, where one is needed, presses the opener. Null when the form is not there any more. */
export async function openPlace(visitor: Visitor, place: FormPlace): Promise<FormSeen | null> {
  if (place.prelude !== null) await fillCart(visitor, place.prelude)
  await visitor.open(place.path)
  return showForm(visitor, place)
}

/** The form on the page as it stands now. */
export async function showForm(visitor: Visitor, place: FormPlace): Promise<FormSeen | null> {
  const here = await currentForm(visitor, place)
  if (here !== null || place.opener === '') return here
  if (!(await pressOpener(visitor, place.opener))) return null
  return currentForm(visitor, place)
}

export async function currentForm(visitor: Visitor, place: FormPlace): Promise<FormSeen | null> {
  const forms = await formsOn(visitor)
  return forms.find((form) => formSignature(form) === place.signature) ?? null
}
