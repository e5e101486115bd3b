// The page for a wrong address.
import type { Brief } from '../../brief.ts'
import { jsxText } from '../data/expressions.ts'

export function notFound({ entity, front }: Brief): string {
  return `import { Link } from '@joinery/app-kit'

export default function NotFound() {
  return (
    <main className="mx-auto max-w-6xl py-16">
      <h1 className="font-display text-4xl">Nothing at this address</h1>
      <p className="mt-4 text-lg text-muted">
        It may have been deleted.{' '}
        <Link href="/" className="text-accent underline underline-offset-4">
          ${jsxText(front === 'list' ? `Back to the ${entity.plural}` : 'Back to the first page')}
        </Link>
      </p>
    </main>
  )
}
`
}
