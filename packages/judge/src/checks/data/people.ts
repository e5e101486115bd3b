// People of the app: they sign up, sign in and out through its own forms.
import type { Visitor } from '../../walk/app-session.ts'
import type { DataWalk, FormPlace, Person } from './data-walk.ts'
import { openPlace } from './find-forms.ts'
import { answerOf } from './judge-answer.ts'
import { isEmailField, sendForm, type Sent } from './send-form.ts'

export interface SignedUp {
  sent: Sent | null
  /** Null when the form did not take them. */
  person: Person | null
}

/** A new person signs up in a browser of their own; signs in too where signing up alone does not. */
export async function signUp(walk: DataWalk, place: FormPlace): Promise<SignedUp> {
  return walk.session.withVisitor(async (visitor) => {
    const form = await openPlace(visitor, place)
    if (form === null) return { sent: null, person: null }
    const sent = await sendForm(walk, visitor, form, { how: 'good', style: 'plain' })
    const answer = answerOf(sent)
    if (!sent.isPressed || (answer !== 'stored' && answer !== 'kept-here')) return { sent, person: null }
    const password = sent.typed.find(({ field }) => field.kind === 'password')?.made.value ?? ''
    const login =
      sent.typed.find(({ field }) => isEmailField(field)) ?? sent.typed.find(({ field }) => field.kind === 'text')
    const person: Person = {
      email: login?.made.value ?? '',
      name: sent.typed.find(({ field }) => field.kind === 'text')?.made.value ?? '',
      password,
      cookies: await visitor.context.cookies(),
    }
    if (person.cookies.length === 0) await signIn(walk, visitor, person)
    person.cookies = await visitor.context.cookies()
    return { sent, person }
  })
}

/** Through the app's sign-in form. Null when there is none. */
export async function signIn(
  walk: DataWalk,
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Sent | null> {
  const place = walk.places.find((each) => each.purpose === 'sign-in')
  if (place === undefined) return null
  const form = await openPlace(visitor, place)
  if (form === null) return null
  const login = form.fields.find(isEmailField) ?? form.fields.find((field) => field.kind === 'text')
  const values = { email, password, ...(login === undefined ? {} : { [login.name]: email }) }
  return sendForm(walk, visitor, form, { how: 'good', style: 'plain', values })
}
