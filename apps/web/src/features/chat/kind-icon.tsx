import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import {
  AppWindow,
  Component,
  Database,
  Files,
  FileText,
  FunctionSquare,
  Globe,
  KeyRound,
  Layers,
  Link2,
  ListChecks,
  type LucideIcon,
  Palette,
  Plug,
  Rocket,
  Settings2,
  Smartphone,
  Sparkle,
  Telescope,
  Wrench,
  Zap,
} from 'lucide-react'

const icons: Readonly<Record<BlockType, readonly [LucideIcon, string]>> = {
  'suggest-environment-variables': [KeyRound, 'text-ink-3'],
  'expo-page': [Smartphone, 'text-m-page'],
  page: [AppWindow, 'text-m-page'],
  file: [FileText, 'text-m-file'],
  component: [Component, 'text-m-component'],
  function: [FunctionSquare, 'text-m-function'],
  thinking: [Sparkle, 'text-ink-3'],
  choices: [ListChecks, 'text-ink-3'],
  'module-selection': [Layers, 'text-ink-3'],
  'design-system-selection': [Palette, 'text-ink-3'],
  'integration-selection': [Plug, 'text-ink-3'],
  publish: [Rocket, 'text-ink-3'],
  'view-transition': [Telescope, 'text-ink-3'],
  action: [Zap, 'text-ink-3'],
  database: [Database, 'text-m-db'],
  'project-settings': [Settings2, 'text-ink-3'],
  'tool-call': [Wrench, 'text-ink-3'],
  'web-search': [Globe, 'text-ink-3'],
  'url-access': [Link2, 'text-ink-3'],
  'file-based-block': [Files, 'text-m-file'],
}

/** The 23 px tile of a work-log row: its hue says which kind of thing was touched. */
export function KindTile({ block, isRunning = false }: { block: BlockType; isRunning?: boolean }) {
  const [Icon, hue] = icons[block]
  return (
    <span
      className={`relative z-10 grid size-[23px] shrink-0 place-items-center rounded-[6px] border bg-surface ${
        isRunning ? 'border-citron-line bg-citron-soft' : 'border-line'
      }`}
    >
      <Icon aria-hidden className={`size-3.5 ${hue}`} strokeWidth={2} />
    </span>
  )
}
