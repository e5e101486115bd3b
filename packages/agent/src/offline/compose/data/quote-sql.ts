// Names and texts as SQL writes them.

/** Names that Postgres will not take, or reads as something else, without quotes. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full
  grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right
  select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using
  variadic verbose when where window with values position row time timestamp interval precision character numeric decimal
  coalesce exists extract greatest least nullif overlay substring trim xmlelement`.split(/\s+/),
)

export function quoteName(name: string): string {
  return reserved.has(name) ? `"${name}"` : name
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
