import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

export function ResultForm({ points, of }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)

  async function enter(event) {
    event.preventDefault()
    setSending(true)
    const response = await fetch('/api/scores', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ player: new FormData(event.currentTarget).get('player'), points }),
    })
    setSending(false)
    if (response.ok) return router.navigate('/board')
    setProblem((await response.json()).message)
  }

  return (
    <>
      <h1 className="mt-6 font-display text-6xl font-extrabold sm:text-7xl">
        {points} of {of}
      </h1>
      <p className="mt-2">
        {points === of ? 'Every single one. You may fly the rocket.' : 'Good flying. Another round?'}
      </p>
      <form onSubmit={enter} className="mt-8 grid max-w-md gap-4">
        <label>
          <span className="font-semibold">Your name</span>
          <input
            name="player"
            required
            maxLength={40}
            className="mt-1 h-16 w-full rounded-control border-4 border-control bg-surface px-5"
          />
        </label>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <button
          disabled={isSending}
          className="h-16 rounded-control bg-primary px-8 font-display text-2xl font-bold text-on-primary"
        >
          Put me on the board
        </button>
      </form>
    </>
  )
}
