import { useRouter } from '@joinery/app-kit'

import { Field } from '@/components/field'
import { Problem } from '@/components/problem'
import { useSend } from '@/lib/use-send'

/** E-mail and password, for those who come in and those who are new. */
export function DoorForm({ path, button, passwordHint, autoComplete }) {
  const router = useRouter()
  const { send, problem, isSending } = useSend()

  async function enter(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    if (await send('POST', path, fields)) router.navigate('/', { replace: true })
  }

  return (
    <form onSubmit={enter} className="mt-8 grid max-w-md gap-5">
      <Field label="E-mail" name="email" type="email" autoComplete="email" maxLength={200} />
      <div>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete={autoComplete}
          minLength={8}
          maxLength={200}
        />
        {passwordHint && <p className="mt-1 text-base text-muted">{passwordHint}</p>}
      </div>
      <Problem text={problem} />
      <button disabled={isSending} className="h-12 rounded-control bg-primary px-6 font-semibold text-on-primary">
        {button}
      </button>
    </form>
  )
}
