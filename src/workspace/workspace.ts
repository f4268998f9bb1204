import type { WriteDeckFile } from '#codecs/write-result.ts'
import type { Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'
import type { LocalData } from '#ports/local-data.ts'
import type { Narrator } from '#ports/narrator.ts'
import type { PictureFailure, PictureIntake } from '#ports/picture-intake.ts'
import type { PictureSearch } from '#ports/picture-search.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { OpenShowChannel } from '#ports/show-channel.ts'
import type { ExactSlideFonts } from '#ports/slide-fonts.ts'
import type { SourceReader } from '#ports/source-reader.ts'

import type { AppearanceChoice } from './appearance.ts'
import type { Exports } from '#workspace/files/exports.ts'
import type { FetchedShare, FetchFailure, ShareSource } from '#workspace/shares/fetch-share.ts'
import type { Generation } from '#workspace/generation/generation.ts'
import type { ImportDoor } from '#workspace/files/import-door.ts'
import type { Installation } from './installation.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Library } from '#workspace/library/library.ts'
import type { Models } from '#workspace/generation/models.ts'
import type { NarrationChoice } from '#workspace/talk/narration-settings.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Overlays } from './overlays.ts'
import type { Presenter } from '#workspace/talk/presenter.ts'
import type { RemotePictures } from '#workspace/pictures/remote-pictures.ts'
import type { Session } from '#workspace/account/session.ts'
import type { Shares } from '#workspace/shares/shares.ts'
import type { Show } from '#workspace/talk/show.ts'
import type { SlideImages } from '#workspace/generation/slide-images.ts'
import type { Updates } from './updates.ts'
import type { VoiceOffers } from '#workspace/talk/voice-offers.ts'
import type { VoicePreview } from '#workspace/talk/voice-preview.ts'

/** Everything a screen can ask for. Made once in `app/services`, handed down by context. */
export type Workspace = {
  session: Session
  library: Library
  keys: Keys
  /** Who writes decks and draws pictures, as chosen in the settings. */
  models: Models
  /** The presentation that is being written now, and how the last one went. */
  generation: Generation
  overlays: Overlays
  /** The show in this window, from `overlays.show('show')` to its end. */
  show: Show
  /** Where a presenter window finds the show of a deck. */
  openShowChannel: OpenShowChannel
  appearance: AppearanceChoice
  preferences: Preferences
  decks: DeckStore
  localData: LocalData
  clock: Clock
  /** Loads what editing needs (Yjs among it) and opens a presentation. */
  openDeck(id: string): Promise<Result<OpenDeck, StoreFailure>>
  /** The presentation open now, so that a crash screen can still save it to a file. */
  currentDeck(): OpenDeck | null
  /** What the user lets others watch by a link; loaded when it is asked for. */
  loadShares(): Promise<Shares>
  /** What a link leads to, or a file holds. What is opened of it lies open like a deck of one's own, to be looked at. */
  fetchShare(source: ShareSource): Promise<Result<FetchedShare, FetchFailure>>
  slideFonts: ExactSlideFonts
  /** Writes a deck as a file, away from the screen. */
  writeDeckFile: WriteDeckFile
  /** The files that are being written. */
  exports: Exports
  /** Reads the text of a document that a deck shall be made from. */
  sourceReader: SourceReader
  /** Files that are to become slides. */
  imports: ImportDoor
  /** Makes files into pictures; for those that may yet be thought better of. */
  pictures: PictureIntake
  pictureSearch: PictureSearch
  /** Keeps a chosen, dropped or pasted picture with the deck and answers its `asset:` address. */
  takePicture(openDeck: OpenDeck, file: Blob): Promise<Result<string, PictureFailure>>
  remotePictures: RemotePictures
  /** Makes pictures for slides, with a model or as artwork. */
  slideImages: SlideImages
  /** Everybody who can speak, loaded when there is something to say. */
  loadNarrators(): Promise<readonly Narrator[]>
  /** Has the open deck present itself, aloud. */
  presenter: Presenter
  /** Who could speak. */
  voiceOffers: VoiceOffers
  voicePreview: VoicePreview
  /** Speed, pauses, volume and voices, as the user likes them. */
  narrationChoice: NarrationChoice
  /** Newer versions of the app itself. */
  updates: Updates
  installation: Installation
}
