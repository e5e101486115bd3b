import { Link } from '@joinery/app-kit'

export default function Page() {
  return (
    <>
      <h1 className="mt-10 text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
        Four questions before the next quarter
      </h1>
      <p className="mt-5">
        It takes two minutes and asks no name. Everybody sees the results, and we talk about them on Friday.
      </p>
      <Link
        href="/survey"
        className="mt-8 inline-flex h-12 items-center rounded-control bg-primary px-6 font-medium text-on-primary"
      >
        Answer the questions
      </Link>
    </>
  )
}
