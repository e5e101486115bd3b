import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The question, and below it the prompt box. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useTranslations('home')
  return (
    <section className="mx-auto w-full max-w-[47.5rem] px-4 pt-[clamp(2rem,11vh,7rem)] pb-12 sm:px-6">
      <h1 className="text-xl font-semibold text-balance sm:text-2xl">{t('heading')}</h1>
      <p className="mt-3 mb-7 max-w-[36rem] text-md text-pretty text-ink-2 sm:text-base">{t('lead')}</p>
      {children}
    </section>
  )
}
