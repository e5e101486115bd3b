import type { ReactNode } from 'react'

import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3 sm:gap-4'

export function ProjectGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={gridClass}>
      {children}
    </ul>
  )
}

export function ProjectGridSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <AfterDelay>
      <output aria-label={label} className={gridClass}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="block overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="hidden h-32 rounded-none sm:block" />
            <span className="block space-y-2 p-4">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-2/3" />
            </span>
          </span>
        ))}
      </output>
    </AfterDelay>
  )
}
