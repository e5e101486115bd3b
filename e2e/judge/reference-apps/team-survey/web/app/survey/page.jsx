import { Survey } from '@/components/survey'

export const metadata = { title: 'Questions · Quarter Past' }

export default function Page() {
  return <Survey />
}
