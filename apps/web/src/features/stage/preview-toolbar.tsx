import type { PreviewRoute } from '@joinery/contract/preview'
import { AppWindow, Camera, ChevronDown, ExternalLink, Maximize2, Monitor, RotateCw, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { Device } from './frame-layout.ts'

export interface PreviewToolbarProps {
  routes: readonly PreviewRoute[]
  path: string
  openUrl: string | null
  device: Device
  /** Percent; null while the room is unknown. */
  zoom: number | null
  /** The version being built, for the pill of narrow screens. */
  buildingNumber: number | null
  onGoTo: (path: string) => void
  onReload: () => void
  /** Null where there is nothing to take a picture of. */
  onPicture: (() => void) | null
  isTakingPicture: boolean
  onDeviceChange: (device: Device) => void
}

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { routes, path, openUrl, device, zoom, buildingNumber, onGoTo, onReload, onPicture, isTakingPicture } = props
  const { onDeviceChange } = props
  const t = useTranslations('stage')
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-2 md:grid md:grid-cols-[1fr_auto_1fr]">
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <PagePicker routes={routes} path={path} onGoTo={onGoTo} />
        <IconButton size="dense" icon={RotateCw} label={t('reload')} onPress={onReload} />
      </div>
      <div className="flex items-center gap-3 max-md:hidden">
        <SegmentedControl<Device>
          label={t('viewport')}
          size="dense"
          value={device}
          onChange={onDeviceChange}
          segments={[
            { value: 'desktop', label: t('device.desktop'), icon: Monitor },
            { value: 'phone', label: t('device.phone'), icon: Smartphone },
            { value: 'fit', label: t('device.fit'), icon: Maximize2 },
          ]}
        />
        <span className="w-9 text-xs text-ink-3 tabular-nums">{zoom !== null && t('zoom', { percent: zoom })}</span>
      </div>
      <div className="flex items-center justify-end gap-1">
        {buildingNumber !== null && (
          <span className="flex items-center gap-1.5 rounded-full bg-citron-soft px-2 py-0.5 text-xs md:hidden">
            <span aria-hidden className="size-2 rounded-full border border-citron-line bg-citron" />
            {t('building', { version: buildingNumber })}
          </span>
        )}
        <IconButton
          size="dense"
          icon={Camera}
          label={t(isTakingPicture ? 'picture.taking' : 'picture.take')}
          isDisabled={onPicture === null}
          isPending={isTakingPicture}
          onPress={() => onPicture?.()}
          {...(isTakingPicture ? { className: 'animate-pulse-dot' } : {})}
        />
        {openUrl !== null && (
          <a
            href={openUrl}
            target="_blank"
            rel="noopener"
            aria-label={t('open')}
            title={t('open')}
            className={buttonClass({ tone: 'ghost', size: 'dense' })}
          >
            <ExternalLink size={14} aria-hidden />
          </a>
        )}
      </div>
    </div>
  )
}

interface PagePickerProps {
  routes: readonly PreviewRoute[]
  path: string
  onGoTo: (path: string) => void
}

function PagePicker({ routes, path, onGoTo }: PagePickerProps) {
  const t = useTranslations('stage')
  const pathname = path.replace(/[?#].*$/, '')
  const current =
    routes.find((route) => route.path === pathname) ?? routes.find((route) => matches(route.path, pathname))
  // A page that is only a dynamic segment is named like the page above it, which it is not.
  const name = current?.path.startsWith('/[') === true ? undefined : current?.name
  // A page with a dynamic segment has no address of its own to go to.
  const choices = routes.filter((route) => !route.path.includes('['))
  return (
    <MenuTrigger>
      <Button tone="ghost" size="dense" className="min-w-0 shrink! text-ink!">
        <AppWindow size={14} aria-hidden className="shrink-0 text-m-page" />
        <span className="truncate font-semibold">{name ?? t(pathname === '/' ? 'homepage' : 'page')}</span>
        <span className="truncate font-mono text-2xs text-ink-3">{pathname}</span>
        <ChevronDown size={14} aria-hidden className="shrink-0 text-ink-3" />
      </Button>
      <Menu label={t('pages')} onAction={(key) => onGoTo(String(key))}>
        {choices.map((route) => (
          <MenuItem key={route.path} id={route.path} icon={AppWindow} detail={route.path}>
            {route.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}

/** Whether a path is of a route; dynamic segments match anything but a slash. */
function matches(route: string, pathname: string): boolean {
  const parts = route.split('/')
  const given = pathname.replace(/(.)\/$/, '$1').split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith('[') || part === given[index])
}
