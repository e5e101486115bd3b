// What a survey was answered, as a file that every spreadsheet reads: whoever may read the results takes it along.
import { quoteName } from '../data/quote-sql.ts'
import { nothing, only, tidy } from '../data/expressions.ts'
import { csv } from '../parts/csv-files.ts'
import { storedFields } from '../records/made-title.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'

/** "Export the results", "the answers can be downloaded as CSV". */
const asksDownload =
  /\b(?:download|export)\w*\b[^.;]{0,40}\b(?:csv|excel|spreadsheet|answers|results|responses)\b|\b(?:answers|results|responses)\b[^.;]{0,40}\b(?:download|export|csv|excel|spreadsheet)/i

function hasDownload({ front, isInbox, request }: View): boolean {
  return front === 'survey' && isInbox && asksDownload.test(request)
}

const address = (view: View): string => `/api/${namesOf(view).path}/csv`

/** Stands on the page of results. */
export function downloadLink(view: View): string {
  return hasDownload(view)
    ? `{data.count > 0 && <p><a href="${address(view)}" download className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">Download as CSV</a></p>}`
    : nothing
}

export function composeDownload(view: View): Record<string, string> {
  if (!hasDownload(view)) return {}
  const { table, path } = namesOf(view)
  const fields = storedFields(view).filter(({ kind }) => kind !== 'picture')
  const isAdmin = view.access === 'admin'
  return {
    'web/lib/csv.js': csv,
    [`web/app${address(view)}/route.js`]: tidy(`${only(isAdmin, "import { refuseOthers } from '@/lib/admin.server.js'")}
import { sql } from '@joinery/app-kit/server'
import { writeCsv } from '@/lib/csv.js'

const headings = ${JSON.stringify([...fields.map(({ label }) => label), 'Sent on'])}

/** One line for each answer, the oldest first. */
export async function GET() {
${only(isAdmin, '  const refusal = await refuseOthers()\n  if (refusal !== null) return refusal')}
  const answers = await sql(\`select ${[...fields.map(({ name }) => `${quoteName(name)}::text`), 'created_at::date::text as sent_on'].join(', ')} from ${quoteName(table)} order by id limit 5000\`)
  return new Response(writeCsv([headings, ...answers.map((answer) => Object.values(answer))]), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="${path}.csv"' },
  })
}
`),
  }
}
