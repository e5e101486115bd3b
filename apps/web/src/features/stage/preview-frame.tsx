import type { Device, FrameLayout } from './frame-layout.ts'
import type { PreviewFrameControl } from './use-preview-frame.ts'

export interface PreviewFrameProps {
  frameRef: PreviewFrameControl['frameRef']
  load: number
  startPath: string
  url: string
  layout: FrameLayout
  device: Device
  isBuilding: boolean
  buildingLabel: string
  title: string
}

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** The frame itself, scaled into the room; while building a line runs along its top edge. */
export function PreviewFrame({
  frameRef,
  load,
  startPath,
  url,
  layout,
  device,
  isBuilding,
  buildingLabel,
  title,
}: PreviewFrameProps) {
  const { width, height, scale } = layout
  const edge = { desktop: 'top-6 rounded-t-card border-x border-t', phone: 'top-6 rounded-card border', fit: 'top-0' }[
    device
  ]
  return (
    <div
      className={`absolute inset-x-0 mx-auto overflow-hidden border-line bg-surface shadow-2 ${edge}`}
      style={{ width: width * scale, height: height * scale }}
    >
      {isBuilding && (
        <div
          // The look of a progress element is the browser's own.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="progressbar"
          aria-label={buildingLabel}
          className="absolute inset-x-0 top-0 z-10 h-[3px] overflow-hidden bg-citron-soft"
        >
          <div className="h-full w-1/4 animate-progress bg-citron motion-reduce:w-full" />
        </div>
      )}
      <iframe
        key={`${url} ${load}`}
        ref={frameRef}
        src={url + startPath}
        title={title}
        sandbox={sandbox}
        allow="clipboard-write; fullscreen"
        className="absolute start-0 top-0 origin-top-left border-0"
        style={{ width, height, scale: String(scale) }}
      />
    </div>
  )
}
