import { categories } from '@/lib/categories'

/** Reads what the form sent. @returns `{ expense }` or `{ problem }` */
export function readExpense(input) {
  const place = String(input.place ?? '').trim()
  const amount = Number(input.amount)
  if (place === '' || place.length > 120) return { problem: 'Say where, in up to 120 letters.' }
  if (!(amount >= 0.01 && amount <= 99_999)) return { problem: 'The amount needs to be more than nothing.' }
  if (!/^\d{4}-\d\d-\d\d$/.test(input.spent_on ?? '')) return { problem: 'Choose the day.' }
  if (!categories.includes(input.category)) return { problem: 'Choose a category.' }
  return { expense: { place, amount, spentOn: input.spent_on, category: input.category } }
}
