// Talks with the builder around this page: exact origins both ways.
import type { PreviewCommand, PreviewMessage } from '@joinery/contract/preview'

type Message<Kind = PreviewMessage> = Kind extends PreviewMessage ? Omit<Kind, 'source'> : never

export interface BuilderLink {
  isEmbedded: boolean
  post(message: Message): void
}

export function connectBuilder(builderOrigin: string, onCommand: (command: PreviewCommand) => void): BuilderLink {
  const isEmbedded = window.parent !== window && builderOrigin !== ''
  const post = (message: Message) => {
    if (isEmbedded) window.parent.postMessage({ source: 'joinery-preview', ...message }, builderOrigin)
  }
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin === builderOrigin && event.source === window.parent && isCommand(event.data)) onCommand(event.data)
  })
  // The builder's shortcuts work while the focus is in here.
  window.addEventListener('keydown', (event) => {
    if (!isEmbedded || (!event.metaKey && !event.ctrlKey)) return
    const { key, shiftKey: shift, altKey: alt } = event
    if (['Meta', 'Control', 'Shift', 'Alt'].includes(key)) return
    if (['s', 'k', 'p'].includes(key.toLowerCase())) event.preventDefault()
    post({ type: 'key', key, meta: true, shift, alt })
  })
  return { isEmbedded, post }
}

function isCommand(data: unknown): data is PreviewCommand {
  return typeof data === 'object' && data !== null && 'source' in data && data.source === 'joinery-builder'
}
