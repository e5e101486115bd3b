// The bar of every page but the builder, which has its own.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useSession } from '../api/session.ts'
import { applyTheme, useTheme } from '../api/theme.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Moon, Sun } from 'lucide-react'

// Only signed-in people need the menu, so a first visit does not load it.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

const linkClass =
  'inline-flex h-8 items-center rounded-control px-2.5 text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink touch:h-11 aria-[current=page]:text-ink'

export function TopBar() {
  const t = useTranslations('shell')
  const session = useSession()
  const { isDark } = useTheme()

  return (
    <header className="flex h-12 items-center gap-1 px-4 touch:h-14">
      <Link
        to="/"
        aria-label={t('home')}
        className="-ms-1 flex h-8 items-center gap-2 rounded-control px-1 text-md font-semibold touch:h-11"
      >
        <Logo />
        <span className="max-[24rem]:hidden" aria-hidden>
          Joinery
        </span>
      </Link>
      <nav aria-label={t('navigation')} className="ms-3 flex gap-1">
        {session !== null && session !== undefined && (
          <Link to="/projects" className={linkClass}>
            {t('projects')}
          </Link>
        )}
      </nav>
      <div className="ms-auto flex items-center gap-1">
        {session === null && (
          <>
            {/* Not ThemeToggle: its tooltip alone weighs 11 KB, and this is the first page a visitor loads. */}
            <Button
              tone="ghost"
              aria-label={isDark ? t('useLight') : t('useDark')}
              onPress={() => applyTheme(isDark ? 'light' : 'dark')}
              className="w-8 px-0! touch:w-11"
            >
              {isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            </Button>
            <Link to="/signin" className={linkClass}>
              {t('signIn')}
            </Link>
            <Link to="/signup" className={buttonClass({})}>
              {t('signUp')}
            </Link>
          </>
        )}
        {session !== null && session !== undefined && (
          <Suspense fallback={<span className="size-8 touch:size-11" />}>
            <AccountMenu user={session} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
