// The three moments of building, each shown with the very pieces the builder is made of.
import { Check, Database, type LucideIcon, PanelTop } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export function HowItGoes() {
  const t = useTranslations('home.how')
  return (
    <section aria-label={t('label')} className="mx-auto w-full max-w-[47.5rem] px-4 pb-12 sm:px-6">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
        <Moment title={t('say.title')} text={t('say.text')}>
          <p className="ms-auto w-fit rounded-card rounded-ee-mark bg-sunken px-3 py-2 text-sm">{t('say.example')}</p>
        </Moment>
        <Moment title={t('watch.title')} text={t('watch.text')}>
          <WorkRow icon={Database} iconClass="text-m-db" title={t('watch.table')} detail="books" />
          <WorkRow icon={PanelTop} iconClass="text-m-page" title={t('watch.page')} detail="/books" />
        </Moment>
        <Moment title={t('publish.title')} text={t('publish.text')}>
          <p className="flex h-8 w-fit items-center gap-2 rounded-control border border-line bg-surface px-3 text-sm font-medium">
            <span className="size-2 rounded-full bg-kelp" />
            {t('publish.live')}
          </p>
          <p className="mt-2 font-mono text-2xs text-ink-3">{t('publish.address')}</p>
        </Moment>
      </ol>
    </section>
  )
}

function Moment({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col border-t border-line pt-4">
      <div aria-hidden className="mb-3 flex min-h-16 flex-col justify-center">
        {children}
      </div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-0.5 text-sm text-pretty text-ink-2">{text}</p>
    </li>
  )
}

function WorkRow(props: { icon: LucideIcon; iconClass: string; title: string; detail: string }) {
  const { icon: Icon, iconClass, title, detail } = props
  return (
    <p className="flex h-[30px] items-center gap-2 text-sm">
      <span className="grid size-[23px] shrink-0 place-items-center rounded-mark border border-line bg-surface">
        <Icon size={13} className={iconClass} />
      </span>
      <span className="truncate">{title}</span>
      <span className="truncate font-mono text-2xs text-ink-3">{detail}</span>
      <Check size={14} className="ms-auto shrink-0 text-kelp" />
    </p>
  )
}
