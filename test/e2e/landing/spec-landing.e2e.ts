import { expect, test } from '@playwright/test'

// What the specification says of the landing page and landing.e2e.ts does not look at.

test('the four stats say what they count', async ({ page }) => {
  await page.goto('/')
  const stats = page.getByRole('figure').filter({ hasText: 'Lectern in figures' })
  await expect(stats.getByRole('term')).toHaveText([
    'presentations',
    'satisfaction',
    'average creation time',
    'AI support',
  ])
  await expect(stats.getByRole('definition')).toHaveText(['50K+', '99%', '5 min', '24/7'])
})

test('the plans list what they hold, and what is not built yet is marked Planned', async ({
  page,
}) => {
  await page.goto('/')
  const plans = page.locator('#pricing').getByRole('article')
  for (const plan of await plans.all()) {
    await expect(plan.getByRole('heading', { level: 3 })).toHaveText(/\w/)
    await expect(plan.getByRole('listitem')).not.toHaveCount(0)
  }
  const planned = plans.nth(2).getByRole('list', { name: 'Planned' })
  for (const feature of ['Single sign-on (SSO)', 'Custom branding', 'Analytics'])
    await expect(planned.getByRole('listitem').filter({ hasText: feature })).toBeVisible()
})
