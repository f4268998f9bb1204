import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formsDeck, type GalleryDeck, hasTexts, listGalleryDecks } from './gallery-decks.ts'
import { writeDecksPage } from './write-decks-page.ts'

const folder = join(import.meta.dirname, '../../test-results/gallery')

await mkdir(folder, { recursive: true })
if (!hasTexts()) process.stdout.write('The six texts are not here; their decks are left out.\n')
await save('forms.html', 'Every form, in every theme', [formsDeck])
await save('decks.html', 'What users get, in every theme', listGalleryDecks())

async function save(name: string, title: string, decks: readonly GalleryDeck[]): Promise<void> {
  const path = join(folder, name)
  await writeFile(path, await writeDecksPage(title, decks))
  process.stdout.write(`${path}\n`)
}
