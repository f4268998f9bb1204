import { describe, expect, it } from 'vitest'

import type { OpenUnsavedChanges } from './unsaved-changes.ts'

export function describeUnsavedChanges(name: string, create: () => OpenUnsavedChanges): void {
  describe(`unsaved changes, ${name}`, () => {
    const bytes = (...values: number[]) => new Uint8Array(values)

    it('what one tab keeps the next one takes', () => {
      const open = create()
      open('deck').keep(bytes(0, 1, 127, 128, 255))
      expect(open('deck').take()).toEqual([bytes(0, 1, 127, 128, 255)])
    })

    it('a tab keeps only the last, and does not take its own', () => {
      const open = create()
      const tab = open('deck')
      tab.keep(bytes(1))
      tab.keep(bytes(2))
      expect(tab.take()).toEqual([])
      expect(open('deck').take()).toEqual([bytes(2)])
    })

    it('tabs do not overwrite each other, and decks are kept apart', () => {
      const open = create()
      open('deck').keep(bytes(1))
      open('deck').keep(bytes(2))
      open('deck:other').keep(bytes(3))
      expect(
        open('deck')
          .take()
          .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
      ).toEqual([bytes(1), bytes(2)])
    })

    it('forgetting drops what this tab kept and took, and leaves what it has not seen', () => {
      const open = create()
      open('deck').keep(bytes(1))
      const tab = open('deck')
      tab.take()
      tab.keep(bytes(2))
      open('deck').keep(bytes(3))
      tab.forget()
      expect(open('deck').take()).toEqual([bytes(3)])
    })
  })
}
