import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { german } from '#words/de/german.ts'
import { english, speak } from '#words/language.ts'

import { takeOut } from './find-forgotten-words.ts'
import { listShownTexts } from './list-shown-texts.ts'
import { listTexts } from './list-texts.ts'

/**
 * From the next page on the app speaks German, as if it had been chosen. So do words in this test,
 * until `speakEnglish`: controls are found by what they are called then.
 */
export async function speakGerman(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await german.loadArticles?.()
  speak(german)
}

const folder = join(import.meta.dirname, '../../../../src/words')

/** Every label and sentence that stands in words files, in the language in force. */
async function listAllTexts(): Promise<Set<string>> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /^[^.]+\.ts$/.test(name) && !/^de\b/.test(name),
  )
  const files: unknown[] = await Promise.all(names.map((name) => import(join(folder, name))))
  return new Set(files.flatMap((file) => listTexts({ ...(file as object) })))
}

let labels: Promise<Set<string>> | null = null

/** What English calls by words that German does not have. */
async function listEnglishLabels(): Promise<Set<string>> {
  speak(english)
  const said = await listAllTexts()
  speak(german)
  for (const text of await listAllTexts()) said.delete(text)
  return said
}

/** In nearly every English sentence, and in no German one. */
const littleWords =
  /\b(?:the|and|of|to|is|are|your|you|with|this|that|it|its|from|by|or|has|have|slides?|notes?)\b/iu

/** What is seen or read out in English although German is spoken. `known` is content, or a name. */
export async function findEnglish(page: Page, known: readonly string[]): Promise<string[]> {
  const inEnglish = await (labels ??= listEnglishLabels())
  const texts = await listShownTexts(page)
  return texts
    .map((text) => takeOut(text, known).trim())
    .filter((rest) => inEnglish.has(rest) || littleWords.test(rest))
}
