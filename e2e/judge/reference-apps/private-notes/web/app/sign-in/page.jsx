import { Link } from '@joinery/app-kit'

import { DoorForm } from '@/components/door-form'

export const metadata = { title: 'Sign in · Bottom Drawer' }

export default function Page() {
  return (
    <>
      <h1 className="mt-10 font-display text-4xl font-semibold sm:text-5xl">Nobody else reads this</h1>
      <DoorForm path="/api/sign-in" button="Sign in" autoComplete="current-password" />
      <p className="mt-6">
        New here?{' '}
        <Link href="/sign-up" className="text-accent underline">
          Get a drawer of your own
        </Link>
      </p>
    </>
  )
}
