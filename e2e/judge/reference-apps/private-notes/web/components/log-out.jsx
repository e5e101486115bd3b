import { useRouter } from '@joinery/app-kit'

import { Problem } from '@/components/problem'
import { useSend } from '@/lib/use-send'

export function LogOut() {
  const router = useRouter()
  const { send, problem, isSending } = useSend()

  async function leave() {
    if (await send('POST', '/api/sign-out')) router.navigate('/sign-in', { replace: true })
  }

  return (
    <div>
      <button
        type="button"
        onClick={leave}
        disabled={isSending}
        className="h-11 rounded-control border border-control px-5"
      >
        Log out
      </button>
      <Problem text={problem} />
    </div>
  )
}
