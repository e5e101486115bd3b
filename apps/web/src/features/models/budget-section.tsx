import { type SyntheticEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLedger, useSetBudget } from './models-api.ts'

/** What this month took, and the bound that the organization sets itself. */
export function BudgetSection() {
  const t = useTranslations('usage')
  const format = useFormatter()
  const { data } = useLedger(0)
  if (data === undefined) return null
  const credits = (thousandths: number) => format.number(thousandths / 1000, { maximumFractionDigits: 1 })
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-sm font-semibold text-ink-2">{t('month')}</h2>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
        {data.budget === null ? (
          <p className="text-md tabular-nums">{t('credits', { credits: credits(data.usedThisMonth) })}</p>
        ) : (
          <>
            <p className="text-md tabular-nums">
              {t('of', { used: credits(data.usedThisMonth), budget: credits(data.budget) })}
            </p>
            <meter
              aria-label={t('budget')}
              min={0}
              max={data.budget}
              high={data.budget * 0.8}
              value={Math.min(data.usedThisMonth, data.budget)}
              className="h-2 w-full"
            />
          </>
        )}
        {data.unpricedThisMonth > 0 && (
          <p className="text-xs text-ink-3">{t('unpriced', { count: data.unpricedThisMonth })}</p>
        )}
        <BudgetForm key={data.budget} budget={data.budget} />
      </div>
    </section>
  )
}

function BudgetForm({ budget }: { budget: number | null }) {
  const t = useTranslations('usage')
  const errorMessage = useErrorMessage()
  const save = useSetBudget()
  const before = budget === null ? '' : String(budget / 1000)
  const [typed, setTyped] = useState(before)
  const amount = Number(typed.replaceAll(/\s/g, ''))
  const isValid = typed.trim() === '' || (Number.isFinite(amount) && amount >= 1)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isValid || typed === before) return
    const monthly = typed.trim() === '' ? null : Math.round(amount * 1000)
    save.mutate(monthly, { onSuccess: () => showToast(t('saved')) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="budget"
        inputMode="decimal"
        label={t('budget')}
        hint={t('budgetHint')}
        value={typed}
        onChange={setTyped}
        error={isValid ? undefined : t('budgetInvalid')}
        className="max-w-96"
      />
      {save.isError && (
        <Notice tone="danger" announce>
          {errorMessage(save.error)}
        </Notice>
      )}
      <Button type="submit" className="self-start" pending={save.isPending} isDisabled={typed === before || !isValid}>
        {t('save')}
      </Button>
    </form>
  )
}
