import { type SignInProvider, signInProviders } from '@joinery/contract/vocabulary/sign-in-providers'
import { useTranslations } from 'use-intl'

import { useTitle } from '../../ui/use-title.ts'

const consoles: Readonly<Record<SignInProvider, string | null>> = {
  google: 'https://console.cloud.google.com/auth/clients',
  email: null,
  facebook: 'https://developers.facebook.com/apps/',
  twitter: 'https://developer.x.com/en/portal/dashboard',
}
const stepKeys = ['first', 'second', 'third', 'fourth'] as const

/** How one provider is set up; the page that the settings link to (specification 2). */
export function SignInHelpPage({ provider }: { provider: SignInProvider }) {
  const t = useTranslations('signIn.helpPage')
  const { displayName, iconPath, requiredVariables } = signInProviders[provider]
  const address = consoles[provider]
  useTitle(t('title', { provider: displayName }))
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-10 outline-none">
      <header className="flex items-center gap-3">
        <img src={iconPath} alt="" width={28} height={28} className="dark:invert" />
        <h1 className="text-xl font-semibold">{t('title', { provider: displayName })}</h1>
      </header>
      <p className="text-ink-2">{t(`${provider}.intro`)}</p>
      <ol className="flex list-decimal flex-col gap-3 ps-5">
        {stepKeys.map((key) => (
          <li key={key}>{t(`${provider}.${key}`)}</li>
        ))}
      </ol>
      {requiredVariables.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-md font-semibold">{t('variables')}</h2>
          <ul className="font-mono text-sm">
            {requiredVariables.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-md font-semibold">{t('mind')}</h2>
        <p className="text-ink-2">{t(`${provider}.mind`)}</p>
      </section>
      {address !== null && (
        <p>
          <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {t('console', { provider: displayName })}
          </a>
        </p>
      )}
    </main>
  )
}
