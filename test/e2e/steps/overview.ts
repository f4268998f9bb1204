import { expect, type Page } from '@playwright/test'

import { openToolsIfPhone } from './open-phone-tools.ts'
import { seedDeck } from './seed-library.ts'

export const overview = (page: Page) => page.getByRole('navigation', { name: 'Slide Overview' })

export const list = (page: Page) => overview(page).getByRole('listbox')

export const thumbnail = (page: Page, number: number) =>
  overview(page).getByRole('option', { name: new RegExp(`^Slide ${number} of `) })

export const news = (page: Page) => overview(page).getByRole('status')

export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name })

/** The slides by their titles, the selected ones in brackets. */
export const readSlides = async (page: Page): Promise<string> => {
  const all = await overview(page)
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => {
        const title = option.ariaLabel?.replace(/^Slide \d+ of \d+(: )?/, '') ?? ''
        return option.ariaSelected === 'true' ? `[${title}]` : title
      }),
    )
  return all.join(' ')
}

export const expectSlides = (page: Page, slides: string) =>
  expect.poll(() => readSlides(page)).toBe(slides)

export const lettersOf = (letters: string) =>
  Array.from(letters, (letter) => ({
    id: `slide-${letter}`,
    title: letter,
    content: [`${letter} point`, `\t${letter} detail`],
    notes: `Only said: ${letter}`,
  }))

export async function openLetters(page: Page, letters = 'ABCDE', id = 'letters'): Promise<void> {
  await seedDeck(page, id, { title: `Letters ${letters}`, slides: lettersOf(letters) })
  await page.goto(`/deck/${id}`)
  await openToolsIfPhone(page)
  await expect(list(page)).toBeVisible()
}
