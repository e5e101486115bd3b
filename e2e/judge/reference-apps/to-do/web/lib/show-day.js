const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** @param day as the database writes it, for example `2026-03-09` */
export const showDay = (day) => days.format(new Date(`${day}T00:00:00Z`))
