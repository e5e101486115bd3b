// What is around every page: skip link, top bar, and for signed-in people banners, toasts and the live connection.
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useSession } from '../api/session.ts'
import { TopBar } from './top-bar.tsx'

// A first visit needs neither the live connection nor toasts, so it does not load them.
const SignedInParts = lazy(async () => ({ default: (await import('./signed-in-parts.tsx')).SignedInParts }))

export function Shell() {
  const t = useTranslations('shell')
  const session = useSession()
  const isBuilder = useRouterState({ select: (state) => state.location.pathname.startsWith('/build/') })
  const isSignedIn = session !== null && session !== undefined

  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-sm font-medium text-on-ink focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className={isBuilder ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
        {isSignedIn && (
          <Suspense>
            <SignedInParts />
          </Suspense>
        )}
        {isBuilder ? (
          <div className="min-h-0 flex-1">
            <Outlet />
          </div>
        ) : (
          <>
            <TopBar />
            <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
              <Outlet />
            </main>
          </>
        )}
      </div>
    </>
  )
}
