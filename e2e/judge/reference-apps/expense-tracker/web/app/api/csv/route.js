import { findExpenses, readWishes } from '@/lib/find-expenses.server'

export async function GET(request) {
  const wishes = readWishes(Object.fromEntries(new URL(request.url).searchParams))
  const expenses = await findExpenses(wishes)
  const lines = expenses.map(({ spent_on, place, category, amount }) =>
    [spent_on, place, category, amount.toFixed(2)].map(quote).join(','),
  )
  return new Response(['Day,Where,Category,Amount', ...lines, ''].join('\r\n'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="ledger-${wishes.month}.csv"`,
    },
  })
}

/** A leading sign would be read as a formula by spreadsheets. */
function quote(value) {
  return `"${value.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`
}
