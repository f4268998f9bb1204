import * as Y from 'yjs'

import { diffList } from '#core/rebase/diff-list.ts'
import { diffText } from '#core/rebase/diff-text.ts'

export const readText = (value: unknown): string => (value instanceof Y.Text ? value.toJSON() : '')

export function readTextList(value: unknown): string[] {
  return value instanceof Y.Array ? value.map(readText) : []
}

export function writeText(text: Y.Text, after: string): void {
  const before = text.toJSON()
  // Something that is no character (written by a newer version) would put every index out.
  const isPlain = before.length === text.length
  const change = diffText(isPlain ? before : '', after)
  if (!isPlain) text.delete(0, text.length)
  if (!change) return
  text.delete(change.at, change.remove)
  text.insert(change.at, change.insert)
}

/** An item that is still there keeps its text, so that what another tab types into it survives. */
export function writeTextList(list: Y.Array<unknown>, after: readonly string[]): void {
  for (const { at, remove, insert } of diffList(readTextList(list), after)) {
    const shared = Math.min(remove, insert.length)
    for (let index = 0; index < shared; index++) {
      const text = list.get(at + index)
      const item = insert[index] ?? ''
      if (text instanceof Y.Text) writeText(text, item)
      else replaceItem(list, at + index, item)
    }
    if (remove > shared) list.delete(at + shared, remove - shared)
    if (insert.length > shared) list.insert(at + shared, insert.slice(shared).map(createText))
  }
}

function replaceItem(list: Y.Array<unknown>, at: number, item: string): void {
  list.delete(at, 1)
  list.insert(at, [createText(item)])
}

const createText = (text: string): Y.Text => new Y.Text(text)
