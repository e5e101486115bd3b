// Says once that credits or the month's budget run low; gone when somebody has seen it.
import type { CreditAlert } from '@joinery/contract/ledger'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gauge, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { client, orpc } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Runs end while the page stays open. */
const refetchMs = 60_000

export function CreditAlerts() {
  const t = useTranslations('usage.alert')
  const isSignedIn = useSession() !== null
  const queryClient = useQueryClient()
  const options = orpc.ledger.alerts.queryOptions({ input: undefined })
  const alerts = useQuery({ ...options, enabled: isSignedIn, refetchInterval: refetchMs, staleTime: 10_000 })
  const dismiss = useMutation({
    mutationFn: (alert: Pick<CreditAlert, 'of' | 'period' | 'percent'>) => client.ledger.dismissAlert(alert),
    onSuccess: (left) => queryClient.setQueryData(options.queryKey, left),
  })
  return (
    <output className="block">
      {alerts.data?.alerts.map(({ of, period, percent }) => (
        <p
          key={`${of} ${period} ${percent}`}
          className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1 text-center text-xs text-warn"
        >
          <Gauge size={14} aria-hidden className="shrink-0" />
          <span>
            {t(of, { percent: String(percent) })}{' '}
            <Link to="/usage" className="font-medium underline underline-offset-2">
              {t('open')}
            </Link>
          </span>
          <IconButton
            size="dense"
            icon={X}
            label={t('dismiss')}
            onPress={() => dismiss.mutate({ of, period, percent })}
          />
        </p>
      ))}
    </output>
  )
}
