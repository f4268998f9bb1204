import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import styles from './tabs.module.css'

export type Tab<T extends string> = { value: T; label: string; content: ReactNode }

export type TabsProps<T extends string> = {
  /** Names the row of tabs for assistive technology. */
  label: string
  value: T
  tabs: readonly Tab<T>[]
  onChange: (value: T) => void
}

/** Several pages in one place, one of them in sight. On narrow screens the tabs stand in two columns. */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={styles.tabs}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
