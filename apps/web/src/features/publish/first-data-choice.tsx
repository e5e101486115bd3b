import { firstDataSchema, type FirstData } from '@joinery/contract/publish'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslations } from 'use-intl'

export interface FirstDataChoiceProps {
  value: FirstData
  onChange: (value: FirstData) => void
}

/** Only the first publish asks: which rows the published app starts with. */
export function FirstDataChoice({ value, onChange }: FirstDataChoiceProps) {
  const t = useTranslations('publish.firstData')
  return (
    <RadioGroup
      name="firstData"
      value={value}
      onChange={(next) => onChange(firstDataSchema.parse(next))}
      className="flex flex-col gap-2"
    >
      <Label className="text-sm font-medium">{t('label')}</Label>
      {firstDataSchema.options.map((option) => (
        <Radio
          key={option}
          value={option}
          className="group flex cursor-default items-start gap-2.5 rounded-control border border-line p-2.5 selected:border-kelp selected:bg-kelp-soft"
        >
          <span
            aria-hidden
            className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-line-input group-selected:border-kelp"
          >
            <span className="size-2 rounded-full bg-kelp opacity-0 group-selected:opacity-100" />
          </span>
          <span className="text-sm">
            {t(`option.${option}`)}
            <span className="block text-xs text-ink-2">{t(`explain.${option}`)}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
