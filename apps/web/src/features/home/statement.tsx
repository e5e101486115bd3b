import { useTranslations } from 'use-intl'

/** What this is and whose the result is, in two sentences. */
export function Statement() {
  const t = useTranslations('home')
  return (
    <footer className="mx-auto mt-auto w-full max-w-[47.5rem] px-4 pb-8 sm:px-6">
      <p className="border-t border-line pt-5 text-sm text-pretty text-ink-3">{t('statement')}</p>
    </footer>
  )
}
