import { fileURLToPath } from 'node:url'

import { type Browser, chromium } from '@playwright/test'

import type { TalkToWrite, WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import { fail, ok } from '#core/result.ts'

import { browserLaunchOptions } from '../scripts/find-browser.mjs'
import type { FilmPage } from './film-page/page.ts'
import { addresses, type SentTalk } from './film-page/sent-talk.ts'
import { withBuiltPage } from './with-built-page.ts'

const root = fileURLToPath(new URL('film-page', import.meta.url))

declare const filmPage: FilmPage

/** Films are painted and encoded by a browser without a window; null where there is none. */
export async function openFilmWriter(): Promise<WriteTalkFile | null> {
  const browser = await chromium.launch(browserLaunchOptions()).catch(() => null)
  if (!browser) return null
  return async (format, input, options = {}) => {
    if (format !== 'mp4' && format !== 'webm') return fail('unsupported')
    try {
      return await film(browser, format, input, options)
    } finally {
      await browser.close()
    }
  }
}

async function film(
  browser: Browser,
  format: 'mp4' | 'webm',
  input: TalkToWrite,
  { onProgress, shape = 'wide' }: NonNullable<Parameters<WriteTalkFile>[2]>,
): ReturnType<WriteTalkFile> {
  const page = await browser.newPage()
  await page.exposeFunction('tellProgress', (share: number) => onProgress?.(share, 'slides'))
  const taken: Buffer[] = []
  const files = { give: listSent(input), take: (bytes: Buffer) => void taken.push(bytes) }
  const losses = await withBuiltPage(
    page,
    root,
    async () => {
      await page.waitForFunction(() => 'filmPage' in globalThis)
      return page.evaluate((asked) => filmPage.write(asked.format, asked.shape), { format, shape })
    },
    files,
  )
  return losses.ok
    ? ok({ bytes: new Uint8Array(Buffer.concat(taken)), losses: losses.value })
    : losses
}

function listSent({ deck, recorded }: TalkToWrite): Map<string, string | Uint8Array> {
  const { times, sampleRate, pieces } = recorded
  const talk: SentTalk = {
    deck,
    times,
    sampleRate,
    pieces: pieces.map(({ start, samples }) => ({ start, length: samples.length })),
  }
  const sound = Buffer.concat(
    pieces.map(({ samples: { buffer, byteOffset, byteLength } }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  )
  return new Map<string, string | Uint8Array>([
    [addresses.talk, JSON.stringify(talk)],
    [addresses.sound, sound],
  ])
}
