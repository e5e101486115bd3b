import { Link } from '@joinery/app-kit'

export default function NotFound() {
  return (
    <>
      <h1 className="mt-10 font-display text-4xl font-semibold">There is no such page</h1>
      <Link href="/" className="mt-6 inline-block text-accent underline">
        Back to your notes
      </Link>
    </>
  )
}
