import { test } from '@playwright/test'
import { createProfile, launch, openPage, tell } from './browser.ts'
import { createDeckOfMarks } from './page/deck-of-marks.ts'
test('q', async () => {
  const profile = createProfile()
  const context = await launch(profile.path)
  const page = await openPage(context)
  const dev = await context.newCDPSession(page)
  const est = () => page.evaluate(async () => JSON.stringify(await navigator.storage.estimate()))
  await page.evaluate((deck) => window.faults.create('deck', deck), createDeckOfMarks())
  await page.evaluate(() => window.faults.open('deck'))
  tell(await est())
  const origin = new URL(page.url()).origin
  for (const quotaSize of [1_000_000, 300_000, 100_000]) {
    await dev.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
    tell(`${quotaSize} ` + (await est()))
    for (let n = 0; n < 4; n++) {
      await page.evaluate(() => window.faults.showPicture(600_000, 0))
      const r = await page.evaluate(() => window.faults.flush())
      tell(JSON.stringify(r) + (await est()))
    }
  }
  await context.close()
  profile.remove()
})
