import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { emptyBasket } from '@/lib/basket'

export function CheckoutForm({ basket }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)

  async function order(event) {
    event.preventDefault()
    setSending(true)
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(event.currentTarget)), lines: basket }),
    })
    const answer = await response.json()
    setSending(false)
    if (!response.ok) return setProblem(answer.message ?? 'The order did not go through. Your basket is kept.')
    router.navigate(`/orders/${answer.code}`, { replace: true })
    emptyBasket()
  }

  return (
    <form onSubmit={order} className="mt-8 grid gap-4">
      <Field label="Name" name="name" autoComplete="name" maxLength={120} />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Street and number" name="street" autoComplete="street-address" maxLength={160} />
      <Field label="Town" name="town" autoComplete="address-level2" maxLength={120} />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <button disabled={isSending} className="mt-2 h-12 rounded-control bg-primary px-6 font-medium text-on-primary">
        Order with payment on delivery
      </button>
    </form>
  )
}

function Field({ label, ...input }) {
  return (
    <label>
      <span className="font-medium">{label}</span>
      <input required {...input} className="mt-1 h-12 w-full rounded-control border border-control bg-surface px-5" />
    </label>
  )
}
