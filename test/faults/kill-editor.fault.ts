import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { choose, createProfile, launch, prepareKill, tell } from './browser.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const kills = choose(3, 20)
const random = createRandomNumbers(Date.now())
const profile = createProfile()
test.afterAll(() => profile.remove())

const notes = (page: Page) => page.getByRole('textbox', { name: 'Speaker Notes' })

test(`${kills} kills while typing in the editor: everything that was shown as Saved is there`, async () => {
  test.setTimeout(300_000 + kills * 45_000)
  let { context, page } = await start()
  await page.goto(address('/auth'))
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.waitForURL('**/deck/**')
  const deck = page.url()

  let saves = 0
  for (let kill = 0; kill < kills; kill++) {
    await notes(page).fill('')
    const saved = await typeAndKill(context, page)
    saves += saved.length
    ;({ context, page } = await start())
    await page.goto(deck)
    await expect(notes(page)).toBeVisible()
    const found = await notes(page).inputValue()
    expect(found.startsWith((saved.at(-1) ?? '').trimEnd())).toBe(true)
  }
  await context.close()
  tell(`kill in the editor: ${kills} kills, ${saves} times shown as Saved, 0 of them lost`)
  expect(saves).toBeGreaterThan(0)
})

async function start(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await launch(profile.path)
  return { context, page: await context.newPage() }
}

function address(path: string): string {
  const url = process.env['LECTERN_URL']
  if (!url) throw new Error('The app is not served')
  return new URL(path, url).href
}

/** Answers the notes as they were each time the editor said Saved. */
async function typeAndKill(context: BrowserContext, page: Page): Promise<string[]> {
  const saved: string[] = []
  await page.exposeFunction('tellSaved', (text: string) => saved.push(text))
  await notes(page).evaluate((field) => {
    const header = document.querySelector('header')
    let before = ''
    const look = () => {
      const isSaved = header?.textContent.includes('Saved') ?? false
      const text = (field as HTMLTextAreaElement).value
      if (isSaved && text !== before) {
        before = text
        ;(window as unknown as { tellSaved: (text: string) => void }).tellSaved(text)
      }
    }
    if (header)
      new MutationObserver(look).observe(header, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const kill = await prepareKill(context)
  const end = Date.now() + 1_000 + random.below(3_000)
  for (let word = 0; Date.now() < end; word++) {
    await page.keyboard.type(`word-${word} `, { delay: 15 })
    // Breath between sentences: a save waits for a pause, and then the editor says so.
    if (word % 4 === 3) await page.waitForTimeout(200 + random.below(500))
  }
  kill()
  // It says that the browser has gone.
  await context.close().catch(() => {})
  return saved
}
