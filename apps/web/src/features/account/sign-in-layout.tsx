// Title, the waiting prompt, the form and the way to the other form, in one narrow column.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useTitle } from '../../ui/use-title.ts'

export interface SignInLayoutProps {
  title: string
  lead: string
  /** What will be built right after, or null. */
  prompt: string | null
  children: ReactNode
  footer: ReactNode
}

export function SignInLayout({ title, lead, prompt, children, footer }: SignInLayoutProps) {
  const t = useTranslations('account')
  useTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-[26rem] flex-col px-4 pt-[clamp(1rem,8vh,5rem)] pb-16">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 text-md text-ink-2">{lead}</p>
      {prompt !== null && (
        <figure className="mt-5 rounded-card rounded-ee-mark bg-sunken px-4 py-3">
          <figcaption className="text-xs text-ink-3">{t('promptWaits')}</figcaption>
          <blockquote className="mt-0.5 line-clamp-4 text-md text-ink">{prompt}</blockquote>
        </figure>
      )}
      <div className="mt-6">{children}</div>
      <p className="mt-6 text-sm text-ink-2">{footer}</p>
    </div>
  )
}
