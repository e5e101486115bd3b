// Every key of the builder in one list: what it does, how it is shown, when it counts.
export interface Press {
  key: string
  /** ⌘ on a Mac, Ctrl elsewhere. */
  isMeta: boolean
  isShift: boolean
  isAlt: boolean
  /** Focus is in a field, where plain keys are letters. */
  isTyping: boolean
}

export const shortcutIds = [
  'preview',
  'code',
  'data',
  'logs',
  'hideChat',
  'publish',
  'goToFile',
  'previous',
  'next',
  'undo',
  'shortcuts',
] as const
export type ShortcutId = (typeof shortcutIds)[number]

/** Keys that the chat box and the editor handle themselves; they are only listed. */
export const localShortcuts = ['send', 'newline', 'sendNow', 'editLast', 'stop', 'save'] as const
export type LocalShortcutId = (typeof localShortcuts)[number]

interface Keys {
  key: string
  isMeta?: true
  isShift?: true
  isAlt?: true
}

const keysOf: Readonly<Record<ShortcutId | LocalShortcutId, Keys>> = {
  preview: { key: '1', isMeta: true },
  code: { key: '2', isMeta: true },
  data: { key: '4', isMeta: true },
  logs: { key: '5', isMeta: true },
  hideChat: { key: '\\', isMeta: true },
  publish: { key: 'p', isMeta: true, isShift: true },
  goToFile: { key: 'p', isMeta: true },
  previous: { key: 'ArrowLeft', isAlt: true },
  next: { key: 'ArrowRight', isAlt: true },
  undo: { key: 'z', isMeta: true },
  shortcuts: { key: '?' },
  send: { key: 'Enter' },
  newline: { key: 'Enter', isShift: true },
  sendNow: { key: 'Enter', isMeta: true },
  editLast: { key: 'ArrowUp' },
  stop: { key: 'Escape' },
  save: { key: 's', isMeta: true },
}

/** Keys that a text field needs for itself. */
const notWhileTyping: readonly ShortcutId[] = ['previous', 'next', 'undo', 'shortcuts']

/** @returns what the press asks for, or null */
export function shortcutOf(press: Press): ShortcutId | null {
  const found = shortcutIds.find((id) => isPressed(keysOf[id], press))
  if (found === undefined || (press.isTyping && notWhileTyping.includes(found))) return null
  return found
}

function isPressed(keys: Keys, press: Press): boolean {
  // `?` is typed with shift on most keyboards, without on others.
  const isShiftRight = keys.key === '?' || press.isShift === (keys.isShift ?? false)
  return (
    press.key.toLowerCase() === keys.key.toLowerCase() &&
    press.isMeta === (keys.isMeta ?? false) &&
    press.isAlt === (keys.isAlt ?? false) &&
    isShiftRight
  )
}

const names: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc Esc',
}

/** How a shortcut is written, for example `⌘⇧P` on a Mac and `Ctrl+Shift+P` elsewhere. */
export function showKeys(id: ShortcutId | LocalShortcutId, isMac: boolean): string {
  const { key, isMeta, isShift, isAlt } = keysOf[id]
  const name = names[key] ?? key.toUpperCase()
  const marks = [
    ...(isMeta ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(isAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(isShift ? [isMac ? '⇧' : 'Shift'] : []),
  ]
  return [...marks, name].join(isMac ? '' : '+')
}
