import { useFormatter, useTranslations } from 'use-intl'

import { ScrollTable } from '../../ui/scroll-table.tsx'
import { usePrices } from './models-api.ts'

/** By which prices use is worked out, when each was read, and where. */
export function PricesSection() {
  const t = useTranslations('usage')
  const format = useFormatter()
  const { data } = usePrices()
  if (data === undefined) return null
  const amount = (price: number) => format.number(price, { maximumFractionDigits: 3 })
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-sm font-semibold text-ink-2">{t('prices')}</h2>
      <p className="mb-2 text-xs text-ink-3">{t('pricesHint', { version: data.version })}</p>
      <div className="flex max-h-96 flex-col overflow-hidden rounded-card border border-line bg-surface">
        <ScrollTable
          label={t('prices')}
          columns={(['model', 'input', 'cached', 'output', 'asOf', 'source'] as const).map((key) => ({
            key,
            head: t(key),
          }))}
        >
          {data.prices.map((row) => (
            <tr key={`${row.model} ${row.source}`} className="tabular-nums">
              <td className="h-8 border-b border-line px-3 font-mono text-xs">{row.model}</td>
              <td className="border-b border-line px-3">{amount(row.input)}</td>
              <td className="border-b border-line px-3">{amount(row.cachedInput)}</td>
              <td className="border-b border-line px-3">{amount(row.output)}</td>
              <td className="border-b border-line px-3 whitespace-nowrap">{row.asOf}</td>
              <td className="border-b border-line px-3 whitespace-nowrap text-ink-2">{t(`sources.${row.source}`)}</td>
            </tr>
          ))}
        </ScrollTable>
      </div>
    </section>
  )
}
