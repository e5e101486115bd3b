import type { ModuleType } from '@joinery/contract/vocabulary/modules'
import {
  AppWindow,
  Component,
  FileCode,
  FileText,
  FunctionSquare,
  KeyRound,
  Palette,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<ModuleType, readonly [LucideIcon, string]>> = {
  PAGE: [AppWindow, 'text-m-page'],
  EXPO_PAGE: [Smartphone, 'text-m-mobile'],
  COMPONENT: [Component, 'text-m-component'],
  FUNCTION: [FunctionSquare, 'text-m-function'],
  FILE: [FileCode, 'text-m-file'],
  AUTH_PAGE_SIGN_IN: [KeyRound, 'text-m-auth'],
  AUTH_PAGE_SIGN_UP: [KeyRound, 'text-m-auth'],
  AUTH_PAGE_LOGOUT: [KeyRound, 'text-m-auth'],
  DESIGN_SYSTEM_PAGE: [Palette, 'text-m-design'],
  DESIGN_SYSTEM_COMPONENT: [Palette, 'text-m-design'],
}

export function FileIcon({ moduleType, path }: { moduleType: ModuleType; path: string }) {
  const [Icon, hue] = iconOf(moduleType, path)
  return <Icon aria-hidden size={14} className={`shrink-0 ${hue}`} />
}

function iconOf(moduleType: ModuleType, path: string): readonly [LucideIcon, string] {
  if (path.startsWith('design/')) return [Palette, 'text-m-design']
  if (path.endsWith('.md')) return [FileText, 'text-m-file']
  return icons[moduleType]
}
