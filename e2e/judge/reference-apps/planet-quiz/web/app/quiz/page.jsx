import { useState } from 'react'

import { QuestionCard } from '@/components/question-card'
import { ResultForm } from '@/components/result-form'

export const metadata = { title: 'Play · Planet Quiz' }

export default function Page({ data }) {
  const { questions } = data
  const [at, setAt] = useState(0)
  const [points, setPoints] = useState(0)
  const question = questions[at]

  if (question === undefined) return <ResultForm points={points} of={questions.length} />
  return (
    <>
      <p className="mt-4 text-muted">
        Question {at + 1} of {questions.length}
      </p>
      <QuestionCard
        key={question.id}
        question={question}
        nextLabel={at + 1 === questions.length ? 'To the result' : 'Next question'}
        onNext={(isRight) => {
          setPoints(points + (isRight ? 1 : 0))
          setAt(at + 1)
        }}
      />
    </>
  )
}
