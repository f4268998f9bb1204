import { useEffect } from 'react'

import { showToast } from '#ui/notices/show-toast.ts'
import { editorWords } from '#words/editor/editor.ts'

/**
 * Nearly an hour of speech, and far more than a slide can show. Every key lays a paragraph out as a
 * whole: in one of a million characters the page would stand still.
 */
const maxPasted = 50_000

/** Of a text too long for its field, or for any, the beginning is pasted, and the user is told so. */
export function useLongPaste(): void {
  useEffect(() => {
    // Before all who listen, so that none of them works on the whole.
    document.addEventListener('paste', pasteBeginning, { capture: true })
    return () => document.removeEventListener('paste', pasteBeginning, { capture: true })
  }, [])
}

function pasteBeginning(event: ClipboardEvent) {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const field = event.target
  if (!isField(field) || text.length <= findRoom(field)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const beginning = cutText(text, findRoom(field))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', beginning)
  const again = { clipboardData, bubbles: true, cancelable: true }
  // A field that makes something else of lines has its chance; to the others it is words.
  if (field.dispatchEvent(new ClipboardEvent('paste', again))) typeInto(field, beginning)
  showToast(editorWords.pasteCut(beginning.length))
}

type Field = HTMLTextAreaElement | HTMLInputElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** A browser cuts off what is longer than a field says that it may be, and tells nobody. */
function findRoom({ maxLength, value, selectionStart, selectionEnd }: Field): number {
  if (maxLength < 0) return maxPasted
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return Math.max(0, maxLength - value.length + replaced)
}

/** Not between the halves of a character. */
const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

function typeInto(field: Field, text: string) {
  const { selectionStart, selectionEnd, value } = field
  const start = selectionStart ?? value.length
  field.setRangeText(text, start, selectionEnd ?? start, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}
