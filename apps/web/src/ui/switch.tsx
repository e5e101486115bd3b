import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'

/** On or off, at once. */
export function Switch({ label, ...rest }: Omit<AriaSwitchProps, 'children' | 'className'> & { label: string }) {
  return (
    <AriaSwitch {...rest} className="group inline-flex min-h-8 items-center gap-2.5 text-sm touch:min-h-11">
      <span className="flex h-5 w-9 items-center rounded-full border border-line-input bg-sunken p-0.5 transition-colors group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-kelp group-selected:border-kelp group-selected:bg-kelp">
        <span className="size-3.5 rounded-full bg-ink-3 transition-[translate] group-selected:translate-x-4 group-selected:bg-surface forced-colors:bg-[ButtonText]" />
      </span>
      {label}
    </AriaSwitch>
  )
}
