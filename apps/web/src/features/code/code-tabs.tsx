import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'

export interface CodeTabsProps {
  tabs: readonly string[]
  path: string | undefined
  unsaved: readonly string[]
  onOpen: (path: string) => void
  onClose: (path: string) => void
}

/** The open files. Closing one keeps its unsaved text. */
export function CodeTabs({ tabs, path, unsaved, onOpen, onClose }: CodeTabsProps) {
  const t = useTranslations('code.tabs')
  return (
    <ul aria-label={t('label')} className="flex h-full min-w-0 flex-1 overflow-x-auto">
      {tabs.map((tab) => (
        <li
          key={tab}
          className={`flex shrink-0 items-center border-e border-line ${tab === path ? 'bg-surface shadow-[inset_0_-2px_0_var(--kelp)]' : 'text-ink-2'}`}
        >
          <button
            type="button"
            aria-current={tab === path ? 'page' : undefined}
            title={tab}
            onClick={() => onOpen(tab)}
            className="flex h-full items-center gap-1.5 ps-3 pe-1 text-sm -outline-offset-2!"
          >
            {labelOf(tab)}
            {unsaved.includes(tab) && (
              <span className="size-1.5 rounded-full bg-warn">
                <span className="sr-only">{t('unsaved')}</span>
              </span>
            )}
          </button>
          <button
            type="button"
            aria-label={t('close', { path: tab })}
            onClick={() => onClose(tab)}
            className="me-1 grid size-6 place-items-center rounded-mark text-ink-3 hover:bg-sunken hover:text-ink touch:size-11"
          >
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** File names repeat (`page.jsx`), so a tab carries the folder too. */
function labelOf(path: string): string {
  return path.split('/').slice(-2).join('/')
}
