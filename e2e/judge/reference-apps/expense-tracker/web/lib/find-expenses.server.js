import { sql } from '@joinery/app-kit/server'

import { categories } from '@/lib/categories'

const orders = {
  newest: sql`spent_on desc, id desc`,
  dearest: sql`amount desc, id desc`,
  place: sql`lower(place), id`,
}

/** Reads the wishes of an address; what makes no sense counts as not said. */
export function readWishes(searchParams) {
  return {
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(searchParams.month ?? '') ? searchParams.month : '',
    category: categories.includes(searchParams.category) ? searchParams.category : '',
    sort: Object.hasOwn(orders, searchParams.sort ?? '') ? searchParams.sort : 'newest',
  }
}

export function findExpenses({ month, category, sort }) {
  return sql`
    select id, place, category, amount, spent_on from expense
    where to_char(spent_on, 'YYYY-MM') = ${month} and (${category} = '' or category = ${category})
    order by ${orders[sort]} limit 1000`
}
