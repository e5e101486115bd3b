import { type Instruction, maxLengthOf } from '@joinery/contract/instructions'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { type InstructionPlace, useInstructionVersions, useSetInstruction } from './instructions-api.ts'

export interface InstructionFormProps {
  place: InstructionPlace
  /** Undefined: nobody has written anything here. */
  written: Instruction | undefined
  /** The chapter that counts without one of their own; null for instructions. */
  builtIn: string | null
  mayWrite: boolean
}

export function InstructionForm({ place, written, builtIn, mayWrite }: InstructionFormProps) {
  const t = useTranslations('instructions')
  const errorMessage = useErrorMessage()
  const own = written?.text ?? ''
  const before = own === '' ? (builtIn ?? '') : own
  const [text, setText] = useState(before)
  const save = useSetInstruction(place)
  const left = maxLengthOf(place.subject) - text.length
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (left < 0 || text === before) return
    // A chapter that says what the built-in one says is none of their own.
    const next = text.trim() === builtIn?.trim() ? '' : text
    save.mutate({ text: next, expectedVersion: written?.version ?? 0 }, { onSuccess: () => showToast(t('saved')) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextAreaField
        name="instructions"
        label={t(`subjects.${place.subject}`)}
        placeholder={t('placeholder')}
        value={text}
        onChange={setText}
        isReadOnly={!mayWrite}
        rows={builtIn === null ? 6 : 14}
        hint={mayWrite ? (builtIn === null ? t('hint', { left }) : t('guideHint')) : t('onlyAdmins')}
        error={left < 0 ? t('tooLong', { over: -left }) : undefined}
      />
      {save.isError && (
        <Notice tone="danger" announce>
          {errorMessage(save.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayWrite && (
          <Button type="submit" tone="solid" pending={save.isPending} isDisabled={text === before || left < 0}>
            {t('save')}
          </Button>
        )}
        <p className="text-xs text-ink-3">{written === undefined ? t('never') : <VersionWords version={written} />}</p>
      </div>
      {written !== undefined && <Versions place={place} onUse={mayWrite ? setText : null} />}
    </form>
  )
}

function VersionWords({ version: { version, updatedAt, updatedBy } }: { version: Instruction }) {
  const t = useTranslations('instructions')
  return <>{t('version', { version, at: updatedAt ?? new Date(0), by: updatedBy ?? 'none' })}</>
}

function Versions({ place, onUse }: { place: InstructionPlace; onUse: ((text: string) => void) | null }) {
  const t = useTranslations('instructions')
  const [isOpen, setIsOpen] = useState(false)
  const versions = useInstructionVersions(place, isOpen)
  return (
    <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-ink-2">{t('versions')}</summary>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {versions.data?.versions.map((version) => (
          <li key={version.version} className="flex flex-wrap items-start gap-3 px-3 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-xs text-ink-3">
                <VersionWords version={version} />
              </p>
              <p className="line-clamp-3 text-xs whitespace-pre-wrap text-ink-2">
                {version.text === '' ? t('empty') : version.text}
              </p>
            </div>
            {onUse !== null && version.text !== '' && (
              <Button size="dense" onPress={() => onUse(version.text)}>
                {t('use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
