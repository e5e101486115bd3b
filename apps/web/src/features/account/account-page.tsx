// The signed-in person, how the builder looks to them, and what this server is.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useAccount, useSetTheme, useSignOut } from '../../api/account.ts'
import { useTheme } from '../../api/theme.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { ThemeSegments } from '../../ui/theme-toggle.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function AccountPage() {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const account = useAccount()
  const errorMessage = useErrorMessage()
  useTitle(t('accountTitle'))

  return (
    <div className="mx-auto w-full max-w-[40rem] px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-lg font-semibold">{t('accountTitle')}</h1>
      {account.isPending && (
        <AfterDelay>
          <Skeleton className="mt-6 h-40" />
        </AfterDelay>
      )}
      {account.isError && (
        <Notice
          tone="danger"
          title={t('loadFailed')}
          className="mt-6"
          actions={<Button onPress={() => void account.refetch()}>{shell('tryAgain')}</Button>}
        >
          {errorMessage(account.error)}
        </Notice>
      )}
      {account.data !== undefined && (
        <>
          <Section title={t('profile')}>
            <Row term={t('name')}>{account.data.user.name}</Row>
            <Row term={t('email')}>{account.data.user.email}</Row>
            <Row term={t('organization')}>
              {account.data.organization.name} <Quiet>{t(`role.${account.data.organization.role}`)}</Quiet>
            </Row>
            <Row term={t('plan')}>{t(`planName.${account.data.organization.plan}`)}</Row>
          </Section>
          <AppearanceSection />
          <Section title={t('server')}>
            <Row term={t('model')}>
              {account.data.installation.model === 'offline' ? (
                t('builtInModel')
              ) : (
                <span className="font-mono text-xs">{account.data.installation.model}</span>
              )}
            </Row>
          </Section>
          <SignOutSection />
        </>
      )}
    </div>
  )
}

function AppearanceSection() {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const { choice } = useTheme()
  const setTheme = useSetTheme()
  return (
    <Section title={t('appearance')}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <p className="text-sm text-ink-2">{t('appearanceHint')}</p>
        <ThemeSegments
          label={shell('themeLabel')}
          names={{ system: shell('theme.system'), light: shell('theme.light'), dark: shell('theme.dark') }}
          value={choice}
          onChange={setTheme}
        />
      </div>
    </Section>
  )
}

function SignOutSection() {
  const t = useTranslations('account')
  const signOut = useSignOut()
  return (
    <Section title={t('session')}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <p className="text-sm text-ink-2">{signOut.isError ? t('noAnswer') : t('signOutHint')}</p>
        <Button pending={signOut.isPending} onPress={() => signOut.mutate()}>
          {t('signOut')}
        </Button>
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-sm font-semibold text-ink-2">{title}</h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">{children}</div>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 text-sm">
      <dt className="w-32 text-ink-3">{term}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </dl>
  )
}

function Quiet({ children }: { children: string }) {
  return <span className="text-ink-3">· {children}</span>
}
