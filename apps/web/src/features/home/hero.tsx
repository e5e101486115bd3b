import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classNames } from '../../ui/class-names.ts'

/** The question, and below it the prompt box. A visitor also reads what this is; a member is closer to their projects. */
export function Hero({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const t = useTranslations('home')
  return (
    <section
      className={classNames(
        'mx-auto w-full max-w-[47.5rem] px-4 sm:px-6',
        isMember ? 'pt-[clamp(1.5rem,6vh,4rem)] pb-10' : 'pt-[clamp(2rem,9vh,6rem)] pb-14',
      )}
    >
      <h1 className={classNames('font-semibold text-balance', isMember ? 'text-xl' : 'text-xl sm:text-2xl')}>
        {t('heading')}
      </h1>
      {isMember ? (
        <div className="h-5" />
      ) : (
        <p className="mt-3 mb-7 max-w-[36rem] text-md text-pretty text-ink-2 sm:text-base">{t('lead')}</p>
      )}
      {children}
    </section>
  )
}
