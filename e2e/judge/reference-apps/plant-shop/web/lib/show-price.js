const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

export const showPrice = (amount) => euros.format(amount)
