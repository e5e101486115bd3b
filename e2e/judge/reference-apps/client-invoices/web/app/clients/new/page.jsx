import { Field } from '@/components/field'
import { PageHead } from '@/components/page-head'
import { SaveForm } from '@/components/save-form'

export const metadata = { title: 'Add a client · Fair Copy' }

export default function Page() {
  return (
    <>
      <PageHead title="Add a client" />
      <SaveForm path="/api/clients" nextOf={({ id }) => `/clients/${id}`} button="Save the client">
        <Field label="Name" name="name" required maxLength={120} />
        <Field label="E-mail" name="email" type="email" required maxLength={200} />
        <Field label="City (optional)" name="city" maxLength={80} />
      </SaveForm>
    </>
  )
}
