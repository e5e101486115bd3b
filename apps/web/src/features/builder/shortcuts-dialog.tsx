import { useTranslations } from 'use-intl'

import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { localShortcuts, shortcutIds, showKeys } from './shortcuts.ts'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('builder.shortcuts')
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} closeLabel={t('close')}>
      <dl className="flex flex-col">
        {[...shortcutIds, ...localShortcuts].map((id) => (
          <div
            key={id}
            className="flex min-h-8 items-center justify-between gap-4 border-b border-line text-sm last:border-0"
          >
            <dt>{t(`list.${id}`)}</dt>
            <dd>
              <Kbd>{showKeys(id, isMac)}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
