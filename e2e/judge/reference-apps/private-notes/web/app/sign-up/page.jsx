import { Link } from '@joinery/app-kit'

import { DoorForm } from '@/components/door-form'

export const metadata = { title: 'Sign up · Bottom Drawer' }

export default function Page() {
  return (
    <>
      <h1 className="mt-10 font-display text-4xl font-semibold sm:text-5xl">A drawer of your own</h1>
      <DoorForm
        path="/api/sign-up"
        button="Open a drawer"
        autoComplete="new-password"
        passwordHint="At least eight letters or numbers."
      />
      <p className="mt-6">
        Been here before?{' '}
        <Link href="/sign-in" className="text-accent underline">
          Sign in
        </Link>
      </p>
    </>
  )
}
