const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const showMoney = (amount) => euros.format(amount)
/** @param day for example `2026-03-09` */
export const showDay = (day) => days.format(new Date(`${day}T00:00:00Z`))
/** @param month for example `2026-03` */
export const showMonth = (month) => months.format(new Date(`${month}-01T00:00:00Z`))
