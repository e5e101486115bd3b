import { Bug } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { CheckPicture } from './check-picture.tsx'
import { FailedCheck, QuietCheck } from './check-row.tsx'
import { arrangeReport, type KindGroup, type ShownCheck, type ShownPicture } from './report-state.ts'
import { type OnFix, useFixWords } from './use-fix-words.ts'

/** More thumbnails than this are a gallery, and nobody asked for one. */
const maxPictures = 6

export interface ReportBodyProps {
  projectGroupId: string
  checks: readonly ShownCheck[]
  /** Puts words where the person sends them to the builder; without it there is nobody to mend it. */
  onFix?: OnFix | undefined
}

/** Failures first, each with its picture; then what is out of date; what passed folds away by kind. */
export function ReportBody({ projectGroupId, checks, onFix }: ReportBodyProps) {
  const t = useTranslations('checks.report')
  const fixWords = useFixWords()
  const { failed, outdated, skipped, passed, pictures } = arrangeReport(checks)
  const passedCount = passed.reduce((sum, group) => sum + group.checks.length, 0)
  return (
    <div className="flex flex-col gap-3">
      {failed.length > 0 && (
        <ul aria-label={t('failed')} className="flex flex-col">
          {failed.map((check) => (
            <FailedCheck
              key={`${check.kind} ${check.page ?? ''} ${check.title}`}
              projectGroupId={projectGroupId}
              check={check}
              onFix={onFix && (() => onFix(fixWords([check])))}
            />
          ))}
        </ul>
      )}
      {onFix !== undefined && failed.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {failed.length > 1 && (
            <Button size="dense" onPress={() => onFix(fixWords(failed))}>
              {t('fixAll', { count: failed.length })}
            </Button>
          )}
          <Button size="dense" onPress={() => onFix(fixWords(failed), 'debug')}>
            <Bug size={14} aria-hidden />
            {t('debug')}
          </Button>
        </div>
      )}
      {outdated.length > 0 && <Fold title={t('outdated')} checks={outdated} />}
      {failed.length === 0 && <PictureStrip projectGroupId={projectGroupId} pictures={pictures} />}
      {passedCount + skipped.length > 0 && (
        <div className="flex flex-col">
          {passedCount > 0 && <PassedChecks groups={passed} count={passedCount} />}
          {skipped.length > 0 && <Fold title={t('skipped', { count: skipped.length })} checks={skipped} />}
        </div>
      )}
    </div>
  )
}

function PictureStrip({ projectGroupId, pictures }: { projectGroupId: string; pictures: readonly ShownPicture[] }) {
  const t = useTranslations('checks.report')
  if (pictures.length === 0) return null
  return (
    <ul aria-label={t('pictures')} className="flex flex-wrap gap-2">
      {pictures.slice(0, maxPictures).map((picture) => (
        <li key={picture.hash} className="contents">
          <CheckPicture projectGroupId={projectGroupId} picture={picture} />
        </li>
      ))}
    </ul>
  )
}

const summaryClass = 'min-h-6 rounded-mark text-ink-2 hover:text-ink touch:min-h-11 touch:content-center'

function PassedChecks({ groups, count }: { groups: readonly KindGroup[]; count: number }) {
  const t = useTranslations('checks')
  return (
    <details className="text-xs">
      <summary className={summaryClass}>{t('report.passed', { count })}</summary>
      <div className="flex flex-col gap-1 ps-4 pt-1">
        {groups.map(({ kind, checks }) => (
          <Fold
            key={kind}
            title={t('report.kindCount', { kind: t(`kind.${kind}`), count: checks.length })}
            checks={checks}
          />
        ))}
      </div>
    </details>
  )
}

function Fold({ title, checks }: { title: string; checks: readonly ShownCheck[] }) {
  return (
    <details className="text-xs">
      <summary className={summaryClass}>{title}</summary>
      <ul className="flex flex-col ps-4">
        {checks.map((check, index) => (
          // Two widths of one page may have the same sentence.
          // oxlint-disable-next-line react/no-array-index-key
          <QuietCheck key={index} check={check} />
        ))}
      </ul>
    </details>
  )
}
