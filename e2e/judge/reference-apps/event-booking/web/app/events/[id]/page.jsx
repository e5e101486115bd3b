import { BookingForm } from '@/components/booking-form'
import { showDate, showTime } from '@/lib/show-date'

export const metadata = { title: 'Evening · Night School' }

export default function Page({ data }) {
  const { event } = data
  return (
    <div className="mt-4 grid gap-10 md:grid-cols-2">
      <div>
        <h1 className="font-display text-5xl leading-[.95] font-bold text-balance sm:text-7xl">{event.title}</h1>
        <p className="mt-5">
          {showDate(event.held_on)} at {showTime(event.starts_at)}, with {event.teacher}
        </p>
      </div>
      <section className="bg-surface p-6" aria-labelledby="seats">
        <h2 id="seats" className="font-display text-3xl font-bold">
          {event.free > 0
            ? `${event.free} of ${event.capacity} seats ${event.free === 1 ? 'is' : 'are'} free`
            : 'Booked out'}
        </h2>
        {event.free > 0 ? (
          <BookingForm event={event} />
        ) : (
          <p className="mt-3">All {event.capacity} seats are taken. Look at the other evenings.</p>
        )}
      </section>
    </div>
  )
}
