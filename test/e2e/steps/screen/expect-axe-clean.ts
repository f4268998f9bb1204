import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

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
  // Half a megabyte, and many tests look several times at the same page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await setColourScheme(page, 'dark')
  // The two schemes differ in nothing but their colours.
  expect(await findViolations(page, within, ['color-contrast']), 'axe in dark').toEqual([])
  await setColourScheme(page, 'light')
  expect(await findViolations(page, within, rules), 'axe in light').toEqual([])
}

async function findViolations(page: Page, within: string, runOnly: string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([selector, only]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    [within, runOnly] as const,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
