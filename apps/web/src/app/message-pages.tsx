// Pages that only say something: nothing here, and something broke.
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { Compass, Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useTitle } from '../ui/use-title.ts'

export function NotFoundPage() {
  const t = useTranslations('shell')
  useTitle(t('notFoundTitle'))
  return (
    <EmptyState
      headingLevel="h1"
      icon={Compass}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Link to="/" className={buttonClass({ tone: 'solid' })}>
          {t('goHome')}
        </Link>
      }
    />
  )
}

export function CrashPage(_props: ErrorComponentProps) {
  const t = useTranslations('shell')
  useTitle(t('crashTitle'))
  return (
    <EmptyState
      headingLevel="h1"
      icon={Unplug}
      title={t('crashTitle')}
      text={t('crashText')}
      action={
        <Button tone="solid" onPress={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    />
  )
}
