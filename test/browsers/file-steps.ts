import { expect } from '@playwright/test'

import { expectNoDialog, press } from './steps.ts'
import type { Tab } from './tab.ts'

export type ExportFormat = 'PPTX' | 'PDF' | 'HTML' | 'JSON' | 'PNG' | 'JPEG' | 'Markdown' | 'Text'

/** What the app hands to the browser to be saved, as it would be in the file. */
export const keepDownloads = (tab: Tab): Promise<void> =>
  tab.run(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob | MediaSource) => {
      Object.assign(window, { downloaded: blob })
      return create(blob)
    }
  })

/** The last file that was handed over, which is then forgotten. */
export async function takeDownload(tab: Tab): Promise<Buffer> {
  const read = () =>
    tab.run(async () => {
      const { downloaded } = window as { downloaded?: Blob | null }
      if (!downloaded) return ''
      const bytes = new Uint8Array(await downloaded.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    })
  await expect.poll(async () => (await read()).length, 'a file').toBeGreaterThan(0)
  const bytes = Buffer.from(await read(), 'base64')
  await tab.run(() => void Object.assign(window, { downloaded: null }))
  return bytes
}

/** Of the presentation that is open; what the dialog says of it in the end is there, too. */
export async function exportAs(
  tab: Tab,
  format: ExportFormat,
): Promise<{ bytes: Buffer; told: string }> {
  await press(tab, 'button', 'Export')
  await press(tab, 'menuitem', 'More formats…')
  await press(tab, 'radio', format)
  await press(tab, 'button', `Export ${format}`)
  const bytes = await takeDownload(tab)
  const told = await tab.run(
    () => document.querySelector<HTMLElement>('[role=dialog]')?.innerText ?? '',
  )
  await press(tab, 'button', 'Done')
  // A dialog that is still going gives the focus back when it is gone, which closes a menu.
  await expectNoDialog(tab)
  return { bytes, told }
}

type ChosenFile = { name: string; bytes: Uint8Array; type?: string }

/** As if it had been picked in the window of the system, which no driver reaches. */
export async function chooseFile(
  tab: Tab,
  { name, bytes, type = '' }: ChosenFile,
  within = '[role=dialog]',
): Promise<void> {
  const choose = () =>
    tab.run(
      (place, text, fileName, mediaType) => {
        const input = document.querySelector<HTMLInputElement>(`${place} input[type=file]`)
        if (!input) return false
        const content = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
        const chosen = new DataTransfer()
        chosen.items.add(new File([content], fileName, { type: mediaType }))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
        return true
      },
      within,
      Buffer.from(bytes).toString('base64'),
      name,
      type,
    )
  await expect.poll(choose, `a field that takes ${name}`).toBe(true)
}
