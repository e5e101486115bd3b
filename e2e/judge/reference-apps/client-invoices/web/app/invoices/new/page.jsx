import { Field } from '@/components/field'
import { PageHead } from '@/components/page-head'
import { SaveForm } from '@/components/save-form'

export const metadata = { title: 'Write an invoice · Fair Copy' }

export default function Page({ data }) {
  return (
    <>
      <PageHead title="Write an invoice" />
      <SaveForm path="/api/invoices" nextOf={({ id }) => `/invoices/${id}`} button="Save the invoice">
        <Field label="Client" as="select" name="client_id" required defaultValue="">
          <option value="" disabled>
            Choose a client
          </option>
          {data.clients.map((client) => (
            <option key={client.id} value={client.id}>
              {client.name}
            </option>
          ))}
        </Field>
        <Field label="What it is for" name="subject" required maxLength={160} />
        <Field label="Amount in euros" name="amount" type="number" required min="0.01" max="9999999" step="0.01" />
        <Field label="Due on" name="due_on" type="date" required />
      </SaveForm>
    </>
  )
}
