import {
  ChevronDown,
  Code,
  Copy,
  Database,
  Eye,
  FolderOpen,
  GitFork,
  House,
  Keyboard,
  Pencil,
  ScrollText,
  Settings,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ThemeToggle, type ThemeChoice } from '../../ui/theme-toggle.tsx'

export type StageView = 'preview' | 'code' | 'data' | 'logs' | 'settings'

export interface BuilderBarProps {
  projectName: string
  organizationName: string | undefined
  view: StageView
  isDark: boolean
  onViewChange: (view: StageView) => void
  onGoTo: (place: '/' | '/projects' | '/trash') => void
  onShortcuts: () => void
  onSettings: () => void
  onRename: () => void
  onCopy: (as: 'DUPLICATE' | 'FORK') => void
  onTrash: () => void
  onTheme: (theme: ThemeChoice) => void
  /** The Publish button. */
  children: ReactNode
}

export function BuilderBar(props: BuilderBarProps) {
  const { projectName, organizationName, view, isDark, onViewChange, onTheme, children } = props
  const t = useTranslations('builder')
  return (
    <header className="grid h-12 shrink-0 grid-cols-[1fr_auto] items-center gap-2 px-2 max-md:h-13 max-md:border-b max-md:border-line max-md:bg-surface md:grid-cols-[1fr_auto_1fr]">
      <div className="flex min-w-0 items-center gap-1">
        <PlacesMenu onGoTo={props.onGoTo} onShortcuts={props.onShortcuts} />
        {organizationName !== undefined && (
          <>
            <span className="truncate ps-1 text-sm text-ink-2 max-lg:hidden">{organizationName}</span>
            <span aria-hidden className="px-1 text-line-strong max-lg:hidden">
              /
            </span>
          </>
        )}
        <ProjectMenu
          name={projectName}
          onSettings={props.onSettings}
          onRename={props.onRename}
          onCopy={props.onCopy}
          onTrash={props.onTrash}
        />
      </div>
      <SegmentedControl<StageView>
        label={t('view.label')}
        value={view}
        onChange={onViewChange}
        className="max-md:hidden"
        segments={[
          { value: 'preview', label: t('view.preview'), icon: Eye },
          { value: 'code', label: t('view.code'), icon: Code },
          { value: 'data', label: t('view.data'), icon: Database },
          { value: 'logs', label: t('view.logs'), icon: ScrollText },
        ]}
      />
      <div className="flex items-center justify-end gap-2">
        <span className="max-md:hidden">
          <ThemeToggle isDark={isDark} label={isDark ? t('theme.light') : t('theme.dark')} onChange={onTheme} />
        </span>
        {children}
      </div>
    </header>
  )
}

function PlacesMenu({ onGoTo, onShortcuts }: Pick<BuilderBarProps, 'onGoTo' | 'onShortcuts'>) {
  const t = useTranslations('builder.menu')
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={t('label')}
        className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken touch:size-11"
      >
        <Logo />
      </AriaButton>
      <Menu label={t('label')}>
        <MenuItem icon={House} onAction={() => onGoTo('/')}>
          {t('home')}
        </MenuItem>
        <MenuItem icon={FolderOpen} onAction={() => onGoTo('/projects')}>
          {t('projects')}
        </MenuItem>
        <MenuItem icon={Trash2} onAction={() => onGoTo('/trash')}>
          {t('trash')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Keyboard} keys="?" onAction={onShortcuts}>
          {t('shortcuts')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

interface ProjectMenuProps {
  name: string
  onSettings: () => void
  onRename: () => void
  onCopy: (as: 'DUPLICATE' | 'FORK') => void
  onTrash: () => void
}

function ProjectMenu({ name, onSettings, onRename, onCopy, onTrash }: ProjectMenuProps) {
  const t = useTranslations('builder.project')
  const tc = useTranslations('projects.copy')
  return (
    <MenuTrigger>
      <Button tone="ghost" aria-label={t('menu', { name })} className="min-w-0 shrink! px-1.5! text-ink!">
        <span className="truncate font-semibold">{name}</span>
        <ChevronDown size={14} aria-hidden className="shrink-0 text-ink-3" />
      </Button>
      <Menu label={t('menu', { name })}>
        <MenuItem icon={Settings} onAction={onSettings}>
          {t('settings')}
        </MenuItem>
        <MenuItem icon={Pencil} onAction={onRename}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={Copy} onAction={() => onCopy('DUPLICATE')}>
          {tc('openDuplicate')}
        </MenuItem>
        <MenuItem icon={GitFork} onAction={() => onCopy('FORK')}>
          {tc('openFork')}
        </MenuItem>
        <MenuItem icon={Trash2} tone="danger" onAction={onTrash}>
          {t('delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
