import { Code, Database, Ellipsis, Eye, MessageCircle, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

const phoneTabs = ['chat', 'preview', 'code', 'data', 'more'] as const
type PhoneTab = (typeof phoneTabs)[number]
/** The logs and the settings are reached through "More". */
export type PhoneView = PhoneTab | 'logs' | 'settings'

const icons: Readonly<Record<PhoneTab, LucideIcon>> = {
  chat: MessageCircle,
  preview: Eye,
  code: Code,
  data: Database,
  more: Ellipsis,
}

/** The rooms of the builder on a phone, at the thumb. */
export function PhoneTabs({ view, onChange }: { view: PhoneView; onChange: (view: PhoneView) => void }) {
  const t = useTranslations('builder.view')
  return (
    <nav
      aria-label={t('label')}
      className="grid shrink-0 grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {phoneTabs.map((id) => {
        const Icon = icons[id]
        const isChosen = id === (view === 'logs' || view === 'settings' ? 'more' : view)
        return (
          <button
            key={id}
            type="button"
            aria-current={isChosen ? 'page' : undefined}
            onClick={() => onChange(id)}
            className={`flex min-h-14 flex-col items-center justify-center gap-0.5 text-2xs -outline-offset-2! ${
              isChosen ? 'font-semibold text-ink' : 'text-ink-3'
            }`}
          >
            <Icon size={20} strokeWidth={1.8} aria-hidden />
            {t(id)}
          </button>
        )
      })}
    </nav>
  )
}
