// A trigger that refuses what must not be written: the database looks itself, so that of two at the same moment one is kept.
import { quoteName } from './quote-sql.ts'

export interface Guard {
  table: string
  trigger: string
  /** The function's name before that of the table. */
  refuses: string
  /** Why the lock is as it is, for who reads the schema. */
  why: string
  /** A condition on `new` and `old`: changes of which it is true are not looked at. */
  unless: string
  /** Variables of the statements. */
  declares?: string[]
  /** What locks, looks and raises. */
  statements: string[]
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('')

/** Statements that may be run again. */
export function guardTriggerSql({ table, trigger, refuses, why, unless, declares, statements }: Guard): string {
  const guard = quoteName(`${refuses}_${table}`)
  return `-- ${why}
create or replace function ${guard}() returns trigger language plpgsql as $$
${declares === undefined ? '' : `declare\n${indented(declares)}`}begin
  if tg_op = 'UPDATE' then
    if ${unless} then
      return new;
    end if;
  end if;
${indented(statements)}  return new;
end
$$;
create or replace trigger ${trigger} before insert or update on ${quoteName(table)} for each row execute function ${guard}();
`
}

/** What changes a guard into another, or takes it away; both may be '' where nothing is refused. */
export function movedGuardSql(
  was: string,
  now: string,
  { table, trigger }: { table: string; trigger: string },
): string {
  if (was === now || now !== '') return was === now ? '' : now
  return `drop trigger if exists ${trigger} on ${quoteName(table)};`
}
