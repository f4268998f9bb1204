import type { Page } from '@playwright/test'

/** Keeps every file of sound that the page plays in sight. */
export async function listenToSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLMediaElement[] = []
    Object.assign(globalThis, { played: sounds })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      sounds.push(this)
      return play.call(this)
    }
  })
}

declare const played: readonly HTMLMediaElement[]

/** Of the last that was played. */
export const readSound = (page: Page): Promise<{ seconds: number; isPlaying: boolean }> =>
  page.evaluate(() => {
    const sound = played.at(-1)
    return { seconds: sound?.currentTime ?? 0, isPlaying: sound !== undefined && !sound.paused }
  })
