import { Link } from '@joinery/app-kit'

import { showDay, showMoney } from '@/lib/format'
import { labelOf } from '@/lib/statuses'

export function InvoiceTable({ invoices }) {
  if (invoices.length === 0) {
    return <p className="mt-8 text-lg text-muted">No invoices here yet. Write the first one.</p>
  }
  return (
    <ul className="mt-8 divide-y divide-hairline border-y border-hairline bg-surface">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <Link
            href={`/invoices/${invoice.id}`}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 px-4 py-3 hover:bg-selected sm:grid-cols-[1fr_8rem_5rem_11rem]"
          >
            <span className="min-w-0">
              <span className="block font-medium">{invoice.subject}</span>
              {invoice.client && <span className="block text-muted">{invoice.client}</span>}
            </span>
            <span className="order-last text-right font-medium whitespace-nowrap tabular-nums sm:order-none">
              {showMoney(invoice.amount)}
            </span>
            <span className="text-right whitespace-nowrap sm:text-left">{labelOf(invoice.status)}</span>
            <span className={invoice.is_overdue ? 'whitespace-nowrap text-danger' : 'whitespace-nowrap text-muted'}>
              {invoice.is_overdue ? 'Was due ' : 'Due '}
              {showDay(invoice.due_on)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
