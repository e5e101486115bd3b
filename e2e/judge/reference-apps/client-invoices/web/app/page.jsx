import { Link } from '@joinery/app-kit'

import { InvoiceTable } from '@/components/invoice-table'
import { PageHead } from '@/components/page-head'
import { showMoney } from '@/lib/format'
import { labelOf, statuses } from '@/lib/statuses'

export default function Page({ data }) {
  const { invoices, total, status } = data
  return (
    <>
      <PageHead title="Invoices" action={{ href: '/invoices/new', label: 'Write an invoice' }} />
      <nav aria-label="Status" className="mt-6 flex flex-wrap gap-2">
        {[{ value: '', label: 'All' }, ...statuses].map(({ value, label }) => (
          <Link
            key={label}
            href={value === '' ? '/' : `/?status=${value}`}
            aria-current={value === status ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-control border border-control bg-surface px-4 aria-[current]:border-primary aria-[current]:bg-selected aria-[current]:font-semibold"
          >
            {label}
          </Link>
        ))}
      </nav>
      <p className="mt-8 text-4xl font-semibold tracking-tight tabular-nums sm:text-5xl">{showMoney(total)}</p>
      <p className="mt-1 text-muted">
        {status === '' ? 'in all invoices' : `in invoices with the status “${labelOf(status)}”`}
      </p>
      <InvoiceTable invoices={invoices} />
    </>
  )
}
