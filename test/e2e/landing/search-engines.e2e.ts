import { expect, test } from '@playwright/test'

/** What a link says when it is listed alone, without the text around it. */
const emptyWords = new Set(['click here', 'here', 'learn more', 'more', 'read more', 'start'])

test('LH1 the landing page tells a search engine what it is', async ({ page, request }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3,}.{40,}/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  expect(await page.title()).toMatch(/Lectern/)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots.split('\n').filter(Boolean)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^User-agent: \*$/)]),
  )
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('LH2 every link of the landing page says where it leads, and leads somewhere', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page.locator('a').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => ({
      says: (link.innerText || link.ariaLabel || '').trim().toLowerCase(),
      leads: link.getAttribute('href') ?? '',
    })),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ says, leads }) => emptyWords.has(says) || !says || !leads)).toEqual([])
  expect(links.filter(({ leads }) => /^javascript:/i.test(leads))).toEqual([])
})

test('LH3 a shared presentation is for no search engine', async ({ page }) => {
  const answer = await page.goto(`/demo-share/${'A'.repeat(22)}#${'A'.repeat(43)}`)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1)
})
