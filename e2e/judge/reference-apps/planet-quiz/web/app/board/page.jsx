import { Link } from '@joinery/app-kit'

export const metadata = { title: 'The board · Planet Quiz' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-4 font-display text-5xl font-extrabold sm:text-7xl">The board</h1>
      <ol className="mt-8 grid gap-3">
        {data.scores.map((score, index) => (
          <li key={score.id} className="flex items-center gap-5 rounded-control bg-surface px-6 py-3">
            <span className="w-8 font-display text-2xl font-bold text-accent">{index + 1}</span>
            <span className="min-w-0 grow break-words">{score.player}</span>
            <span className="font-semibold whitespace-nowrap">
              {score.points === 1 ? '1 point' : `${score.points} points`}
            </span>
          </li>
        ))}
      </ol>
      <Link href="/quiz" className="mt-10 inline-flex min-h-11 items-center underline underline-offset-4">
        Play a round
      </Link>
    </>
  )
}
