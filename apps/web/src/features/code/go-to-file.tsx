import type { ProjectFile } from '@joinery/contract/revisions'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslations } from 'use-intl'

import { Dialog } from '../../ui/dialog.tsx'
import { FileIcon } from './file-icon.tsx'
import { findFiles } from './file-tree.ts'

const shown = 12

export interface GoToFileProps {
  files: readonly ProjectFile[]
  onPick: (path: string) => void
  onClose: () => void
}

/** A few letters, arrow keys, Enter. */
export function GoToFile({ files, onPick, onClose }: GoToFileProps) {
  const t = useTranslations('code.goTo')
  const [query, setQuery] = useState('')
  const hits = findFiles(files, query).slice(0, shown)
  return (
    <Dialog title={t('action')} isOpen onClose={onClose} size="medium">
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField
          aria-label={t('label')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field: focus belongs in it
          autoFocus
          className="flex"
        >
          <Input
            placeholder={t('placeholder')}
            className="h-9 w-full rounded-control border border-line-input bg-surface px-3 text-sm touch:h-11 touch:text-base"
          />
        </SearchField>
        <Menu
          aria-label={t('results')}
          items={hits}
          onAction={(key) => onPick(String(key))}
          renderEmptyState={() => <p className="p-3 text-sm text-ink-2">{t('none', { query })}</p>}
          className="mt-2 max-h-80 overflow-auto outline-none"
        >
          {(file) => (
            <MenuItem
              id={file.path}
              textValue={file.path}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 text-sm outline-none focus:bg-sunken touch:min-h-11"
            >
              <FileIcon moduleType={file.moduleType} path={file.path} />
              <span className="shrink-0">{file.name}</span>
              <span className="min-w-0 flex-1 truncate text-end font-mono text-2xs text-ink-3">{file.path}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}
