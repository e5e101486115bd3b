import { useTranslations } from 'use-intl'

import { useStorage } from './databases-api.ts'

/** From here on a person should do something before writes are refused. */
const nearlyFull = 0.9

/** What the organization's databases hold together, in few words; louder when the end is near. */
export function StorageMeter({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('builder.data')
  const { data } = useStorage(projectGroupId)
  if (data === undefined || data.bytes === 0) return null
  const isNear = data.bytes >= data.limitBytes * nearlyFull
  const isFull = data.bytes >= data.limitBytes
  const sizes = { used: tellSize(data.bytes), limit: tellSize(data.limitBytes) }
  return (
    <span
      title={t('storage.about')}
      className={`text-2xs tabular-nums ${isNear ? 'text-danger' : 'text-ink-3'} ${isNear ? '' : 'max-md:hidden'}`}
    >
      {t(isFull ? 'storage.full' : 'storage.used', sizes)}
    </span>
  )
}

function tellSize(bytes: number): string {
  const gib = bytes / 1_073_741_824
  return gib >= 1 ? `${Number(gib.toFixed(1))} GiB` : `${Math.max(1, Math.round(bytes / 1_048_576))} MiB`
}
