// What the builder is told in every run, and what an app is given beside its code: sign-in and variables.
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { InstructionsSection } from '../features/instructions/index.ts'
import { SignInSection } from '../features/sign-in/index.ts'
import { VariablesSection } from '../features/variables/index.ts'

export function BuildSettings({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('builder.view')
  const [environment, setEnvironment] = useState<DeploymentEnvironment>('DEVELOPMENT')
  return (
    <section aria-label={t('settings')} className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-10 px-4 py-6 md:px-8">
        <InstructionsSection projectGroupId={projectGroupId} />
        <SignInSection projectGroupId={projectGroupId} onVariables={() => setEnvironment('PRODUCTION')} />
        <VariablesSection
          projectGroupId={projectGroupId}
          environment={environment}
          onEnvironmentChange={setEnvironment}
        />
      </div>
    </section>
  )
}
