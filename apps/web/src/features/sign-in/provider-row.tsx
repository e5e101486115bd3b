import type { SignInProviderState } from '@joinery/contract/sign-in'
import { signInProviders } from '@joinery/contract/vocabulary/sign-in-providers'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'

export interface ProviderRowProps {
  state: SignInProviderState
  isDisabled: boolean
  onChange: (isOn: boolean) => void
  onVariables: () => void
}

export function ProviderRow({ state, isDisabled, onChange, onVariables }: ProviderRowProps) {
  const t = useTranslations('signIn')
  const { provider, isEnabled, isConfigured, missingVariables, callbackUrl } = state
  const { displayName, iconPath, helpLink } = signInProviders[provider]
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <img src={iconPath} alt="" width={20} height={20} className="shrink-0 dark:invert" />
        <Switch label={displayName} isSelected={isEnabled} isDisabled={isDisabled} onChange={onChange} />
        <span className="text-xs text-ink-2">{isConfigured ? t('configured') : t('notConfigured')}</span>
        <a
          href={helpLink}
          target="_blank"
          rel="noreferrer"
          className="ms-auto inline-flex min-h-8 items-center text-sm underline underline-offset-2 touch:min-h-11"
        >
          {t('help', { provider: displayName })}
        </a>
      </div>
      {isEnabled && callbackUrl !== null && (
        <div className="flex flex-col gap-2 text-sm text-ink-2 sm:ps-8">
          {missingVariables.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <p>
                {t('missing')} <span className="font-mono text-xs break-all">{missingVariables.join(', ')}</span>
              </p>
              <Button size="dense" onPress={onVariables}>
                {t('enter')}
              </Button>
            </div>
          )}
          <p>
            {t('callback')} <code className="font-mono text-xs break-all">{callbackUrl}</code>
          </p>
        </div>
      )}
    </li>
  )
}
