// E-mail and password, for making an account and for signing in.
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { signIn, signUp } from '../../api/auth-client.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkCredentials, type FieldErrors, type SignInField, signInProblem } from './sign-in-problem.ts'

export interface SignInFormProps {
  mode: 'sign-in' | 'sign-up'
  callbackUrl: string | undefined
  submitLabel: string
  /** Runs after the server accepted; the form stays pending until it settles. */
  onDone: () => Promise<void>
}

export function SignInForm({ mode, callbackUrl, submitLabel, onDone }: SignInFormProps) {
  const t = useTranslations('account')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const send = useMutation({
    mutationFn: async (person: { name: string; email: string; password: string }) => {
      await (mode === 'sign-up' ? signUp(person) : signIn({ email: person.email, password: person.password }))
      await onDone()
    },
  })
  const problem = send.isError ? signInProblem(send.error) : null
  const problemText = problem === null ? undefined : 'text' in problem.words ? problem.words.text : t(problem.words.key)

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const person = {
      name: text(data, 'name').trim(),
      email: text(data, 'email').trim(),
      password: text(data, 'password'),
    }
    const found = checkCredentials(mode, person)
    setFieldErrors(found)
    const first = (['name', 'email', 'password'] as const).find((field) => found[field] !== undefined)
    const focus = (field: SignInField | null | undefined) => {
      if (field) form.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()
    }
    if (first === undefined) send.mutate(person, { onError: (error) => focus(signInProblem(error).field) })
    else focus(first)
  }

  const errorOf = (field: SignInField): string | undefined => {
    const key = fieldErrors[field]
    if (key !== undefined) return t(key)
    return problem?.field === field ? problemText : undefined
  }
  const isTaken = problem !== null && 'key' in problem.words && problem.words.key === 'emailTaken'

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {mode === 'sign-up' && <TextField name="name" label={t('name')} autoComplete="name" error={errorOf('name')} />}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete={mode === 'sign-up' ? 'email' : 'username'}
        error={errorOf('email')}
      />
      {isTaken && (
        <Link to="/signin" search={callbackUrl === undefined ? {} : { callbackUrl }} className={linkClass}>
          {t('signInInstead')}
        </Link>
      )}
      <div className="relative">
        <TextField
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          label={t('password')}
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          hint={mode === 'sign-up' ? t('passwordHint') : undefined}
          error={errorOf('password')}
        />
        <button
          type="button"
          aria-label={isPasswordShown ? t('hidePassword') : t('showPassword')}
          aria-pressed={isPasswordShown}
          onClick={() => setIsPasswordShown(!isPasswordShown)}
          className="absolute end-0.5 top-[1.75rem] grid size-8 place-items-center rounded-control text-ink-3 hover:text-ink touch:size-11 touch:top-[1.625rem]"
        >
          {isPasswordShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </button>
      </div>
      {problem !== null && problem.field === null && (
        <Notice tone="danger" announce>
          {problemText}
        </Notice>
      )}
      <Button type="submit" tone="solid" pending={send.isPending} size="touch" className="mt-1">
        {submitLabel}
      </Button>
    </form>
  )
}

export const linkClass = 'font-medium text-kelp underline underline-offset-2 hover:text-kelp-ink'

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
