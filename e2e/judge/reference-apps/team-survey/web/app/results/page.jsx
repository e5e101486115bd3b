import { BarChart } from '@/components/bar-chart'
import { moods, teams } from '@/lib/questions'

export const metadata = { title: 'Results · Quarter Past' }

export default function Page({ data }) {
  const { moodCounts, teamCounts, wishes, summary } = data
  const countOf = (counts, value) => counts.find((each) => each.value === value)?.count ?? 0
  return (
    <>
      <h1 className="mt-6 text-4xl font-semibold tracking-tight sm:text-5xl">
        {summary.answers === 1 ? 'One answer' : `${summary.answers} answers`}
      </h1>
      {summary.answers > 0 && (
        <p className="mt-3">
          The quarter was {summary.mood} of 5, and {summary.days} days at home would be right.
        </p>
      )}
      <BarChart
        title="How was your quarter?"
        bars={moods.map(({ value, label }) => ({ label, count: countOf(moodCounts, value) }))}
      />
      <BarChart title="Who answered" bars={teams.map((team) => ({ label: team, count: countOf(teamCounts, team) }))} />
      <h2 className="mt-12 text-2xl font-semibold">Wishes</h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {wishes.map(({ id, wish, team }) => (
          <li key={id} className="py-3">
            <span className="block break-words">{wish}</span>
            <span className="text-base text-muted">{team}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
