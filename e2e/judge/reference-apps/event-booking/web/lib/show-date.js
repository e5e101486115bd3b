const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** @param day as the database writes it, for example `2026-03-09` */
export const showDate = (day) => days.format(new Date(`${day}T00:00:00Z`))
export const showTime = (time) => time.slice(0, 5)
