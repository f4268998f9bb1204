import type { CopiedSlides } from '#core/deck/copied-slides.ts'
import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import type { Result } from '#core/result.ts'
import type { PictureFailure, PictureIntake } from '#ports/pictures/picture-intake.ts'
import type { PictureSearch } from '#ports/pictures/picture-search.ts'
import type { OpenShowChannel } from '#ports/tabs/show-channel.ts'
import type { TypefaceFailure } from '#ports/typefaces/typeface-intake.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { SlideImages } from '#workspace/generation/slide-images.ts'
import type { RemotePictures } from '#workspace/pictures/remote-pictures.ts'
import type { NarrationChoice } from '#workspace/talk/narration-settings.ts'
import type { OwnVoice } from '#workspace/talk/voices/own-voice.ts'
import type { Presenter } from '#workspace/talk/presenter.ts'
import type { StudioVoice } from '#workspace/talk/voices/studio-voice.ts'
import type { TalkPreparation } from '#workspace/talk/talk-preparation.ts'
import type { Show } from '#workspace/talk/show.ts'
import type { VoiceOffers } from '#workspace/talk/voices/voice-offers.ts'
import type { VoicePreview } from '#workspace/talk/voices/voice-preview.ts'
import type { VoiceSamples } from '#workspace/talk/voices/voice-samples.ts'

/** What can be done with an open presentation beyond editing it. It comes with the first that is opened. */
export type DeckTools = {
  /** The show in this window, from `overlays.show('show')` to its end. */
  show: Show
  /** Where a presenter window finds the show of a deck. */
  openShowChannel: OpenShowChannel
  /** Makes files into pictures; for those that may yet be thought better of. */
  pictures: PictureIntake
  pictureSearch: PictureSearch
  /** Keeps a chosen, dropped or pasted picture with the deck and answers its `asset:` address. */
  takePicture(openDeck: OpenDeck, file: Blob): Promise<Result<string, PictureFailure>>
  /** The same for the deck's logo. */
  takeLogo(openDeck: OpenDeck, file: Blob): Promise<Result<DeckLogo, PictureFailure>>
  /** The same for the files of a typeface. */
  takeTypeface(
    openDeck: OpenDeck,
    files: readonly File[],
  ): Promise<Result<OwnTypeface, TypefaceFailure>>
  /** What the clipboard says are slides; null when they are none. */
  readCopied(text: string): Promise<CopiedSlides | null>
  remotePictures: RemotePictures
  /** Makes pictures for slides, with a model or as artwork. */
  slideImages: SlideImages
  /** Has the open deck present itself, aloud. */
  presenter: Presenter
  /** Who could speak. */
  voiceOffers: VoiceOffers
  voicePreview: VoicePreview
  /** Speakers of the larger voice, before it is fetched. */
  voiceSamples: VoiceSamples
  /** Records slides in the voice of their author. */
  ownVoice: OwnVoice
  /** A larger voice, for who asks for it; null on devices that are too small for it. */
  studioVoice: StudioVoice | null
  talkPreparation: TalkPreparation
  /** Speed, pauses, volume and voices, as the user likes them. */
  narrationChoice: NarrationChoice
}

/** A presentation that lies open, and what can be done with it. */
export type OpenedDeck = { deck: OpenDeck; tools: DeckTools }
