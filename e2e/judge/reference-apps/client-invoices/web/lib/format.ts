const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const showMoney = (amount: number): string => euros.format(amount)
/** @param day as the database writes it, for example `2026-03-09` */
export const showDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`))
