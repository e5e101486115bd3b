// What is around every page: skip link, top bar, banners, toasts. Opens the live connection while signed in.
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useAccount, useSession } from '../api/account.ts'
import { connection } from '../api/client.ts'
import { applyTheme, useTheme } from '../api/theme.ts'
import { Banners } from './banners.tsx'
import { TopBar } from './top-bar.tsx'

const Toaster = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toaster }))

export function Shell() {
  const t = useTranslations('shell')
  const session = useSession()
  const account = useAccount()
  const { isDark } = useTheme()
  const isBuilder = useRouterState({ select: (state) => state.location.pathname.startsWith('/build/') })
  const isSignedIn = session !== null && session !== undefined

  useEffect(() => {
    if (isSignedIn) connection.connect()
    else connection.disconnect()
  }, [isSignedIn])

  // The account's theme wins over what this browser remembers.
  const accountTheme = account.data?.user.theme
  useEffect(() => {
    if (accountTheme !== undefined) applyTheme(accountTheme)
  }, [accountTheme])

  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-sm font-medium text-on-ink focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {isBuilder ? (
        <div className="flex h-dvh flex-col overflow-hidden">
          <Banners />
          <div className="min-h-0 flex-1">
            <Outlet />
          </div>
        </div>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Banners />
          <TopBar />
          <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            <Outlet />
          </main>
        </div>
      )}
      {isSignedIn && (
        <Suspense>
          <Toaster label={t('notifications')} isDark={isDark} />
        </Suspense>
      )}
    </>
  )
}
