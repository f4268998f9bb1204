import { expect, type Page } from '@playwright/test'

export const keyModes = ['On this device', 'Only in this tab', 'With a passphrase'] as const
type KeyModeLabel = (typeof keyModes)[number]

export const passphrase = 'four quiet words here'

/** From the dashboard, as a person would. */
export async function openApiConfiguration(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'API Configuration' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Keys of voices are folded until one is there or missed. */
export async function openVoiceKeys(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'API Configuration' })
  if (await dialog.getByLabel('Vapi public key').isHidden())
    await dialog.getByText('Voices of a service').click()
}

type KeysToSave = { gemini: string; vapi?: string; elevenlabs?: string; mode: KeyModeLabel }

/** Fills in the open dialog, saves, and waits until it has closed. */
export async function saveKeys(page: Page, keys: KeysToSave): Promise<void> {
  const { gemini, vapi, elevenlabs, mode } = keys
  const dialog = page.getByRole('dialog', { name: 'API Configuration' })
  await dialog.getByLabel('Gemini API key').fill(gemini)
  if (vapi || elevenlabs) await openVoiceKeys(page)
  if (vapi) await dialog.getByLabel('Vapi public key').fill(vapi)
  if (elevenlabs) await dialog.getByLabel('ElevenLabs API key').fill(elevenlabs)
  await dialog.getByRole('radio', { name: mode }).check()
  if (mode === 'With a passphrase') {
    await dialog.getByLabel('New passphrase').fill(passphrase)
    await dialog.getByLabel('Repeat passphrase').fill(passphrase)
  }
  await dialog.getByRole('button', { name: 'Save Keys' }).click()
  await expect(dialog).toBeHidden()
}
