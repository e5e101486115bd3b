import { useState } from 'react'

const box = 'mt-1 w-full border-3 border-control bg-surface px-4'
const subjects = ['A piece', 'A course', 'Something else']

export function ContactForm() {
  const [sentBy, setSentBy] = useState(null)
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)

  async function send(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setSending(true)
    const response = await fetch('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    setSending(false)
    if (response.ok) setSentBy(fields.name)
    else setProblem((await response.json()).message)
  }

  if (sentBy !== null) {
    return (
      <p role="status" className="mt-8 max-w-prose text-xl leading-relaxed">
        Thank you, {sentBy}. Your message is here, and I answer on Mondays.
      </p>
    )
  }
  return (
    <form onSubmit={send} className="mt-8 grid max-w-xl gap-5">
      <label>
        Name
        <input name="name" required maxLength={120} autoComplete="name" className={`${box} h-13`} />
      </label>
      <label>
        E-mail
        <input name="email" type="email" required maxLength={200} autoComplete="email" className={`${box} h-13`} />
      </label>
      <label>
        What about
        <select name="subject" required defaultValue="" className={`${box} h-13`}>
          <option value="" disabled>
            Choose one
          </option>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </label>
      <label>
        Message
        <textarea name="words" required maxLength={2000} rows={5} className={`${box} py-3`} />
      </label>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <button disabled={isSending} className="h-14 bg-primary px-7 font-display text-lg font-extrabold text-on-primary">
        Send the message
      </button>
    </form>
  )
}
