// System, light or dark: as three segments on a page, or as one button that turns over in a bar.
import { Monitor, Moon, Sun } from 'lucide-react'

import { IconButton } from './icon-button.tsx'
import { SegmentedControl } from './segmented-control.tsx'

export type ThemeChoice = 'system' | 'light' | 'dark'

export function ThemeSegments(props: {
  label: string
  names: Readonly<Record<ThemeChoice, string>>
  value: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}) {
  const { label, names, value, onChange } = props
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'system', label: names.system, icon: Monitor },
        { value: 'light', label: names.light, icon: Sun },
        { value: 'dark', label: names.dark, icon: Moon },
      ]}
    />
  )
}

/** @param label what a press does, for example "Use the dark theme" */
export function ThemeToggle(props: { isDark: boolean; label: string; onChange: (theme: ThemeChoice) => void }) {
  const { isDark, label, onChange } = props
  return <IconButton icon={isDark ? Sun : Moon} label={label} onPress={() => onChange(isDark ? 'light' : 'dark')} />
}
