import {
  type InstructionScope,
  type InstructionSubject,
  instructionSubjectSchema,
} from '@joinery/contract/instructions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { useInstructions } from './instructions-api.ts'
import { InstructionForm } from './instruction-form.tsx'

/** What the builder is told in every run: instructions, and chapters of its guide that are one's own. */
export function InstructionsSection({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('instructions')
  const errorMessage = useErrorMessage()
  const [scope, setScope] = useState<InstructionScope>('project')
  const [subject, setSubject] = useState<InstructionSubject>('instructions')
  const instructions = useInstructions(projectGroupId)
  const written = instructions.data?.written.find((each) => each.scope === scope && each.subject === subject)
  const builtIn = instructions.data?.guides.find(({ topic }) => subject === `guide:${topic}`)?.text ?? null
  const mayWrite = scope === 'project' || instructions.data?.mayOrganization === true
  return (
    <section aria-labelledby="instructions-title" className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 id="instructions-title" className="text-md font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('explain')}</p>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl<InstructionScope>
          label={t('scope.label')}
          size="dense"
          value={scope}
          onChange={setScope}
          segments={[
            { value: 'project', label: t('scope.project') },
            { value: 'organization', label: t('scope.organization') },
          ]}
        />
        <Select<InstructionSubject>
          label={t('subject')}
          labelHidden
          name="subject"
          className="w-44"
          value={subject}
          onChange={setSubject}
          options={instructionSubjectSchema.options.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
      </div>
      {instructions.isPending && (
        <AfterDelay>
          <Skeleton className="h-32" />
        </AfterDelay>
      )}
      {instructions.isError && (
        <Notice tone="danger" title={t('loadFailed')}>
          {errorMessage(instructions.error)}
        </Notice>
      )}
      {instructions.isSuccess && (
        <InstructionForm
          key={`${scope} ${subject} ${written?.version ?? 0}`}
          place={{ projectGroupId, scope, subject }}
          written={written}
          builtIn={builtIn}
          mayWrite={mayWrite}
        />
      )}
    </section>
  )
}
