import type { WriteDeckFile } from '#codecs/write-result.ts'
import type { Lazy } from '#core/lazy.ts'
import type { Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'
import type { LocalData } from '#ports/storage/local-data.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { RestoreNotes } from '#ports/storage/restore-notes.ts'
import type { SourceReader } from '#ports/source-reader.ts'

import type { Exports } from '#workspace/files/exports.ts'
import type { Generation } from '#workspace/generation/generation.ts'
import type { Imports } from '#workspace/files/imports.ts'
import type { Installation } from './installation.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Library } from '#workspace/library/library.ts'
import type { Models } from '#workspace/generation/models.ts'
import type { DeckTools, OpenedDeck } from '#workspace/deck-tools.ts'
import type { OpenStored } from '#workspace/deck/deck-opener.ts'
import type { Session } from '#workspace/account/session.ts'
import type { Shares } from '#workspace/shares/shares.ts'
import type { TalkFiles } from '#workspace/files/talk-files.ts'
import type { Viewing } from './viewing.ts'

/** Everything a screen can ask for. Made once in `app/services`, handed down by context. */
export type Workspace = Viewing & {
  session: Session
  library: Library
  keys: Keys
  /** Who writes decks and draws pictures, as chosen in the settings. */
  models: Models
  /** The presentation that is being written now, and how the last one went. */
  generation: Generation
  decks: DeckStore
  /** Of a backup that is being restored, or was when the page went away. */
  restoreNotes: Lazy<RestoreNotes>
  localData: LocalData
  /** Loads what editing needs (Yjs among it) and opens a presentation. */
  openDeck(id: string): Promise<Result<OpenedDeck, StoreFailure>>
  /** For one edit of a presentation that no screen shows. */
  openStored: OpenStored
  /** Null before any presentation was opened. */
  currentTools(): DeckTools | null
  /** What the user lets others watch by a link; loaded when it is asked for. */
  shares: Lazy<Shares>
  /** For who looks at a presentation and wants more of it than that. */
  loadDeckTools(): Promise<Result<DeckTools, { code: 'not-loaded' }>>
  /** Writes a deck as a file, away from the screen. */
  writeDeckFile: WriteDeckFile
  /** What a talk needs to leave, loaded when one is to. */
  talkFiles: Lazy<TalkFiles>
  /** The files that are being written. */
  exports: Exports
  /** Reads the text of a document that a deck shall be made from. */
  sourceReader: SourceReader
  /** Files that are to become slides. */
  imports: Imports
  /** Everybody who can speak, loaded when there is something to say. */
  narrators: Lazy<readonly Narrator[]>
  installation: Installation
}
