// What was used, how much may be, and by which prices it is worked out.
import { useTranslations } from 'use-intl'

import { useTitle } from '../../ui/use-title.ts'
import { BudgetSection } from './budget-section.tsx'
import { LedgerSection } from './ledger-section.tsx'
import { PricesSection } from './prices-section.tsx'

export function UsagePage() {
  const t = useTranslations('usage')
  useTitle(t('title'))
  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-lg font-semibold">{t('title')}</h1>
      <p className="mt-1 text-sm text-ink-2">{t('intro')}</p>
      <BudgetSection />
      <LedgerSection />
      <PricesSection />
    </div>
  )
}
