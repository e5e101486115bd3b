// Which statements may leave something behind in a session: settings, advisory locks, temporary tables, listeners.
// Connections are shared by all visitors of an app, so what may have been left is cleared before the next one.

/** Kinds that run expressions only; all others are taken to leave something. */
const plainKinds = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'VariableShowStmt'])

/** Postgres' own functions that apps use every day and that change no session. What is not here is looked after. */
const plainFunctions = new Set(
  `abs age array_agg array_append array_length array_position array_remove array_to_json array_to_string avg bit_length
   bool_and bool_or btrim cardinality ceil ceiling char_length clock_timestamp concat concat_ws count cume_dist date_bin
   date_part date_trunc dense_rank encode decode exp extract first_value floor format gen_random_uuid generate_series
   greatest initcap json_agg json_array_elements json_array_length json_build_array json_build_object json_object_agg
   jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object
   jsonb_each jsonb_each_text jsonb_object_agg jsonb_set jsonb_strip_nulls jsonb_typeof lag last_value lead least left
   length ln lower lpad ltrim make_date make_interval make_timestamp max md5 min mod now nth_value ntile nullif overlay
   percent_rank percentile_cont percentile_disc plainto_tsquery position power random rank regexp_match regexp_matches
   regexp_replace regexp_split_to_array regexp_split_to_table repeat replace reverse right round row_number row_to_json
   rpad rtrim sign split_part sqrt starts_with statement_timestamp stddev string_agg string_to_array strpos substr
   substring sum timezone to_char to_date to_json to_jsonb to_number to_timestamp to_tsquery to_tsvector
   transaction_timestamp translate trim trunc ts_headline ts_rank unnest upper uuidv4 uuidv7 variance
   websearch_to_tsquery width_bucket`.split(/\s+/),
)

/** @param node the parser's tree of a statement of this kind */
export function leavesState(kind: string, node: object): boolean {
  return !plainKinds.has(kind) || callsUnknown(node)
}

function callsUnknown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(callsUnknown)
  return Object.entries(value).some(
    ([name, inner]: [string, unknown]) => (name === 'FuncCall' && !isPlainCall(inner)) || callsUnknown(inner),
  )
}

function isPlainCall(call: unknown): boolean {
  if (typeof call !== 'object' || call === null || !('funcname' in call) || !Array.isArray(call.funcname)) return false
  const names = call.funcname.map(nameOf)
  const [schema, name] = names.length === 2 ? names : ['pg_catalog', names[0]]
  return schema === 'pg_catalog' && name !== undefined && plainFunctions.has(name)
}

function nameOf(part: unknown): string {
  if (typeof part !== 'object' || part === null || !('String' in part)) return ''
  const text = part.String
  return typeof text === 'object' && text !== null && 'sval' in text && typeof text.sval === 'string' ? text.sval : ''
}
