import { Link } from '@joinery/app-kit'

export function PageHead({ title, action }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      {action && (
        <Link
          href={action.href}
          className="flex h-11 items-center rounded-control bg-primary px-5 font-medium text-on-primary"
        >
          {action.label}
        </Link>
      )}
    </div>
  )
}
