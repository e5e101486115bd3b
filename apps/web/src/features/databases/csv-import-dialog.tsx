import { createCsvParser, type CsvMapping, matchHeaders, maxCsvBytes, unguardFormula } from '@joinery/contract/csv'
import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { orpc } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { uploadCsv } from './csv-api.ts'
import { CsvResult } from './csv-result.tsx'

export interface CsvImportDialogProps {
  projectGroupId: string
  environment: DatabaseEnvironment
  table: DatabaseTable
  onClose: () => void
}

const leftOut = ''

/** Adds the rows of a file: which header goes where, how far it is, and what is wrong with it. */
export function CsvImportDialog({ projectGroupId, environment, table, onClose }: CsvImportDialogProps) {
  const t = useTranslations('builder.data.csv')
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<{ file: File; mapping: CsvMapping } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [part, setPart] = useState(0)
  const upload = useMutation({
    mutationFn: (input: { file: File; mapping: CsvMapping }) =>
      uploadCsv({ projectGroupId, environment, table: table.name, ...input }, setPart),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.databases.key() }),
  })
  const columns = table.columns.map(({ name }) => name)
  const choose = async (file: File | undefined) => {
    upload.reset()
    setPart(0)
    setChosen(null)
    if (file === undefined) return
    const headers = await readHeaders(file)
    setProblem(file.size > maxCsvBytes ? t('tooLarge') : headers === null ? t('unreadable') : null)
    if (file.size <= maxCsvBytes && headers !== null) setChosen({ file, mapping: matchHeaders(headers, columns) })
  }
  return (
    <Dialog title={t('title', { table: table.name })} isOpen onClose={onClose} closeLabel={t('close')} size="medium">
      <div className="flex flex-col gap-4 text-sm">
        <label className="flex flex-col gap-1.5">
          <span className="font-medium">{t('file')}</span>
          <input
            type="file"
            name="file"
            accept=".csv,text/csv"
            onChange={(event) => void choose(event.target.files?.[0])}
            className="min-h-11 text-sm file:me-3 file:h-8 file:rounded-control file:border file:border-line file:bg-surface file:px-3"
          />
          <span className="text-xs text-ink-3">{t('hint')}</span>
        </label>
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {chosen !== null && (
          <ul className="flex max-h-72 flex-col gap-2 overflow-auto" aria-label={t('mapping')}>
            {Object.entries(chosen.mapping).map(([header, column]) => (
              <li key={header} className="grid grid-cols-2 items-center gap-2">
                <span className="truncate font-mono text-xs">{header === '' ? t('noHeader') : header}</span>
                <Select
                  label={t('goesTo', { header })}
                  labelHidden
                  value={column ?? leftOut}
                  onChange={(next) =>
                    setChosen({ ...chosen, mapping: { ...chosen.mapping, [header]: next === leftOut ? null : next } })
                  }
                  options={[
                    { value: leftOut, label: t('leaveOut') },
                    ...columns.map((name) => ({ value: name, label: name })),
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
        {upload.isPending && (
          <label className="flex flex-col gap-1 text-xs text-ink-2">
            {part < 1 ? t('sending') : t('taking')}
            <progress max={1} {...(part < 1 ? { value: part } : {})} className="w-full accent-kelp" />
          </label>
        )}
        {upload.isError && (
          <Notice tone="danger" announce>
            {upload.error.message === '' ? t('offline') : upload.error.message}
          </Notice>
        )}
        {upload.isSuccess && <CsvResult result={upload.data} />}
        <div className="flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {upload.data?.ok === true ? t('done') : t('cancel')}
          </Button>
          {upload.data?.ok !== true && (
            <Button
              tone="solid"
              pending={upload.isPending}
              isDisabled={chosen === null}
              onPress={() => chosen !== null && upload.mutate(chosen)}
            >
              {t('import')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** @returns null when the first line is no row of CSV */
async function readHeaders(file: File): Promise<string[] | null> {
  const start = await file.slice(0, 256_000).text()
  try {
    const [header] = createCsvParser().push(`${start}\n`)
    return header?.values.map((value) => unguardFormula(value ?? '')) ?? null
  } catch {
    return null
  }
}
