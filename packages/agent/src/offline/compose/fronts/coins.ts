// Coins at example prices: their table with stars, a converter and what somebody holds, as far as they were asked for.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { readCoins } from '../../understand/tools/read-coins.ts'
import { jsxText, nothing, quoteJs, tidy } from '../data/expressions.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'

const holdingsSql = `create table holdings (
  id integer generated always as identity primary key,
  coin text not null,
  amount numeric not null,
  buy_price numeric,
  bought_on date,
  created_at timestamptz not null default now()
);
`

export function composeCoins(brief: Brief, marks: Readonly<Record<string, string>>): FrontParts {
  const { coins, hasConverter, hasHoldings, watchLabel, amountLabel, priceLabel, dateLabel } = readCoins(brief.request)
  const watch = watchLabel.toLowerCase().replace(/\s+/g, '-')
  // Example prices are dollars; what is said in another currency stays as it was said.
  const files = {
    ...readPart('stage-coins', {
      ...marks,
      watch,
      watchLabel: jsxText(watchLabel),
      watchWord: watchLabel.toLowerCase(),
      currency: brief.currency,
      coins: coins
        .map(
          ({ name, symbol, price, change, cap }) =>
            `{ name: ${quoteJs(name)}, symbol: ${quoteJs(symbol)}, price: ${price}, change: ${change}, cap: ${cap} }`,
        )
        .join(',\n  '),
      imports: [
        hasConverter ? "import { CoinConverter } from '@/components/coin-converter.jsx'" : '',
        hasHoldings ? "import { CoinHoldings } from '@/components/coin-holdings.jsx'" : '',
      ]
        .filter((line) => line !== '')
        .map((line) => `${line}\n`)
        .join(''),
      data: hasHoldings ? '{ data }' : '',
      before: hasHoldings ? '<CoinHoldings holdings={data.holdings} />' : nothing,
      after: hasConverter ? '<CoinConverter />' : nothing,
    }),
    ...(hasConverter && readPart('coin-converter', marks)),
    ...(hasHoldings &&
      readPart('coin-holdings', {
        ...marks,
        amountLabel: jsxText(amountLabel),
        priceLabel: jsxText(priceLabel),
        // The button goes to a line of its own where there is a day to fill in as well.
        columns: dateLabel === '' ? '4' : '5',
        dateField:
          dateLabel === ''
            ? nothing
            : `<label className="font-medium">${jsxText(dateLabel)}<input name="boughtOn" type="date" className={control} /></label>`,
      })),
    ...readPart('favourites-here', lookMarks(brief)),
  }
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    ways: [{ href: `/${watch}`, label: watchLabel }],
    schemaSql: hasHoldings ? holdingsSql : '',
  }
}
