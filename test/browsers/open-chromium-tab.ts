import type { Page } from '@playwright/test'

import { keys, type Place, type Tab } from './tab.ts'

const keyNames = new Map<string, string>([
  [keys.backspace, 'Backspace'],
  [keys.tab, 'Tab'],
  [keys.enter, 'Enter'],
  [keys.control, 'Control'],
  [keys.escape, 'Escape'],
  [keys.end, 'End'],
  [keys.home, 'Home'],
  [keys.right, 'ArrowRight'],
])

const nameKey = (key: string): string => keyNames.get(key) ?? key

/** Chromium, to be led through the same steps as the others: what it paints is what they should. */
export function openChromiumTab(first: Page): Tab {
  let page = first
  const listPages = () => page.context().pages()
  return {
    name: 'Chromium',
    goto: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack()),
    run: (work, ...args) => page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (x, y) => page.mouse.click(x, y),
    async swipe(from, to) {
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', from)
      await touch('touchMove', to)
      await touch('touchEnd')
      await session.detach()
    },
    async type(text) {
      for (const key of text) await page.keyboard.press(nameKey(key))
    },
    chord: (held, key) => page.keyboard.press(`${nameKey(held)}+${nameKey(key)}`),
    photograph: () => page.screenshot(),
    listWindows: async () => listPages().map((_, index) => String(index)),
    async enterWindow(id) {
      page = listPages()[Number(id)] ?? page
    },
  }
}
