import { readCopiedInWorker } from '#adapters/deck-files/read-copied-in-worker.ts'
import { browserMicrophone } from '#adapters/audio/browser-microphone.ts'
import { fetchSample } from '#adapters/audio/fetch-sample.ts'
import { openBrowserSoundFile } from '#adapters/audio/browser-sound-file.ts'
import { createCachedRecordingDraft } from '#adapters/audio/cached-recording-draft.ts'
import { copyRemotePicture } from '#adapters/pictures/copy-remote-picture.ts'
import { browserPictureIntake } from '#adapters/pictures/browser-picture-intake.ts'
import { prepareLogo } from '#adapters/pictures/prepare-logo.ts'
import { browserShowScreen } from '#adapters/screen/browser-show-screen.ts'
import { lazyTypefaceIntake } from '#adapters/typefaces/lazy-typeface-intake.ts'
import { kokoroSamples } from '#adapters/voices/kokoro/kokoro-samples.ts'
import { createBroadcastChangeChannel } from '#adapters/tabs/broadcast-change-channel.ts'
import { openBroadcastShowChannel } from '#adapters/tabs/broadcast-show-channel.ts'
import { tellToday } from '#core/compose/furniture/todays-date.ts'
import { createLazy } from '#core/lazy.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import { fail, type Result } from '#core/result.ts'
import { paths } from '#features/paths.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'
import type { PictureSearch, SearchFailure } from '#ports/pictures/picture-search.ts'
import { recordedVoice } from '#ports/sound/voice.ts'
import { slideImageWords } from '#words/editor/ai.ts'
import { formatToday } from '#words/today.ts'
import { createNarrationChoice } from '#workspace/talk/narration-settings.ts'
import { createOwnVoice } from '#workspace/talk/voices/own-voice.ts'
import { createPresenter } from '#workspace/talk/presenter.ts'
import { createRemotePictures } from '#workspace/pictures/remote-pictures.ts'
import { createShow } from '#workspace/talk/show.ts'
import { createStudioVoice } from '#workspace/talk/voices/studio-voice.ts'
import { createTalkPreparation } from '#workspace/talk/talk-preparation.ts'
import { createSlideImages } from '#workspace/generation/slide-images.ts'
import { takeLogo } from '#workspace/pictures/take-logo.ts'
import { takePicture } from '#workspace/pictures/take-picture.ts'
import { takeTypeface } from '#workspace/pictures/take-typeface.ts'
import { createVoiceOffers } from '#workspace/talk/voices/voice-offers.ts'
import { createVoicePreview } from '#workspace/talk/voices/voice-preview.ts'
import { createVoiceSamples } from '#workspace/talk/voices/voice-samples.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { OpenStored } from '#workspace/deck/deck-opener.ts'
import type { Workspace } from '#workspace/workspace.ts'

type Needs = Pick<
  Workspace,
  'overlays' | 'currentDeck' | 'clock' | 'library' | 'models' | 'preferences'
> & {
  narrators: readonly Narrator[]
  page: PageLifecycle
  /** Whatever presentation is the current one. */
  openStored: OpenStored
  linkedPictures: Workspace['linkedPictures']
}

/**
 * Fetched with the first presentation that is opened, so that other pages do without it, and whole,
 * so that a picture can still be added and a show begun when the network goes.
 */
export function createDeckTools({
  overlays,
  currentDeck,
  openStored,
  linkedPictures,
  clock,
  library,
  models,
  preferences,
  narrators,
  page,
}: Needs): DeckTools {
  tellToday(() => formatToday(clock.now()))
  // Of somebody else's presentation there is nothing to note.
  const onPresented = (id: string) => {
    if (!currentDeck()?.isWatched) void library.notePresented(id)
  }
  const voices = createVoices({
    overlays,
    currentDeck,
    clock,
    onPresented,
    preferences,
    narrators,
    page,
  })
  const show = createShow({
    overlays,
    currentDeck,
    openChannel: openBroadcastShowChannel,
    screen: browserShowScreen,
    clock,
    presenterAddress: paths.presenter,
    onPresented,
    narration: voices.presenter.state,
    onSkip: (by) => void voices.presenter.stepSlide(by),
  })
  return {
    ...voices,
    show,
    openShowChannel: openBroadcastShowChannel,
    pictures: browserPictureIntake,
    pictureSearch,
    readCopied: readCopiedInWorker,
    takePicture: takeFile,
    takeLogo: (openDeck, file) => takeLogo(openDeck, file, prepareLogo),
    takeTypeface: (openDeck, files) => takeTypeface(openDeck, files, lazyTypefaceIntake),
    slideImages: createSlideImages({
      models,
      currentDeck,
      openStored,
      takePicture: takeFile,
      credits: slideImageWords.credits,
      clock,
      onModelMissing: (slideId) => overlays.show(`settings:picture:${slideId}`),
    }),
    remotePictures: createRemotePictures({
      state: linkedPictures,
      copy: copyRemotePicture,
      takePicture: takeFile,
    }),
  }
}

type VoiceNeeds = Pick<
  Needs,
  'overlays' | 'currentDeck' | 'clock' | 'preferences' | 'narrators' | 'page'
> & { onPresented: (deckId: string) => void }

function createVoices(needs: VoiceNeeds) {
  const { overlays, currentDeck, clock, onPresented, preferences, narrators, page } = needs
  const choice = createNarrationChoice(preferences)
  const offers = createVoiceOffers(narrators, page)
  const recordings = narrators.find(({ id }) => id === recordedVoice) ?? null
  const preview = createVoicePreview({
    choice,
    clock,
    onStart() {
      presenter.stop()
      samples.stop()
    },
  })
  const samples = createVoiceSamples({
    samples: kokoroSamples,
    load: fetchSample,
    open: openBrowserSoundFile,
    choice,
    onStart() {
      presenter.stop()
      preview.stop()
    },
  })
  const presenter = createPresenter({
    currentDeck,
    offers,
    recordings,
    choice,
    clock,
    onPresented,
    onKeyMissing: () => overlays.show('settings'),
    onSilent: () => overlays.show('silent-slides'),
    isRoomy,
    onStart() {
      preview.stop()
      samples.stop()
      preparation.stop()
    },
  })
  const preparation = createTalkPreparation({ offers, choice, recordings })
  const onRequest = narrators.find(({ voice }) => voice?.onRequest)?.voice
  const studioVoice =
    onRequest && isRoomy()
      ? createStudioVoice({ voice: onRequest, onChange: () => void offers.refresh() })
      : null
  // Two voices at once are none.
  const otherTabs = createBroadcastChangeChannel('lectern-talk')
  otherTabs.onMessage(presenter.pause)
  presenter.state.subscribe((now, before) => {
    const isHeard = (view: typeof now) => isNarrating(view) && view.status !== 'paused'
    if (isHeard(now) && !isHeard(before)) otherTabs.post()
  })
  const ownVoice = createOwnVoice({
    microphone: browserMicrophone,
    draft: createCachedRecordingDraft(),
    clock,
    onStart() {
      presenter.stop()
      preview.stop()
      samples.stop()
      // What plays elsewhere would be recorded as well.
      otherTabs.post()
    },
  })
  return {
    presenter,
    voiceOffers: offers,
    voicePreview: preview,
    voiceSamples: samples,
    narrationChoice: choice,
    ownVoice,
    studioVoice,
    talkPreparation: preparation,
  }
}

/** A phone or tablet has neither the memory nor the battery for a voice that nobody asked for. */
const isRoomy = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches

const takeFile: DeckTools['takePicture'] = (openDeck, file) =>
  takePicture(openDeck, file, browserPictureIntake)

const openverse = createLazy(async () => {
  const { createOpenverseSearch } = await import('#adapters/pictures/openverse-search.ts')
  return createOpenverseSearch((...asked) => fetch(...asked))
})
const askOpenverse = async <T>(
  question: (search: PictureSearch) => Promise<Result<T, SearchFailure>>,
): Promise<Result<T, SearchFailure>> => {
  const loaded = await openverse.load()
  return loaded.ok ? question(loaded.value) : fail({ code: 'offline' })
}
const pictureSearch: PictureSearch = {
  search: (words, page) => askOpenverse((search) => search.search(words, page)),
  fetchPicture: (picture) => askOpenverse((search) => search.fetchPicture(picture)),
}
