// What an app shows when it brings no not-found or error page of its own.
import type { ReactNode } from 'react'

import type { ErrorProps } from './app-store.ts'
import { Link } from './link.tsx'

export function MissingScreen() {
  return (
    <Notice title="This page does not exist">
      <Link href="/" style={{ textDecoration: 'underline' }}>
        Go to the first page
      </Link>
    </Notice>
  )
}

export function FailedScreen({ reset }: ErrorProps) {
  return (
    <Notice title="Something went wrong on this page">
      <button type="button" onClick={reset} style={{ textDecoration: 'underline', cursor: 'pointer' }}>
        Try again
      </button>
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      style={{ minHeight: '60vh', display: 'grid', placeContent: 'center', gap: 12, padding: 24, textAlign: 'center' }}
    >
      <h1 style={{ fontSize: 22, fontWeight: 600 }}>{title}</h1>
      <p>{children}</p>
    </main>
  )
}
