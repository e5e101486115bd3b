import { useRouter } from '@joinery/app-kit'

import { Field } from '@/components/field'
import { useSending } from '@/lib/use-sending'

export const metadata = { title: 'Teach an evening · Night School' }

export default function Page() {
  const router = useRouter()
  const { send, problem, isSending } = useSending('/api/events', ({ id }) => router.navigate(`/events/${id}`))
  return (
    <>
      <h1 className="mt-4 font-display text-6xl leading-[.9] font-bold sm:text-8xl">Teach an evening</h1>
      <form onSubmit={send} className="mt-8 grid max-w-xl gap-4 bg-surface p-6">
        <Field label="What people learn" name="title" maxLength={120} />
        <Field label="Your name" name="teacher" maxLength={120} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Day" name="held_on" type="date" />
          <Field label="Starts at" name="starts_at" type="time" />
          <Field label="Seats" name="capacity" type="number" min={1} max={200} />
        </div>
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
        <button disabled={isSending} className="h-13 bg-primary px-6 font-display text-2xl font-bold text-on-primary">
          Announce the evening
        </button>
      </form>
    </>
  )
}
