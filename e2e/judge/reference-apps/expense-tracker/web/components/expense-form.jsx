import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { categories } from '@/lib/categories'
import { listAddress } from '@/lib/list-address'
import { sendJson } from '@/lib/send-json'

const box = 'mt-1 h-12 w-full rounded-control border border-control bg-surface px-3'

/** For a new entry and for one that is there already. */
export function ExpenseForm({ expense }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSaving, setSaving] = useState(false)

  async function save(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setSaving(true)
    const saved = expense
      ? await sendJson('PUT', `/api/expenses/${expense.id}`, fields)
      : await sendJson('POST', '/api/expenses', fields)
    setSaving(false)
    if (saved.problem) return setProblem(saved.problem)
    router.navigate(listAddress({ month: fields.spent_on.slice(0, 7) }))
  }

  return (
    <form onSubmit={save} className="mt-8 grid max-w-lg gap-5 sm:grid-cols-2">
      <label className="sm:col-span-2">
        <span className="text-muted">Where</span>
        <input name="place" required maxLength={120} defaultValue={expense?.place} className={box} />
      </label>
      <label>
        <span className="text-muted">Amount in euros</span>
        <input
          name="amount"
          type="number"
          required
          min="0.01"
          max="99999"
          step="0.01"
          defaultValue={expense?.amount}
          className={box}
        />
      </label>
      <label>
        <span className="text-muted">Day</span>
        <input name="spent_on" type="date" required defaultValue={expense?.spent_on} className={box} />
      </label>
      <label className="sm:col-span-2">
        <span className="text-muted">Category</span>
        <select name="category" required defaultValue={expense?.category ?? ''} className={box}>
          <option value="" disabled>
            Choose one
          </option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      {problem && (
        <p role="alert" className="text-danger sm:col-span-2">
          {problem}
        </p>
      )}
      <button
        disabled={isSaving}
        className="h-12 justify-self-start rounded-control bg-primary px-6 font-semibold text-on-primary"
      >
        {expense ? 'Save the entry' : 'Add the entry'}
      </button>
    </form>
  )
}
