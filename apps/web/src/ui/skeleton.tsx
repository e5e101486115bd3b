// Placeholders while something loads: only after 300 ms, so that fast answers never flash.
import { type ReactNode, useEffect, useState } from 'react'

import { classNames } from './class-names.ts'

const delayMs = 300

/** Shows its children once loading has taken 300 ms. */
export function AfterDelay({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : null
}

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-mark bg-sunken', className)} />
}
