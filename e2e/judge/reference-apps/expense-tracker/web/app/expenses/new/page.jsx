import { ExpenseForm } from '@/components/expense-form'

export const metadata = { title: 'Add an entry · Ledger' }

export default function Page() {
  return (
    <>
      <h1 className="mt-8 text-4xl tracking-tight sm:text-5xl">What did you spend?</h1>
      <ExpenseForm />
    </>
  )
}
