import { fileNameFor } from '#core/deck/file-name.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'

declare global {
  // Not in TypeScript's DOM library: only Chromium has it.
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle>
  }
}

type Wanted = { ending: string; type: string; source: DeckSource | null }

/**
 * Where a file is to go: null when somebody thought better of it, undefined where the browser cannot
 * ask; then it becomes a download.
 */
export async function chooseFile({
  ending,
  type,
  source,
}: Wanted): Promise<FileSystemFileHandle | null | undefined> {
  if (!window.showSaveFilePicker) return undefined
  const deck = await source?.loadDeck()
  const suggestedName = fileNameFor(deck?.ok ? deck.value.title : '', ending)
  try {
    const types = [{ accept: { [type]: [`.${ending}`] } }]
    return await window.showSaveFilePicker({ suggestedName, types })
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : undefined
  }
}
