/** Which slide is being spoken, and what was to be read. */
export type DraftPlace = { deckId: string; slideId: string; said: string }

/**
 * What is being recorded, piece by piece, so that a page that goes away takes nothing with it. One at a
 * time; where it cannot be kept, recording goes on without.
 */
export type RecordingDraft = {
  /** In place of the last one. */
  begin(place: DraftPlace): Promise<void>
  add(piece: Blob): Promise<void>
  /** What was left of a recording that nobody finished. */
  find(): Promise<(DraftPlace & { file: Blob }) | null>
  forget(): Promise<void>
}
