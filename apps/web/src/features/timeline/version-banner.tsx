import { Eye, GitCompareArrows, RotateCcw, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'

export interface VersionBannerProps {
  number: number
  isRestoring: boolean
  onExit: () => void
  onCompare: () => void
  onRestore: () => void
}

/** Looking at an old version is a place with a way out; nothing is changed by it. */
export function VersionBanner({ number, isRestoring, onExit, onCompare, onRestore }: VersionBannerProps) {
  const t = useTranslations('stage.timeline')
  return (
    <output className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-info-soft px-3 py-1.5">
      <Eye size={14} aria-hidden className="text-info" />
      <p className="flex-1 text-sm font-medium text-info">{t('looking', { number })}</p>
      <Button size="dense" tone="ghost" onPress={onExit}>
        <X size={14} aria-hidden />
        {t('exit')}
      </Button>
      <Button size="dense" tone="ghost" onPress={onCompare}>
        <GitCompareArrows size={14} aria-hidden />
        {t('compare')}
      </Button>
      <Button size="dense" pending={isRestoring} onPress={onRestore}>
        <RotateCcw size={14} aria-hidden />
        {t('restore')}
      </Button>
    </output>
  )
}
