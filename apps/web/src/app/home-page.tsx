// The start page: the prompt box, and below it the latest projects of a signed-in person.
import { productTitle } from '@joinery/contract/vocabulary/product'
import { lazy, Suspense } from 'react'

import { useSession } from '../api/session.ts'
import { Hero, HowItGoes, Statement, VisitorPrompt } from '../features/home/index.ts'
import { useTitle } from '../ui/use-title.ts'

// Signed-in parts talk over the live connection, which a visitor does not load.
const MemberPrompt = lazy(async () => ({
  default: (await import('../features/home/member-prompt.tsx')).MemberPrompt,
}))
const RecentProjects = lazy(async () => ({ default: (await import('../features/projects/index.ts')).RecentProjects }))

export function HomePage() {
  useTitle(productTitle)
  const session = useSession()
  if (session === null || session === undefined) {
    return (
      <>
        <Hero isMember={false}>
          <VisitorPrompt />
        </Hero>
        <HowItGoes />
        <Statement />
      </>
    )
  }
  return (
    <>
      <Hero isMember>
        <Suspense fallback={<div className="h-64" />}>
          <MemberPrompt />
        </Suspense>
      </Hero>
      <Suspense>
        <RecentProjects />
      </Suspense>
    </>
  )
}
