import type { ReactNode } from 'react'

export interface ScrollTableProps {
  label: string
  columns: readonly { key: string; head: ReactNode }[]
  /** Rows. */
  children: ReactNode
  /** Below the table: that it is empty, for example. */
  note?: ReactNode
}

/** A table that is wider and longer than its place. */
export function ScrollTable({ label, columns, children, note }: ScrollTableProps) {
  return (
    // Wide tables are scrolled by keyboard too.
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
    >
      <table className="min-w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map(({ key, head }) => (
              <th
                key={key}
                scope="col"
                className="h-8 border-b border-line px-3 text-start font-medium whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note}
    </section>
  )
}
