import type { Ledger } from '@joinery/contract/ledger'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ledgerPageSize, useLedger } from './models-api.ts'

/** What the organization has left, and what became of what it had. */
export function LedgerSection() {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  const format = useFormatter()
  const [page, setPage] = useState(0)
  const ledger = useLedger(page)
  const tu = useTranslations('usage')
  const credits = (thousandths: number) => format.number(thousandths / 1000, { maximumFractionDigits: 1 })
  const { data } = ledger
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-sm font-semibold text-ink-2">{t('ledger')}</h2>
      {ledger.isError && <Notice tone="danger">{errorMessage(ledger.error)}</Notice>}
      {data !== undefined && (
        <>
          <p className="mb-2 text-xs text-ink-3">
            {data.isLimited
              ? t('balance', { credits: credits(data.balance.periodic + data.balance.deposited) })
              : data.budget === null && t('ledgerUnlimited')}
          </p>
          {data.entries.length === 0 ? (
            <p className="rounded-card border border-line bg-surface px-4 py-6 text-sm text-ink-2">
              {t('ledgerEmpty')}
            </p>
          ) : (
            // Wide tables are scrolled by keyboard too.
            <section
              aria-label={t('ledger')}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="max-h-96 overflow-auto rounded-card border border-line bg-surface"
            >
              <table className="min-w-full text-sm">
                <thead className="sticky top-0 bg-surface text-xs text-ink-3">
                  <tr>
                    {[t('when'), t('what'), tu('project'), t('state.label'), t('tokens'), t('worth')].map((head) => (
                      <th key={head} scope="col" className="px-4 py-2 text-start font-medium whitespace-nowrap">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {data.entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} credits={credits} />
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {(page > 0 || data.hasMore) && (
            <Pager
              page={page}
              pageSize={ledgerPageSize}
              total={page * ledgerPageSize + data.entries.length + (data.hasMore ? 1 : 0)}
              words={{ previous: tu('previous'), next: tu('next'), range: ({ from, to }) => tu('range', { from, to }) }}
              onChange={setPage}
            />
          )}
        </>
      )}
    </section>
  )
}

interface EntryProps {
  entry: Ledger['entries'][number]
  credits: (thousandths: number) => string
}

function Entry({ entry, credits }: EntryProps) {
  const t = useTranslations('models')
  const format = useFormatter()
  const tokens = entry.usage.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  return (
    <tr className="tabular-nums">
      <td className="px-4 py-2 whitespace-nowrap text-ink-2">
        {format.dateTime(entry.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </td>
      <td className="px-4 py-2 whitespace-nowrap">
        {entry.task === null ? t(`kind.${entry.kind}`) : t(`task.${entry.task}`)}
      </td>
      <td className="max-w-48 truncate px-4 py-2 text-ink-2">{entry.projectName}</td>
      <td className="px-4 py-2 whitespace-nowrap">{t(`state.${entry.state}`)}</td>
      <td className="px-4 py-2 text-ink-2">{tokens === 0 ? '' : format.number(tokens)}</td>
      <td className="px-4 py-2 whitespace-nowrap">{entry.worth === null ? t('unpriced') : credits(entry.worth)}</td>
    </tr>
  )
}
