import { Download } from 'lucide-react'

import { CategoryLinks } from '@/components/category-links'
import { ExpenseList } from '@/components/expense-list'
import { ListControls } from '@/components/list-controls'
import { showMoney, showMonth } from '@/lib/format'
import { listAddress } from '@/lib/list-address'

export default function Page({ data }) {
  const { expenses, months, month, category, sort } = data
  const total = expenses.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <h1 className="mt-8 text-5xl font-normal tracking-tight tabular-nums sm:text-7xl">{showMoney(total)}</h1>
      <p className="mt-2 text-lg text-muted">
        spent in {showMonth(month)}
        {category !== '' && ` on ${category.toLowerCase()}`}
      </p>
      <ListControls months={months} month={month} category={category} sort={sort} />
      <CategoryLinks month={month} category={category} sort={sort} />
      <ExpenseList expenses={expenses} />
      <a
        href={listAddress({ month, category, sort }, '/api/csv')}
        download
        className="mt-8 inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
      >
        <Download size={18} aria-hidden="true" /> Download as CSV
      </a>
    </>
  )
}
