import { expect, test } from 'vitest'

import type { ChangeChannel } from './change-channel.ts'

/** Every change channel obeys these rules. `open` answers one more tab of the same browser. */
export function changeChannelContract(open: () => ChangeChannel): void {
  test('a message reaches every other tab, never its sender', async () => {
    const tabs = [open(), open(), open()]
    const heard: number[] = []
    const all = new Promise<void>((resolve) => {
      for (const [index, tab] of tabs.entries())
        tab.onMessage(() => {
          heard.push(index)
          if (heard.length === 4) resolve()
        })
    })
    tabs[0]?.post()
    tabs[1]?.post()
    await all
    expect(heard.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 2])
    for (const tab of tabs) tab.close()
  })
}
