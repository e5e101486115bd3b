/** Words for work that is going on: a light runs through them (not with reduced motion, nor in forced colours). */
export function WorkingText({ children }: { children: string }) {
  return (
    <span className="animate-sweep bg-linear-to-r from-ink-2 from-40% via-ink to-ink-2 to-60% bg-size-[200%_100%] bg-clip-text text-transparent motion-reduce:bg-none motion-reduce:text-ink-2 forced-colors:bg-none forced-colors:text-[CanvasText]">
      {children}
    </span>
  )
}
