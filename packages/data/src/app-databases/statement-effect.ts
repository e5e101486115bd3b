// What a statement does to the size of a database, as far as its text tells.

/** `reads` may still call a function that writes: it is run read-only where that matters. */
export type StatementEffect = 'reads' | 'frees' | 'adds'

const reading = new Set(['SelectStmt', 'ExplainStmt', 'VariableShowStmt', 'LockStmt', 'ConstraintsSetStmt'])
const freeing = new Set(['DeleteStmt', 'TruncateStmt', 'DropStmt', 'VacuumStmt'])
const adding = new Set(['InsertStmt', 'UpdateStmt', 'MergeStmt', 'intoClause', 'CreateTableAsStmt'])

/** @param node the parser's tree of a statement of this kind */
export function effectOf(kind: string, node: object): StatementEffect {
  if ((!reading.has(kind) && !freeing.has(kind)) || hasAdding(node)) return 'adds'
  return reading.has(kind) ? 'reads' : 'frees'
}

function hasAdding(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasAdding)
  return Object.entries(value).some(([name, inner]: [string, unknown]) => adding.has(name) || hasAdding(inner))
}
