// The weather of saved places at example values.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { readWeather } from '../../understand/tools/read-weather.ts'
import { nothing, quoteJs, tidy } from '../data/expressions.ts'
import { quoteText } from '../data/quote-sql.ts'
import { type FrontParts, nothingMore } from './front.ts'

const citiesSql = `create table cities (
  id integer generated always as identity primary key,
  name text not null unique,
  created_at timestamptz not null default now()
);
`

const forecast = `<ol className="mt-4 grid gap-1 border-t border-surface-hairline pt-3">
        {forecastOf(name).map(({ day, sky: later, degrees: then }) => (
          <li key={day} className="flex justify-between gap-4"><span>{day}</span><span className="tabular-nums">{later}, {degreesIn(unit, then)}</span></li>
        ))}
      </ol>`

export function composeWeather(brief: Brief, marks: Readonly<Record<string, string>>): FrontParts {
  const { cities, measures, days, unit, isSearched, saved } = readWeather(brief.request)
  const isFavourite = saved !== 'My cities'
  const files = {
    ...readPart('stage-weather', {
      ...marks,
      measures: measures
        .map(
          ({ label, from, span, unit: sign }, at) =>
            `[${quoteJs(label)}, \`\${${from} + ((hash >> ${at}) % ${span})}${sign}\`],`,
        )
        .join('\n      '),
      days: String(Math.max(1, days)),
      forecastImport: days > 0 ? 'forecastOf, ' : '',
      forecast: days > 0 ? forecast : nothing,
      unit,
      enter: isSearched ? 'setFound(name)' : 'await save(name)',
      label: isSearched ? 'Search city' : 'City',
      act: isSearched ? 'Search' : 'Add city',
      save: isFavourite ? `☆ Save to ${saved.toLowerCase()}` : 'Save city',
      saved,
    }),
    ...readPart('kept-here'),
  }
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    schemaSql: citiesSql,
    seedSql:
      cities.length === 0
        ? ''
        : `insert into cities (name) values ${cities.map((name) => `(${quoteText(name)})`).join(', ')};\n`,
  }
}
