import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { CheckEvidence } from './check-evidence.tsx'
import { CheckPicture } from './check-picture.tsx'
import type { ShownCheck } from './report-state.ts'

export interface FailedCheckProps {
  projectGroupId: string
  check: ShownCheck
  /** Without it nothing can be mended from here. */
  onFix?: (() => void) | undefined
}

/** One thing that does not work: what was asked, what was seen instead, where. */
export function FailedCheck({ projectGroupId, check, onFix }: FailedCheckProps) {
  const t = useTranslations('checks.report')
  const { title, detail, page, picture, evidence = [] } = check
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 text-sm first:border-0 first:pt-0">
      <div className="flex items-start gap-2.5">
        <TriangleAlert size={14} aria-hidden className="mt-[3px] shrink-0 text-warn" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="font-medium">
            {title}
            {page !== null && !title.includes(page) && (
              <span className="font-mono text-2xs font-normal text-ink-2"> {page}</span>
            )}
          </p>
          {detail !== '' && <p className="text-xs whitespace-pre-line text-ink-2">{detail}</p>}
        </div>
        {picture !== null && <CheckPicture projectGroupId={projectGroupId} picture={{ ...picture, page }} />}
      </div>
      {evidence.length > 0 && <CheckEvidence evidence={evidence} />}
      {onFix !== undefined && (
        <Button size="dense" className="ms-6 self-start" aria-label={t('fixNamed', { title })} onPress={onFix}>
          {t('fix')}
        </Button>
      )}
    </li>
  )
}

/** A check that passed, was skipped or is out of date: its sentence, and why. */
export function QuietCheck({ check }: { check: ShownCheck }) {
  return (
    <li className="py-1 text-xs text-ink-2">
      {check.title}
      {check.detail !== '' && <span className="block text-ink-3">{check.detail}</span>}
    </li>
  )
}
