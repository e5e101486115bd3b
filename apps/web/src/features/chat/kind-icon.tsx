import type { BlockType } from '@joinery/contract/chat'
import {
  AppWindow,
  Component,
  Database,
  FileText,
  FunctionSquare,
  Settings2,
  Sparkle,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<BlockType, readonly [LucideIcon, string]>> = {
  thinking: [Sparkle, 'text-ink-3'],
  page: [AppWindow, 'text-m-page'],
  component: [Component, 'text-m-component'],
  function: [FunctionSquare, 'text-m-function'],
  file: [FileText, 'text-m-file'],
  database: [Database, 'text-m-db'],
  'tool-call': [Wrench, 'text-ink-3'],
  action: [Zap, 'text-ink-3'],
  'project-settings': [Settings2, 'text-ink-3'],
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
