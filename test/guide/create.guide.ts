import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { chooseOwnEndpoint } from '../e2e/steps/choose-own-endpoint.ts'
import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { testWithServer as test } from '../e2e/steps/test-with-server.ts'
import { drawPng } from '../fixtures/files/draw-png.ts'
import { createSampleReply } from '../fixtures/sample-reply.ts'
import { writePptx } from '../fixtures/files/write-pptx.ts'
import { openSample } from './fill-library.ts'
import { takePicture } from './take-picture.ts'

const article = () =>
  readFile(join(import.meta.dirname, '../fixtures/articles/lighthouses.md'), 'utf8')

test('three ways to begin', async ({ page }) => {
  await continueAsGuest(page)
  await page.goto('/create')
  await page.getByRole('radio', { name: /^AI Generated/ }).check()
  await takePicture(page, 'create-method')
  await page.goto('/create?method=template')
  await page.getByRole('radio', { name: /^Educational Course/ }).check()
  await takePicture(page, 'create-template')
})

test('a talk is written from a topic, slide after slide', async ({ page, server }) => {
  await continueAsGuest(page)
  await chooseOwnEndpoint(page, server.openAiUrl)
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('How a voice is made')
  await page.getByLabel('Audience').fill('A school class')
  await page.getByLabel('Tone').selectOption('Playful')
  await page.getByRole('radio', { name: 'Ocean' }).check()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await takePicture(page, 'create-ai')
  server.play({ kind: 'answer', text: createSampleReply().text, tokensPerSecond: 90 })
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const arrived = page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem')
  await expect(arrived).toHaveCount(3)
  await takePicture(page, 'generating')
})

test('without a key a text of one’s own becomes a talk', async ({ page }) => {
  await continueAsGuest(page)
  await page.goto('/create?method=ai')
  await page.getByLabel('Your own text').fill(await article())
  await page.getByLabel('Your own text').evaluate((field) => {
    field.scrollTop = 0
    field.scrollIntoView({ block: 'end' })
    scrollBy(0, 48)
  })
  const compose = page.getByRole('button', { name: /^Make slides from my text/ })
  await takePicture(page, 'own-text')
  await compose.click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  await takePicture(page, 'own-text-deck')
})

test('an imported file is seen before anything changes', async ({ page }) => {
  await continueAsGuest(page)
  await openSample(page)
  const tools = page.getByRole('toolbar', { name: 'Slide tools' })
  await tools.getByRole('button', { name: 'Import PPTX', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import PowerPoint' })
  await dialog.getByLabel('Choose a PowerPoint file').setInputFiles({
    name: 'Harbour pilots.pptx',
    mimeType: '',
    buffer: Buffer.from(
      writePptx([
        {
          title: 'Harbour pilots',
          bullets: ['They know the channel', 'And the tide of the day'],
          notes: 'A pilot climbs aboard where the sea ends and the harbour begins.',
          picture: drawPng(320, 200),
        },
        {
          title: 'A ladder in the swell',
          bullets: ['Nine metres of rope', 'No second try'],
          notes: 'The most dangerous part of the work is the first minute.',
          animated: true,
        },
      ]),
    ),
  })
  await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeVisible()
  await takePicture(page, 'import-powerpoint')
})
