import type { ReactNode } from 'react'

import type { ExportedTalk } from '#workspace/files/export-talk.ts'

/** What the dialog shows of a kind of file, whatever it takes to write it. */
export type ExportPart = {
  state:
    | { status: 'choosing' }
    /** `left` says how long it will take, where that is worth a word. */
    | { status: 'writing'; stage: string; share: number; left: string | null }
    | { status: 'done'; file: ExportedTalk }
    | { status: 'failed'; title: string; text: string }
  options: ReactNode
  /** In bytes, about; null until it is known. */
  size: number | null
  label: { start: string; options: string; progress: string }
  /** What has to leave this device for it. */
  sends: 'nothing' | 'notes'
  /** Null where it cannot be made here. */
  start: (() => void) | null
  goBack: () => void
}
