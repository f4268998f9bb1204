import type { Page } from '@playwright/test'

/** At the width of a phone all but the slide, its talk and its notes is behind one button. */
export const openPhoneTools = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More actions' }).click()

/** For what is done at any width: the tools are in sight then. */
export async function openToolsIfPhone(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= 768) await openPhoneTools(page)
}
