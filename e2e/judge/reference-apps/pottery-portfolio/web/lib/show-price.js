/** Whole euros are shown without cents. */
export const showPrice = (amount) => `€${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
