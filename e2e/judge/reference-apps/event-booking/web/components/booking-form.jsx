import { useRouter } from '@joinery/app-kit'

import { Field } from '@/components/field'
import { useSending } from '@/lib/use-sending'

export function BookingForm({ event }) {
  const router = useRouter()
  const { send, problem, isSending } = useSending(`/api/events/${event.id}/bookings`, ({ code }) =>
    router.navigate(`/bookings/${code}`),
  )
  return (
    <form onSubmit={send} className="mt-5 grid gap-4">
      <Field label="Name" name="name" maxLength={120} autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Seats" name="seats" type="number" min={1} max={Math.min(event.free, 6)} defaultValue={1} />
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <button disabled={isSending} className="h-13 bg-primary px-6 font-display text-2xl font-bold text-on-primary">
        Book these seats
      </button>
    </form>
  )
}
