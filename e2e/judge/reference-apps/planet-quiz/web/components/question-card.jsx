import { Check, X } from 'lucide-react'
import { useState } from 'react'

/** One question: an answer can be given once, then it says what is right. */
export function QuestionCard({ question, nextLabel, onNext }) {
  const [given, setGiven] = useState(null)
  const right = question.right_answer - 1
  const isRight = given === right

  return (
    <>
      <h1 className="mt-2 font-display text-4xl leading-tight font-bold text-balance sm:text-5xl">{question.prompt}</h1>
      <ul className="mt-8 grid gap-4">
        {question.answers.map((answer, index) => (
          <li key={answer}>
            <button
              type="button"
              disabled={given !== null}
              onClick={() => setGiven(index)}
              className="flex min-h-16 w-full items-center justify-between rounded-control border-4 border-hairline bg-surface px-6 text-left font-display text-2xl font-semibold enabled:hover:border-primary"
            >
              {answer}
              {given !== null && index === right && <Check aria-hidden="true" className="text-primary" />}
              {given === index && !isRight && <X aria-hidden="true" className="text-danger" />}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex min-h-16 flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold">
          {given !== null && (isRight ? 'Right!' : `Not quite. It is ${question.answers[right]}.`)}
        </p>
        {given !== null && (
          <button
            type="button"
            onClick={() => onNext(isRight)}
            className="h-16 rounded-control bg-primary px-8 font-display text-2xl font-bold text-on-primary"
          >
            {nextLabel}
          </button>
        )}
      </div>
    </>
  )
}
