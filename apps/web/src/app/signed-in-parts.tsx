// What every page of a signed-in person has: the live connection, banners, toasts, the account's theme.
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useAccount } from '../api/account.ts'
import { connection } from '../api/client.ts'
import { applyTheme, useTheme } from '../api/theme.ts'
import { Toaster } from '../ui/toast.tsx'
import { Banners } from './banners.tsx'
import { CreditAlerts } from './credit-alerts.tsx'

export function SignedInParts() {
  const t = useTranslations('shell')
  const { isDark } = useTheme()
  const theme = useAccount().data?.user.theme

  useEffect(() => {
    connection.connect()
    return () => connection.disconnect()
  }, [])

  // The account's theme wins over what this browser remembers.
  useEffect(() => {
    if (theme !== undefined) applyTheme(theme)
  }, [theme])

  return (
    <>
      <Banners />
      <CreditAlerts />
      <Toaster label={t('notifications')} isDark={isDark} />
    </>
  )
}
