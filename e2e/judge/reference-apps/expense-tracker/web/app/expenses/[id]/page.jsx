import { DeleteExpense } from '@/components/delete-expense'
import { ExpenseForm } from '@/components/expense-form'

export const metadata = { title: 'An entry · Ledger' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-8 text-4xl tracking-tight break-words sm:text-5xl">{data.expense.place}</h1>
      <ExpenseForm expense={data.expense} />
      <DeleteExpense expense={data.expense} />
    </>
  )
}
