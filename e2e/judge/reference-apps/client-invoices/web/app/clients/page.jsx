import { Link } from '@joinery/app-kit'

import { PageHead } from '@/components/page-head'
import { showMoney } from '@/lib/format'

export const metadata = { title: 'Clients · Fair Copy' }

export default function Page({ data }) {
  return (
    <>
      <PageHead title="Clients" action={{ href: '/clients/new', label: 'Add a client' }} />
      <ul className="mt-8 divide-y divide-hairline border-y border-hairline bg-surface">
        {data.clients.map((client) => (
          <li key={client.id}>
            <Link
              href={`/clients/${client.id}`}
              className="flex items-baseline justify-between gap-6 px-4 py-3 hover:bg-selected"
            >
              <span className="min-w-0">
                <span className="block font-medium">{client.name}</span>
                {client.city && <span className="block text-muted">{client.city}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {client.owed > 0 ? `owes ${showMoney(client.owed)}` : 'owes nothing'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
