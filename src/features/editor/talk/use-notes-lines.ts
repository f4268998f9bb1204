import { useState } from 'react'

import { useWorkspace } from '../../workspace-context.ts'

const preference = 'editor-notes-lines'

export const fewestLines = 3
export const mostLines = 24

/** How many lines of the notes are in sight at least, as it was left. */
export function useNotesLines(): [number, (lines: number) => void] {
  const { preferences } = useWorkspace()
  const [lines, setLines] = useState(() => readLines(preferences.read(preference)))
  const keep = (wanted: number) => {
    setLines(wanted)
    preferences.write(preference, String(wanted))
  }
  return [lines, keep]
}

function readLines(stored: string | null): number {
  const lines = Number(stored ?? fewestLines)
  const isPossible = Number.isInteger(lines) && lines >= fewestLines && lines <= mostLines
  return isPossible ? lines : fewestLines
}
