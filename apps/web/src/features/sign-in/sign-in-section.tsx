import type { SignInSettings } from '@joinery/contract/sign-in'
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ProviderRow } from './provider-row.tsx'
import { useSignIn, useUpdateSignIn } from './sign-in-api.ts'

export interface SignInSectionProps {
  projectGroupId: string
  /** Leads to where the variables of production are entered. */
  onVariables: () => void
}

/** The switch of the app's sign-in and its providers: enabled, configured, and what is missing. */
export function SignInSection({ projectGroupId, onVariables }: SignInSectionProps) {
  const t = useTranslations('signIn')
  const errorMessage = useErrorMessage()
  const settings = useSignIn(projectGroupId)
  return (
    <section aria-labelledby="sign-in-title" className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 id="sign-in-title" className="text-md font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('explain')}</p>
      </header>
      {settings.isError && <Notice tone="danger">{errorMessage(settings.error)}</Notice>}
      {settings.isPending && <Skeleton className="h-40" />}
      {settings.isSuccess && (
        <SignInForm projectGroupId={projectGroupId} settings={settings.data} onVariables={onVariables} />
      )}
    </section>
  )
}

function SignInForm({ projectGroupId, settings, onVariables }: SignInSectionProps & { settings: SignInSettings }) {
  const t = useTranslations('signIn')
  const errorMessage = useErrorMessage()
  const update = useUpdateSignIn(projectGroupId)
  const { isEnabled, providers } = settings
  const save = (change: { isEnabled?: boolean; providers?: SignInProvider[] }) =>
    update.mutate(
      { projectGroupId, ...change },
      { onError: (error) => showToast(errorMessage(error), { tone: 'danger' }) },
    )
  const choose = (provider: SignInProvider, isOn: boolean) => {
    const others = providers.filter((each) => each.isEnabled && each.provider !== provider)
    save({ providers: [...others.map((each) => each.provider), ...(isOn ? [provider] : [])] })
  }
  return (
    <>
      <Switch
        label={t('switch')}
        isSelected={isEnabled}
        isDisabled={update.isPending}
        onChange={(isOn) => save({ isEnabled: isOn })}
      />
      {!isEnabled && <p className="text-sm text-ink-2">{t('off')}</p>}
      {isEnabled && (
        <ul className="divide-y divide-line border-y border-line" aria-label={t('providers')}>
          {providers.map((state) => (
            <ProviderRow
              key={state.provider}
              state={state}
              isDisabled={update.isPending}
              onChange={(isOn) => choose(state.provider, isOn)}
              onVariables={onVariables}
            />
          ))}
        </ul>
      )}
    </>
  )
}
