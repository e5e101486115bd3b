// Days that are waited for: the first as large as the page, further ones below it, and a form for one more.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import type { Countdown } from '../../understand/tools/read-countdown.ts'
import { coverImport, coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { nothing, tidy } from '../data/expressions.ts'
import { quoteText } from '../data/quote-sql.ts'
import { headingWeight } from '../shell/styles.ts'
import { type FrontParts, nothingMore } from './front.ts'

const schemaSql = `create table countdowns (
  id integer generated always as identity primary key,
  title text not null,
  day date not null,
  created_at timestamptz not null default now()
);
`

/** A day of every year is the next one that comes. */
function daySql({ year, month, day }: Countdown): string {
  if (year !== null) return `make_date(${year}, ${month}, ${day})`
  const ofYear = `make_date(extract(year from current_date)::int, ${month}, ${day})`
  return `${ofYear} + case when ${ofYear} < current_date then interval '1 year' else interval '0' end`
}

export function composeCountdown(
  brief: Brief,
  countdown: Countdown,
  look: Readonly<Record<string, string>>,
): FrontParts {
  const isPictured = hasSubjectPicture(brief)
  const files = readPart('stage-countdown', {
    ...look,
    weight: headingWeight(brief),
    coverImport: isPictured ? `${coverImport}\n` : '',
    picture: isPictured ? coverPanel('mt-10 h-40 sm:h-56') : nothing,
  })
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    schemaSql,
    seedSql: `insert into countdowns (title, day) values (${quoteText(countdown.title)}, ${daySql(countdown)});\n`,
  }
}
