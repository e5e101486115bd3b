// What sending adds to an order: in the cart's sums, in the statement that stores an order, and where both are shown.
import { readShipping } from '../../understand/sites/read-shipping.ts'

interface ShopShipping {
  marks: Readonly<Record<string, string>>
  files: Readonly<Record<string, string>>
  /** The column in which an order keeps what sending cost; empty where nothing is charged. */
  columnSql: string
}

const component = `import { formatMoney } from '@/lib/format.js'

/** What sending adds to an order. */
export function Shipping({ fee }) {
  return (
    <p className="flex justify-between gap-6 border-b border-hairline py-3">
      <span>Shipping</span> <span className="tabular-nums">{fee === 0 ? 'Free' : formatMoney(fee)}</span>
    </p>
  )
}
`

const none: Readonly<Record<string, string>> = {
  cartImports: 'linesOf, totalOf, useCart',
  shippingImport: '',
  cartShipping: '',
  checkoutShipping: '',
  orderShipping: '',
  shippingSelected: '',
  shippingName: '',
  shippingValue: '',
  plusShipping: '',
}

/**
 * @param request the message
 * @param price name of the products' column that holds the price
 */
export function composeShipping(request: string, price: string): ShopShipping {
  const shipping = readShipping(request)
  const worth = `lines.reduce((sum, { product, quantity }) => sum + (product.${price} ?? 0) * quantity, 0)`
  if (shipping === null)
    return {
      marks: { ...none, totals: `export function totalOf(lines) {\n  return ${worth}\n}` },
      files: {},
      columnSql: '',
    }
  const { fee, freeFrom } = shipping
  const charged =
    freeFrom === null ? String(fee) : `case when sum(price * quantity) >= ${freeFrom} then 0 else ${fee} end`
  const shippingOf =
    freeFrom === null
      ? `/** What sending costs, whatever is in the cart. */\nexport function shippingOf() {\n  return ${fee}\n}`
      : `/** What sending costs: nothing from ${freeFrom} on. */\nexport function shippingOf(lines) {\n  return worthOf(lines) >= ${freeFrom} ? 0 : ${fee}\n}`
  const call = freeFrom === null ? 'shippingOf()' : 'shippingOf(lines)'
  const shown = `<Shipping fee={${call}} />`
  return {
    marks: {
      cartImports: 'linesOf, shippingOf, totalOf, useCart',
      shippingImport: "import { Shipping } from '@/components/shipping.jsx'\n",
      cartShipping: shown,
      checkoutShipping: `<li>${shown}</li>`,
      orderShipping: '<li><Shipping fee={order.shipping} /></li>',
      shippingSelected: ', shipping::float8 as shipping',
      shippingName: ', shipping',
      shippingValue: `, ${charged}`,
      plusShipping: ` + ${charged}`,
      totals: [
        `function worthOf(lines) {\n  return ${worth}\n}`,
        shippingOf,
        `export function totalOf(lines) {\n  return worthOf(lines) + ${call}\n}`,
      ].join('\n\n'),
    },
    files: { 'web/components/shipping.jsx': component },
    columnSql: '  shipping numeric(12, 2) not null,\n',
  }
}
