import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { sendJson } from '@/lib/send-json'

export function DeleteRecipe({ recipe }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)

  async function remove() {
    if (!window.confirm(`Delete “${recipe.title}” for good?`)) return
    const answer = await sendJson('DELETE', `/api/recipes/${recipe.id}`)
    if (answer.problem) return setProblem(answer.problem)
    router.navigate('/', { replace: true })
  }

  return (
    <>
      <button type="button" onClick={remove} className="h-11 px-5 font-medium text-danger underline">
        Delete
      </button>
      {problem && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
    </>
  )
}
