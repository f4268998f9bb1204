import type { Browser, Page } from '@playwright/test'

import type { WebpFrame } from './write-animated-webp.ts'

/** A picture of the page, and when it was painted, in seconds. */
type Shot = { at: number; jpeg: string }

export type Size = { width: number; height: number }

/** Every change on the page is kept from now on, until it is stopped. */
export async function startRecording(page: Page, { width, height }: Size) {
  const devTools = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: metadata.timestamp ?? 0, jpeg: data })
    void devTools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devTools.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 95,
    maxWidth: width,
    maxHeight: height,
  })
  return async function stopRecording(): Promise<Shot[]> {
    await devTools.send('Page.stopScreencast')
    await devTools.detach()
    return shots.toSorted((one, other) => one.at - other.at)
  }
}

/** More often nobody sees it, and each costs bytes. */
const minSeconds = 0.1
const lastSeconds = 0.6
/** What a busy machine takes longer for is nothing to watch. */
const maxSeconds = 0.8

/** What changes from shot to shot, encoded by a browser. Each scene is a run of shots. */
export async function encodeScenes(
  browser: Browser,
  size: Size,
  scenes: readonly (readonly Shot[])[],
): Promise<WebpFrame[]> {
  const page = await browser.newPage()
  await page.evaluate(prepareEncoder, size)
  const frames: WebpFrame[] = []
  for (const scene of scenes) {
    const kept = thinOut(scene)
    for (const [index, { at, jpeg }] of kept.entries()) {
      const seconds = (kept[index + 1]?.at ?? at + lastSeconds) - at
      const durationMs = Math.round(Math.min(seconds, maxSeconds) * 1000)
      const encoded = await page.evaluate((data) => globalThis.encodeShot(data), jpeg)
      const before = frames.at(-1)
      if (encoded)
        frames.push({ ...encoded, durationMs, webp: Buffer.from(encoded.webp, 'base64') })
      else if (before) before.durationMs += durationMs
    }
  }
  await page.close()
  return frames
}

/** One in each moment, and the last of every motion. */
function thinOut(scene: readonly Shot[]): Shot[] {
  let keptAt = -Infinity
  return scene.filter(({ at }, index) => {
    const isLast = (scene[index + 1]?.at ?? Infinity) - at >= minSeconds
    const isKept = isLast || at - keptAt >= minSeconds
    if (isKept) keptAt = at
    return isKept
  })
}

type EncodedShot = Omit<WebpFrame, 'webp' | 'durationMs'> & { webp: string }

declare global {
  /** In the page of the encoder: what differs from the shot before, if anything does. */
  function encodeShot(jpeg: string): Promise<EncodedShot | null>
}

/** Runs in the page. */
function prepareEncoder({ width, height }: Size): void {
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!paint) throw new Error('There is nothing to paint on')
  let before: Uint8ClampedArray | null = null
  const tolerance = 6

  function findChange(pixels: Uint8ClampedArray) {
    if (!before) return { left: 0, top: 0, right: width, bottom: height }
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let at = 0; at < pixels.length; at++) {
      if (Math.abs((pixels[at] ?? 0) - (before[at] ?? 0)) <= tolerance) continue
      const place = at >> 2
      const [x, y] = [place % width, Math.floor(place / width)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
    return { left: left & ~1, top: top & ~1, right, bottom }
  }

  globalThis.encodeShot = async (jpeg) => {
    const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    paint.drawImage(picture, 0, 0, width, height)
    const { data } = paint.getImageData(0, 0, width, height)
    const { left, top, right, bottom } = findChange(data)
    before = data
    if (right <= left) return null
    const part = new OffscreenCanvas(right - left, bottom - top)
    part.getContext('2d', { alpha: false })?.drawImage(canvas, -left, -top)
    const file = await part.convertToBlob({ type: 'image/webp', quality: 0.82 })
    const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
      String.fromCodePoint(byte),
    )
    return {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      webp: btoa(letters.join('')),
    }
  }
}
