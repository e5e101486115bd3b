import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { Camera, Download, Ellipsis, Eraser, RotateCcw, SquareTerminal, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { downloadCsv } from './csv-api.ts'
import { CsvImportDialog } from './csv-import-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SnapshotsDialog } from './snapshots-dialog.tsx'
import { SqlDialog } from './sql-dialog.tsx'

export interface DataMenuProps {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** The one that is looked at, when there is one. */
  table: DatabaseTable | undefined
}

/** What can be done with rows as a whole: files, snapshots, starting again. */
export function DataMenu({ projectGroupId, environment, table }: DataMenuProps) {
  const t = useTranslations('builder.data.menu')
  const tt = useTranslations('tasks.sql')
  const [open, setOpen] = useState<'snapshots' | 'reset' | 'import' | 'sql' | 'sql-reset' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <MenuTrigger>
        <IconButton size="dense" icon={Ellipsis} label={t('title')} />
        <Menu label={t('title')} placement="bottom end">
          {table !== undefined && (
            <>
              <MenuItem
                icon={Download}
                onAction={() => downloadCsv({ projectGroupId, environment, table: table.name })}
              >
                {t('export', { table: table.name })}
              </MenuItem>
              <MenuItem icon={Upload} onAction={() => setOpen('import')}>
                {t('import', { table: table.name })}
              </MenuItem>
              <MenuSeparator />
            </>
          )}
          <MenuItem icon={Camera} onAction={() => setOpen('snapshots')}>
            {t('snapshots')}
          </MenuItem>
          {environment === 'development' && (
            <MenuItem icon={SquareTerminal} onAction={() => setOpen('sql')}>
              {tt('open')}
            </MenuItem>
          )}
          {environment === 'development' && (
            <MenuItem icon={Eraser} tone="danger" onAction={() => setOpen('sql-reset')}>
              {tt('openReset')}
            </MenuItem>
          )}
          {environment === 'development' && (
            <MenuItem icon={RotateCcw} tone="danger" onAction={() => setOpen('reset')}>
              {t('reset')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {open === 'snapshots' && (
        <SnapshotsDialog projectGroupId={projectGroupId} environment={environment} onClose={close} />
      )}
      {(open === 'sql' || open === 'sql-reset') && (
        <SqlDialog projectGroupId={projectGroupId} isReset={open === 'sql-reset'} onClose={close} />
      )}
      {open === 'reset' && <ResetDialog projectGroupId={projectGroupId} onClose={close} />}
      {open === 'import' && table !== undefined && (
        <CsvImportDialog projectGroupId={projectGroupId} environment={environment} table={table} onClose={close} />
      )}
    </>
  )
}
