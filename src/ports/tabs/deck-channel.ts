import type { DocumentBytes } from '../storage/document.ts'

export type DeckMessage =
  /** Says what this tab has and asks for the rest; `answers` another hello, so that two tabs do not greet forever. */
  | { kind: 'hello'; vector: DocumentBytes; assets: readonly string[]; answers: boolean }
  | { kind: 'change'; change: DocumentBytes }
  /** Pictures that must outlive every save, since one tab may still show them again. */
  | { kind: 'assets'; assets: readonly string[] }

/** Connects the tabs that have one deck open. A message reaches every other tab, never its sender. */
export type DeckChannel = {
  post(message: DeckMessage): void
  onMessage(listen: (message: DeckMessage) => void): void
  close(): void
}

export type OpenDeckChannel = (deckId: string) => DeckChannel
