// Tabs inside a panel. For switching whole views use SegmentedControl.
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const next = tabs.find((tab) => tab.value === key)
        if (next !== undefined) onChange(next.value)
      }}
    >
      <TabList aria-label={label} className="flex gap-4 border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            id={tab.value}
            className="-mb-px flex h-9 cursor-default items-center border-b-2 border-transparent text-sm font-medium text-ink-2 outline-offset-0 hover:text-ink selected:border-kelp selected:text-ink touch:h-11"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} id={tab.value} className="pt-4 outline-none">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
