import { classNames } from './class-names.ts'

/** A key or key combination, for example `⌘S`. */
export function Kbd({ children, onInk = false }: { children: string; onInk?: boolean }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-mark border px-1 font-mono text-2xs',
        onInk ? 'border-on-ink/25 text-on-ink' : 'border-line bg-surface text-ink-3',
      )}
    >
      {children}
    </kbd>
  )
}
