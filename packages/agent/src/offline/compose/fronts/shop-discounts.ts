// Codes for less at the checkout: checked by the server, which alone knows them, and taken off what an order is worth.
import { readPart } from '../../parts/read-part.ts'
import { readDiscounts } from '../../understand/sites/read-discounts.ts'
import { quoteText } from '../data/quote-sql.ts'

interface ShopDiscounts {
  marks: Readonly<Record<string, string>>
  files: Readonly<Record<string, string>>
  /** The columns in which an order keeps its code and what it took off; empty where there are no codes. */
  columnSql: string
}

const none: Readonly<Record<string, string>> = {
  discountImport: '',
  discountState: '',
  discountField: '',
  discountProps: '',
  discountForm: '',
  discountCode: '',
  discountLine: '',
  checkoutTotal: 'totalOf(lines)',
  discountRouteImport: '',
  discountGuard: '',
  discountArgument: '',
  discountParameter: '',
  discountSelected: '',
  discountName: '',
  discountValue: '',
  lessDiscount: '',
  orderDiscount: '',
  orderDiscountImport: '',
}

/**
 * @param request the message
 * @param price name of the products' column that holds the price
 * @param look classes of controls and buttons
 */
export function composeDiscounts(
  request: string,
  price: string,
  look: Readonly<Record<string, string>>,
): ShopDiscounts {
  const discounts = readDiscounts(request)
  if (discounts.length === 0) return { marks: none, files: {}, columnSql: '' }
  const cases = discounts.map(({ code, percent }) => `when ${quoteText(code)} then ${percent}`).join(' ')
  const off = `round(sum(price * quantity) * coalesce(case \${discountCode} ${cases} end, 0) / 100, 2)`
  return {
    marks: {
      discountImport:
        "import { useState } from 'react'\nimport { DiscountField, DiscountLine } from '@/components/discount.jsx'\nimport { discountOf } from '@/lib/discount.js'\n",
      discountState: `  /** { code, percent } once the shop knows the code. */\n  const [discount, setDiscount] = useState(null)\n`,
      discountField: '<li className="pt-4"><DiscountField discount={discount} onChange={setDiscount} /></li>',
      discountProps: ' discount={discount}',
      discountForm: ', discount',
      discountCode: "\n        discount_code: discount?.code ?? '',",
      discountLine:
        '{discount !== null && <li><DiscountLine code={discount.code} amount={discountOf(lines, discount)} /></li>}',
      checkoutTotal: 'totalOf(lines) - discountOf(lines, discount)',
      discountRouteImport: "import { findDiscount } from '@/lib/discounts.server.js'\n",
      discountGuard: `  const discountCode = String(input.discount_code ?? '').trim().toUpperCase()
  if (discountCode !== '' && findDiscount(discountCode) === null)
    return Response.json({ error: 'There is no such discount code.' }, { status: 422 })
`,
      discountArgument: ', discountCode',
      discountParameter: ', discountCode',
      discountSelected: ', discount_code, discount::float8 as discount',
      discountName: ', discount_code, discount',
      discountValue: `, \${discountCode}, ${off}`,
      lessDiscount: ` - ${off}`,
      orderDiscount:
        '{order.discount > 0 && <li><DiscountLine code={order.discount_code} amount={order.discount} /></li>}',
      orderDiscountImport: "import { DiscountLine } from '@/components/discount.jsx'\n",
    },
    files: readPart('shop-discounts', {
      ...look,
      price,
      discounts: discounts.map(({ code, percent }) => `  ${code}: ${percent},`).join('\n'),
    }),
    columnSql: "  discount_code text not null default '',\n  discount numeric(12, 2) not null default 0,\n",
  }
}
