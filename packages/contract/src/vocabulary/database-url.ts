// Which variable of an environment names the database (specification 3, "Environment variable names").

/** Ours (decisions, "Environment variables given to a generated app"). */
export const databaseUrlPrefix = 'DATABASE_URL'

/**
 * The variable to use: of all that begin with the prefix the one with the shortest name.
 * Among equally short names the first of the alphabet, so that the choice never depends on the order (ours).
 */
export function databaseUrlKey(variables: Readonly<Record<string, string | undefined>>): string | null {
  const keys = Object.keys(variables).filter(
    (key) => key.startsWith(databaseUrlPrefix) && variables[key] !== undefined && variables[key] !== '',
  )
  keys.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return keys[0] ?? null
}

/** The value of `databaseUrlKey`; null when no variable names a database. */
export function databaseUrlOf(variables: Readonly<Record<string, string | undefined>>): string | null {
  const key = databaseUrlKey(variables)
  return key === null ? null : (variables[key] ?? null)
}
