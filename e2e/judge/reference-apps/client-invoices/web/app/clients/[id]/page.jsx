import { InvoiceTable } from '@/components/invoice-table'
import { PageHead } from '@/components/page-head'

export const metadata = { title: 'Client · Fair Copy' }

export default function Page({ data }) {
  const { client, invoices } = data
  return (
    <>
      <PageHead title={client.name} action={{ href: '/invoices/new', label: 'Write an invoice' }} />
      <p className="mt-3 break-words text-muted">
        {client.email}
        {client.city && `, ${client.city}`}
      </p>
      <h2 className="mt-10 text-xl font-semibold">Invoices</h2>
      <InvoiceTable invoices={invoices} />
    </>
  )
}
