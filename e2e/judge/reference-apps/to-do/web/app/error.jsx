export default function ErrorPage({ reset }) {
  return (
    <>
      <h1 className="mt-6 font-display text-4xl font-bold">That did not load</h1>
      <button type="button" onClick={reset} className="mt-6 h-12 rounded-control bg-primary px-6 text-on-primary">
        Try again
      </button>
    </>
  )
}
