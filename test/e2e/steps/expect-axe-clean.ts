import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { setColourScheme } from './set-colour-scheme.ts'

const rules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  // Turns on the target-size rule, which axe leaves off by itself.
  'wcag22aa',
  'best-practice',
]

/**
 * No violation in what is on screen now, in light and in dark. Leaves the page in light. An open
 * menu rightly hides the rest of the page, which axe allows only to dialogs: look `within` it.
 */
export async function expectAxeClean(page: Page, within = 'html'): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await setColourScheme(page, scheme)
    const { violations } = await new AxeBuilder({ page }).include(within).withTags(rules).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
    expect(found, `axe in ${scheme}`).toEqual([])
  }
}
