import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'

export function LoadingChat() {
  return (
    <AfterDelay>
      <div className="flex flex-col gap-4">
        <Skeleton className="ms-24 h-14" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-20" />
      </div>
    </AfterDelay>
  )
}
