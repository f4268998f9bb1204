import { useEffect, useEffectEvent } from 'react'

import { listPastedFiles } from '#ui/fields/list-pasted-files.ts'

/** Pasted anywhere while the dialog is open. */
export function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = listPastedFiles(event)
      if (!file) return
      event.preventDefault()
      // The deck behind the dialog takes pasted pictures too.
      event.stopImmediatePropagation()
      take(file)
    }
    addEventListener('paste', onPaste, { capture: true })
    return () => removeEventListener('paste', onPaste, { capture: true })
  }, [])
}
