export function StepMarks({ at, of }) {
  return (
    <>
      <p className="text-muted">
        Question {at + 1} of {of}
      </p>
      <div className="mt-2 flex gap-1.5" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={index <= at ? 'h-1.5 grow bg-primary' : 'h-1.5 grow bg-hairline'} />
        ))}
      </div>
    </>
  )
}
