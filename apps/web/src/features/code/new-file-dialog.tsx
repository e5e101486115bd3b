import { filePathSchema } from '@joinery/contract/files'
import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { moduleTypeOf } from '@joinery/contract/vocabulary/modules'
import type { ProjectFile } from '@joinery/contract/revisions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface NewFileDialogProps {
  files: readonly ProjectFile[]
  error: string | null
  isSaving: boolean
  onCreate: (path: string, content: string) => void
  onClose: () => void
}

export function NewFileDialog({ files, error, isSaving, onCreate, onClose }: NewFileDialogProps) {
  const t = useTranslations('code.new')
  const [path, setPath] = useState('web/')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const create = () => {
    const parsed = filePathSchema.safeParse(path.trim())
    const isTaken = files.some((file) => file.path === path.trim())
    if (parsed.success && !isTaken) onCreate(parsed.data, starterOf(parsed.data))
    else setProblem(isTaken ? t('taken') : t('invalid'))
  }
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <TextField
          label={t('path')}
          name="path"
          hint={t('hint')}
          error={problem ?? error ?? undefined}
          value={path}
          onChange={(next) => {
            setPath(next)
            setProblem(undefined)
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field: focus belongs in it
          autoFocus
        />
        <div className="mt-5 flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="solid" type="submit" pending={isSaving}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A new page or component already compiles, so that the preview stays whole. */
function starterOf(path: string): string {
  const name = moduleNameOf(path).replaceAll(' ', '')
  if (moduleTypeOf(path) === 'PAGE') {
    return `export default function Page() {\n  return <main className="p-8">${moduleNameOf(path)}</main>\n}\n`
  }
  if (moduleTypeOf(path) === 'COMPONENT' && /\.[jt]sx$/.test(path)) {
    return `export default function ${name}() {\n  return null\n}\n`
  }
  return ''
}
