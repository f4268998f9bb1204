import { createServer } from 'node:http'

import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openShareDialog, readLink, shareDialog, sharedDeck } from '../steps/shared-deck.ts'

/** A page of others, on a server of theirs: where it comes from decides what a browser lets it frame. */
async function openBlog(page: Page, body: string): Promise<() => void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(
      `<!doctype html><html lang="en"><title>Blog</title><main><h1>Blog</h1>${body}</main>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The blog has no port')
  await page.goto(`http://127.0.0.1:${address.port}/`)
  return () => server.close()
}

test('LK13 a talk is watched in a page of others, which get a player and nothing else', async ({
  page,
  browser,
}) => {
  await openShareDialog(page)
  await readLink(page)
  await shareDialog(page).getByRole('button', { name: 'Copy embed code' }).click()
  await expect(shareDialog(page).getByText(/^Embed code copied/)).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(
    /^<iframe src="[^"]+\/demo-share\/[\w-]{22}\?embed#[\w-]+" title="Presentation"/,
  )

  const visitor = await (await browser.newContext()).newPage()
  const plain = code.replace('?embed#', '#').replace('<iframe', '<iframe id="plain"')
  const closeBlog = await openBlog(visitor, code + plain)
  const talk = visitor.frameLocator('iframe[src*="?embed#"]')
  await expect(talk.getByRole('heading', { level: 1, name: sharedDeck.title })).toBeAttached()
  await expect(talk.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(talk.getByRole('button', { name: 'Play' }).first()).toBeVisible()
  for (const name of ['Export', 'Save a copy to my library'])
    await expect(talk.getByRole('button', { name })).toHaveCount(0)
  await expect(talk.getByRole('link')).toHaveCount(0)
  await talk.getByRole('button', { name: 'Next slide' }).click()
  await expect(talk.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await visitor.keyboard.press('ControlOrMeta+k')
  await expect(talk.getByRole('dialog')).toHaveCount(0)
  await expectAxeClean(visitor)
  // Without the mark the browser refuses.
  const refused = visitor.frameLocator('#plain')
  await expect(refused.getByRole('heading', { level: 2 })).toHaveCount(0)
  await visitor.context().close()
  closeBlog()
})
