// Lines above every page that say something about this server or the connection to it.
import { ShieldAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useAccount } from '../api/account.ts'
import { useConnectionState } from '../api/client.ts'

/** A reconnect after a moment is not worth a word. */
const silentMs = 1500

export function Banners() {
  const t = useTranslations('shell')
  const installation = useAccount().data?.installation
  const isOffline = useLongOffline()

  return (
    <>
      {installation?.isUnwalled === true && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-center text-xs text-warn">
          <ShieldAlert size={14} aria-hidden className="shrink-0" />
          <span>
            {t('unwalled')}
            {installation.unwalledReason !== undefined && (
              <> {t('unwalledReason', { reason: installation.unwalledReason })}</>
            )}
          </span>
        </p>
      )}
      <output className="block">
        {isOffline && (
          <p className="flex items-center justify-center gap-2 bg-danger-soft px-4 py-1.5 text-center text-xs text-danger">
            <WifiOff size={14} aria-hidden className="shrink-0" />
            {t('offline')}
          </p>
        )}
      </output>
    </>
  )
}

function useLongOffline(): boolean {
  const isOffline = useConnectionState() === 'offline'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOffline) return
    const timer = setTimeout(() => setIsLong(true), silentMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOffline])
  return isOffline && isLong
}
