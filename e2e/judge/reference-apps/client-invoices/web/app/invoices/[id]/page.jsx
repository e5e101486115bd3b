import { Link } from '@joinery/app-kit'

import { PageHead } from '@/components/page-head'
import { StatusSteps } from '@/components/status-steps'
import { showDay, showMoney } from '@/lib/format'

export const metadata = { title: 'Invoice · Fair Copy' }

export default function Page({ data }) {
  const { invoice } = data
  return (
    <>
      <PageHead title={invoice.subject} />
      <p className="mt-4 text-5xl font-semibold tracking-tight tabular-nums">{showMoney(invoice.amount)}</p>
      <StatusSteps invoice={invoice} />
      <dl className="mt-10 grid max-w-lg grid-cols-[6rem_1fr] gap-y-2 border-t border-hairline pt-4">
        <dt className="text-muted">Client</dt>
        <dd>
          <Link href={`/clients/${invoice.client_id}`} className="text-accent underline">
            {invoice.client}
          </Link>
        </dd>
        <dt className="text-muted">E-mail</dt>
        <dd className="break-words">{invoice.email}</dd>
        <dt className="text-muted">Due</dt>
        <dd>{showDay(invoice.due_on)}</dd>
      </dl>
    </>
  )
}
