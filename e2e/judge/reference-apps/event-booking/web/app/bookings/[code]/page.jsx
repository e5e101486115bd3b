import { Link } from '@joinery/app-kit'

import { showDate, showTime } from '@/lib/show-date'

export const metadata = { title: 'Booking · Night School' }

export default function Page({ data }) {
  const { booking } = data
  return (
    <>
      <h1 className="mt-4 font-display text-6xl leading-[.9] font-bold sm:text-8xl">Booked, {booking.name}</h1>
      <p className="mt-5 max-w-prose">
        {booking.seats === 1 ? 'One seat' : `${booking.seats} seats`} for “{booking.title}” on{' '}
        {showDate(booking.held_on)} at {showTime(booking.starts_at)}. You pay at the door.
      </p>
      <Link href="/" className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        All evenings
      </Link>
    </>
  )
}
