import type { SchemaChange } from '@joinery/contract/schema-changes'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface SchemaChangeReportProps {
  change: SchemaChange
  /** What the person has typed to agree to the losses. */
  typed: string
  onType: (typed: string) => void
  /** Asks for a mend of what cannot be carried over. */
  onFix: (text: string) => void
}

/** What a publish does to the tables of production, tried on a copy of them before anybody presses the button. */
export function SchemaChangeReport({ change, typed, onType, onFix }: SchemaChangeReportProps) {
  const t = useTranslations('publish.change')
  const { statements, losses, confirmation, failingQueries, refusal } = change
  if (statements.length === 0 && refusal === null) return null
  const lockMs = statements.reduce(
    (total, { blocks, durationMs }) => total + (blocks === 'nobody' ? 0 : (durationMs ?? 0)),
    0,
  )
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">{t('title')}</h3>
      {refusal === null && <p className="text-ink-2">{t('rehearsed', { count: statements.length, ms: lockMs })}</p>}
      {refusal !== null && (
        <Notice
          tone="danger"
          title={t('refused')}
          actions={
            <Button size="dense" onPress={() => onFix(t('fixText', { problem: refusal }))}>
              {t('fix')}
            </Button>
          }
        >
          <span className="break-words">{refusal}</span>
        </Notice>
      )}
      {failingQueries.length > 0 && (
        <Notice tone="warning" title={t('failing', { count: failingQueries.length })}>
          <ul className="flex flex-col gap-1">
            {failingQueries.slice(0, 3).map(({ sql, message }) => (
              <li key={sql} className="break-words">
                <code className="font-mono text-2xs">{sql}</code> — {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {statements.length > 0 && (
        <details>
          <summary className="text-xs text-ink-2 touch:min-h-11 touch:content-center">
            {t('sql', { count: statements.length })}
          </summary>
          {/* Long statements are scrolled by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} className="max-h-48 overflow-auto rounded-control bg-sunken p-2 font-mono text-2xs">
            {statements.map(({ sql }) => `${sql};`).join('\n')}
          </pre>
        </details>
      )}
      {losses.length > 0 && confirmation !== null && (
        <>
          <Notice tone="danger" title={t('lost')}>
            <ul>
              {losses.map(({ table, column, rows }) => (
                <li key={`${table} ${column ?? ''}`}>
                  {column === null ? t('lostTable', { table, rows }) : t('lostColumn', { table, column, rows })}
                </li>
              ))}
            </ul>
            <p>{t('snapshot')}</p>
          </Notice>
          <TextField
            name="confirmedLoss"
            label={t('type', { words: confirmation })}
            value={typed}
            onChange={onType}
            autoComplete="off"
            spellCheck="false"
          />
        </>
      )}
    </section>
  )
}
