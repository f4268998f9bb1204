import { partKey } from './text-caret.ts'
import type { TypedPart } from './typed-part.ts'

let wanted: string | null = null

/** The fields over the slide may not be there yet: the one that is meant gets the focus once it is. */
export const askForField = (part: TypedPart): void => {
  wanted = partKey(part)
}

export function giveFocus(layer: HTMLElement | null): void {
  if (wanted === null || !layer) return
  const field = layer.querySelector<HTMLTextAreaElement>(`textarea[data-part="${wanted}"]`)
  if (!field) return
  wanted = null
  field.focus()
  field.select()
}
