// Which sentence says a step of a kept walk.
import type { CheckStep } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

export function useStepWords(): (step: CheckStep) => string {
  const t = useTranslations('checks.step')
  return (step) => {
    switch (step.do) {
      case 'goTo':
        return t('goTo', { path: step.path })
      case 'fill':
        return t('fill', { value: step.value, label: step.label })
      case 'press':
        return step.near === undefined
          ? t('press', { name: step.name })
          : t('pressNear', { name: step.name, near: step.near })
      case 'reload':
        return t('reload')
      case 'as':
        return t(step.person === 'first' ? 'asFirst' : 'asSecond')
      case 'expectText':
        return t(step.isAbsent === true ? 'expectNoText' : 'expectText', { text: step.text })
      case 'expectPath':
        return t('expectPath', { path: step.path })
      case 'expectRows': {
        const { table, count } = step
        const values = Object.entries(step.values).map(([column, value]) => t('rowValue', { column, value }))
        return values.length === 0
          ? t('expectAnyRows', { count, table })
          : t('expectRows', { count, table, values: values.join(', ') })
      }
      case 'expectCount': {
        const { count, role, near } = step
        return near === undefined ? t('expectCount', { count, role }) : t('expectCountNear', { count, role, near })
      }
    }
  }
}
