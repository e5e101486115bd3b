/** The key that shortcuts are made with, as this machine writes it. */
export const metaKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+'
