import { Link } from '@joinery/app-kit'

import { showDay, showMoney } from '@/lib/format'

export function ExpenseList({ expenses }) {
  if (expenses.length === 0)
    return <p className="mt-8 text-muted">Nothing spent here yet. Add the first entry, perhaps today’s bread.</p>
  return (
    <ul className="divide-y divide-hairline">
      {expenses.map((expense) => (
        <li key={expense.id}>
          <Link href={`/expenses/${expense.id}`} className="flex items-center gap-4 py-3 hover:bg-surface">
            <span className="w-16 shrink-0 text-muted">{showDay(expense.spent_on)}</span>
            <span className="min-w-0 grow">
              <span className="block font-medium break-words">{expense.place}</span>
              <span className="block text-muted">{expense.category}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{showMoney(expense.amount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
