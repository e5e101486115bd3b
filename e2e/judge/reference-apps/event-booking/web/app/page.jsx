import { Link } from '@joinery/app-kit'

import { showDate, showTime } from '@/lib/show-date'

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-4 font-display text-6xl leading-[.9] font-bold text-balance sm:text-8xl">
        Learn it on a Thursday
      </h1>
      <p className="mt-5 max-w-prose">Or on another evening: one table, one thing, two hours, and you can do it.</p>
      <ul className="mt-10 border-t-3 border-hairline">
        {data.events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
}

function EventRow({ event }) {
  return (
    <li className="border-b-3 border-hairline">
      <Link
        href={`/events/${event.id}`}
        className="grid gap-x-8 px-3 py-4 hover:bg-surface sm:grid-cols-[11rem_1fr_auto] sm:items-baseline"
      >
        <span className="font-medium whitespace-nowrap">
          {showDate(event.held_on)}, {showTime(event.starts_at)}
        </span>
        <span className="min-w-0">
          <span className="block font-display text-3xl leading-tight font-semibold">{event.title}</span>
          <span className="block text-muted">with {event.teacher}</span>
        </span>
        <span className="font-semibold whitespace-nowrap">{event.free > 0 ? `${event.free} free` : 'Booked out'}</span>
      </Link>
    </li>
  )
}
