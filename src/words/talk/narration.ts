import type { SilentSlide } from '#core/deck/talk/deck-talk.ts'
import {
  isNarrating,
  type PresenterMode,
  type PresenterStatus,
} from '#core/narration/talk/presenter-machine.ts'
import type { VoiceFailure, VoiceReadiness } from '#ports/sound/voice.ts'
import type { PresenterProblem, TalkPreparing, VoiceWait } from '#workspace/talk/presenter-state.ts'
import type { Silence } from '#workspace/talk/talk.ts'

import { counted, formatNumber, formatSize } from '../formats.ts'
import { nameLanguage } from '../language-names.ts'
import { translatable } from '../language.ts'
import { describeModelFailure } from '../services/model-failure.ts'
import { nameVoiceService } from '../services/service-names.ts'

type CallFailure = Extract<VoiceFailure, { code: 'call-failed' }>

const megabytes = (bytes: number): string => formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')

const labels: Record<PresenterMode, Record<PresenterStatus, string>> = {
  auto: {
    idle: 'Auto-Advance Ready',
    connected: 'Auto-Advance Ready',
    speaking: 'Auto-Advancing',
    transitioning: 'Auto-Advancing',
    paused: 'Auto-Advance Paused',
    stopped: 'Auto-Advance Complete',
    error: 'Auto-Advance Error',
  },
  single: {
    idle: 'Presenter Ready',
    connected: 'Presenter Ready',
    speaking: 'Presenting',
    transitioning: 'Presenting',
    paused: 'Paused',
    stopped: 'Complete',
    error: 'Error',
  },
}

const problems: Record<Exclude<PresenterProblem['code'], 'no-voice' | 'voice'>, string> = {
  'no-deck': 'No presentation available',
  'notes-too-short': 'Speaker notes content is too short for emotional presentation',
  'sound-blocked':
    'The browser does not let sound out. Allow sound for this site, then press the button again.',
}

/** What the presenter says of itself. */
export const narrationWords = translatable('narrationWords', {
  label: 'AI Presenter',
  status: ({ mode, status }: { mode: PresenterMode; status: PresenterStatus }): string =>
    labels[mode][status],
  /** Between the place in the deck and the title of the slide there. */
  beforeTitle: ': ',
  modes: {
    auto: { name: 'Auto-Advance Mode', does: 'Automatic progression' },
    single: { name: 'Manual Presentation Mode', does: 'Single slide delivery' },
  } satisfies Record<PresenterMode, { name: string; does: string }>,
  actions: {
    group: 'Presenter',
    presentAll: 'Auto-Present All',
    presentFromHere: 'Auto-present from this slide',
    presentSlide: 'Present This Slide',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    more: 'More ways to present',
    sentenceBack: 'Back one sentence',
    sentenceForward: 'Forward one sentence',
    slideBack: 'Speak the slide before',
    slideForward: 'Skip this slide',
    replay: 'Replay slide',
    captionsOn: 'Show captions',
    captionsOff: 'Hide captions',
    voice: 'Voice and sound',
    settings: 'Settings',
    speakFromHere: 'Speak from here',
  },
  loadingLabel: 'Loading the voice',
  loading: ({ loaded, total }: { loaded: number; total: number }): string =>
    loaded < total
      ? `Loading the voice: ${megabytes(loaded)} of ${megabytes(total)}`
      : 'Starting the voice…',
  /** Beside the button that starts it. */
  sent: (voice: string): string => `${nameVoiceService(voice)} speaks. Your notes are sent there.`,
  buffering: 'Preparing the words…',
  /** The voice takes longer to make words than to say them. */
  preparing: ({ made, lines, seconds }: TalkPreparing): string =>
    `Preparing the talk: ${formatNumber(made)} of ${counted(lines, { one: 'sentence', other: 'sentences' })}. It begins in about ${formatSpoken(seconds)}.`,
  preparingLabel: 'Preparing the talk',
  openingSound: 'Waiting for your loudspeakers or headphones…',
  readiness: (readiness: VoiceReadiness): string | null =>
    readiness.status === 'to-download'
      ? `The first time, the voice is downloaded (${megabytes(readiness.bytes)}). After that it works offline.`
      : null,
  noNotes: {
    title: 'There are no notes to speak yet',
    text: 'Write speaker notes below a slide: they say which language is spoken, and so which voice speaks.',
  },
  missing: {
    title: 'AI Presenter Configuration Required',
    none: 'There is no voice on this device yet. If you are offline, one is offered as soon as you are online again; otherwise use a browser that has voices of its own.',
    language: (name: string): string =>
      `No voice here speaks ${name}, and the notes are never read in the wrong language. Add a voice in the settings of your system, use another browser, or add the key of a voice service.`,
    key: 'The chosen voice speaks in live calls, which need your Vapi public key. Add it in the settings, or choose another voice.',
    /** Somebody wanted to hear it all the same. */
    notInitialized: {
      auto: 'Auto-Advance Presenter not initialized. Please check your API key and try again.',
      single: 'Presenter not initialized. Please check your API key and try again.',
    } satisfies Record<PresenterMode, string>,
    chooseVoice: 'Choose a voice',
    /** In a show, where there is room for a line. */
    inShow: (language: string): string =>
      language === 'und'
        ? 'Nobody here speaks this language. Turn the slides yourself.'
        : `No voice here speaks ${nameLanguage(language)}. Turn the slides yourself.`,
    unknownLanguage:
      'The language of the notes is not known here, so no voice is used for them. The notes are never read in the wrong language.',
  },
  error: {
    title: 'Presentation Error:',
    /** Not one word was said. */
    notStarted: {
      auto: 'Failed to start auto-advance presentation',
      single: 'Failed to start presentation',
    } satisfies Record<PresenterMode, string>,
    text: 'There was an issue with the AI presenter.',
    /** Of voices on this device it would be wrong: they have neither. */
    remedy: 'Please check your API key and internet connection, then try again.',
    retry: 'Try again',
    dismiss: 'Dismiss',
    settings: 'Open settings',
    goOnWith: (name: string): string => `Go on with ${name}`,
  },
  /** `voice` is the id of the narrator. */
  problem: (problem: Exclude<PresenterProblem, { code: 'no-voice' }>, voice?: string): string =>
    problem.code === 'voice'
      ? describeVoiceFailure(problem.failure, voice)
      : problems[problem.code],
  notesTooShortHint: 'At least 20 characters are needed. Write a sentence or two to be spoken.',
  notes: {
    /** Follows the count of words and the tip. */
    duration: (seconds: number, deckSeconds: number, deckWords: number): string =>
      `About ${formatSpoken(seconds)} of ${formatSpoken(deckSeconds)} (${counted(deckWords, { one: 'word', other: 'words' })}).`,
    tooShort: 'Too short to be spoken: at least 20 characters are needed.',
    edit: 'Edit notes',
    read: 'Follow the voice',
    /** Of the words themselves, which can be pressed. */
    hint: 'Press a word to speak from there.',
  },
  captions: 'Captions',
  dialog: {
    title: 'Voice and sound',
    description: 'For every presentation in this browser.',
    voices: (language: string): string => `Voices for ${language}`,
    chosen: 'Voice',
    onDevice: 'On this device',
    ofBrowser: 'From your browser',
    withKey: (voice: string): string => `${nameVoiceService(voice)}, with your key`,
    /** Below voices that work with a key. */
    sent: 'With your key, the notes are sent to that service to be spoken, which may cost you something. What was spoken once is kept in this browser.',
    inCall: 'Live call with your Vapi key',
    inCallHint:
      'Your notes are sent to Vapi and spoken in a live call, which it may charge you for by the minute. Your microphone stays off.',
    preview: 'Preview',
    previewOf: (name: string): string => `Preview ${name}`,
    stopPreview: 'Stop',
    speed: 'Speed',
    speedNumber: 'Speed in percent',
    pause: 'Pause between slides',
    pauseNumber: 'Pause between slides in seconds',
    volume: 'Volume',
    volumeNumber: 'Volume in percent',
    captions: 'Show captions in fullscreen',
    done: 'Done',
    tones: { feminine: 'Feminine', masculine: 'Masculine', neutral: '' },
  },
  /** Slides that nobody would speak. */
  silent: {
    title: 'Before the talk',
    description:
      'Some of it would pass in silence. What you choose is kept with this presentation.',
    withoutNotes: (count: number): string =>
      `${counted(count, { one: 'slide has', other: 'slides have' })} no notes to speak`,
    withoutVoice: (count: number): string =>
      `${counted(count, { one: 'slide has', other: 'slides have' })} words that no voice here speaks`,
    slide: (number: number, title: string): string => (title ? `${number}: ${title}` : `${number}`),
    all: (language: string): string => language,
    part: (language: string): string => `a passage in ${language}`,
    choices: {
      points: { name: 'Read their points', does: 'Title and points are spoken as they stand.' },
      show: { name: 'Show them in silence', does: 'Each for four seconds, then it goes on.' },
      skip: { name: 'Skip them', does: 'The talk goes on with the next slide.' },
    } satisfies Record<SilentSlide, { name: string; does: string }>,
    /** Words within a slide that is spoken are left out either way. */
    passages: 'Passages within a slide that is spoken are left out.',
    writeNotes: 'Write notes with AI',
    chooseVoice: 'Choose a voice',
    speakWith: (voice: string, language: string): string =>
      `Have ${nameVoiceService(voice)} speak ${language}`,
    sent: 'With your key, the notes are sent to that service.',
    cancel: 'Cancel',
    start: 'Start the talk',
    now: (silence: Silence): string =>
      silence.reason === 'no-notes'
        ? 'This slide has no notes: it is shown for a moment.'
        : `No voice here speaks ${nameLanguage(silence.language)}: this slide is shown for a moment.`,
  },
  languages: {
    title: 'Language',
    hint: 'Found from the notes of each slide, and of what is quoted in them.',
    deck: 'Presentation',
    slide: 'This slide',
    automatic: (name: string): string => `Automatic (${name})`,
    voicesFor: 'Language of the voices',
  },
  soundCheck: {
    title: 'Sound check',
    start: 'Check the sound',
    playing: 'Speaking now. Do you hear it?',
    level: 'Sound level',
    heard:
      'Sound came out of the app. If you heard nothing, unmute this tab, turn up your system, or choose other speakers.',
    blocked:
      'The browser blocks sound on this page. Allow sound in the site settings, next to the address, and try again.',
    muted: 'The volume here is at zero. Turn it up and try again.',
    silent: 'No sound came out. Unmute this tab and check the volume of your system.',
  },
  pronunciations: {
    title: 'Pronunciation',
    hint: 'How names and acronyms in this presentation are said.',
    written: 'Written',
    writtenPlaceholder: 'Nguyen',
    said: 'Said like',
    saidPlaceholder: 'win',
    add: 'Add a word',
    remove: (written: string): string => (written ? `Remove ${written}` : 'Remove this word'),
  },
})

/** Why nothing is heard although it was asked for. */
export function describeWaiting(view: VoiceWait): string | null {
  const { loading, preparing, isOpeningSound, status, silence } = view
  if (loading) return narrationWords.loading(loading)
  if (isOpeningSound) return narrationWords.openingSound
  if (silence && isNarrating({ status })) return narrationWords.silent.now(silence)
  if (status !== 'connected') return null
  if (!preparing) return narrationWords.buffering
  return narrationWords.preparing({ ...preparing, seconds: roundWait(preparing.seconds) })
}

/** The same for those who do not see it: once for each wait, and not for every megabyte. */
export function announceWaiting(view: VoiceWait): string | null {
  const { loading, preparing, status } = view
  if (loading && loading.loaded < loading.total) return narrationWords.loadingLabel
  if (!loading && preparing && status === 'connected') return narrationWords.preparingLabel
  return describeWaiting(view)
}

/** Nobody can foretell it to the second. */
const roundWait = (seconds: number): number =>
  seconds < 120 ? Math.ceil(seconds / 10) * 10 : Math.round(seconds / 60) * 60

/** `45 s`, `2 min 5 s`. */
function formatSpoken(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}\u00a0s`
  const minutes = `${Math.floor(whole / 60)}\u00a0min`
  const rest = whole % 60
  return rest === 0 ? minutes : `${minutes} ${rest}\u00a0s`
}

/** `voice` is the id of the narrator. */
export const describeVoiceFailure = translatable(
  'describeVoiceFailure',
  (failure: VoiceFailure, voice?: string): string => {
    switch (failure.code) {
      case 'not-installed':
        return 'This copy of the app has no voice of its own. Choose a voice of your browser instead.'
      case 'download-failed':
        return 'The voice could not be downloaded. Please try again.'
      case 'unsupported':
        return 'This browser cannot run the voice. Choose another voice, or use a newer browser.'
      case 'out-of-memory':
        return 'There is not enough memory for the voice. Close other tabs and try again.'
      case 'nothing-to-say':
        return 'There is nothing in these notes that can be spoken.'
      case 'unknown-speaker':
        return 'The chosen voice is not here any more. Please choose another one.'
      case 'recording-missing':
        return 'What you recorded of this slide cannot be read. Record it again, or delete the recording, and a voice speaks it.'
      case 'engine-failed':
        return 'The voice stopped unexpectedly. Please try again.'
      case 'no-key':
        if (voice === 'vapi') return 'Vapi public key is required'
        return 'The key for this voice is not here any more. Save it again in the settings, or choose another voice.'
      case 'blocked':
        return `${nameVoiceService(voice)} would not read this aloud (${failure.reason}). Putting it in other words often helps.`
      case 'keys-locked':
        return 'Your keys are locked. Open the settings and enter your passphrase, then try again.'
      case 'call-unavailable':
        return 'Failed to initialize AI Presenter: the live call could not be loaded. Please check your Vapi API key.'
      case 'call-failed':
        return describeCallFailure(failure)
      default:
        return describeModelFailure(failure, nameVoiceService(voice))
    }
  },
)

const callHelp: Record<CallFailure['cause'], string | null> = {
  key: 'Use the public key, not the private one. In the Vapi dashboard this key needs "Transient Assistant" switched on, and the address of this page among its Allowed Origins.',
  network: 'Please check your internet connection and try again.',
  time: 'Please try again in a moment.',
  other: null,
}

function describeCallFailure({ said, cause }: CallFailure): string {
  const silent: Record<CallFailure['cause'], string> = {
    key: 'the key was refused.',
    network: 'the connection was lost.',
    time: 'the call did not answer in time.',
    other: 'Unknown error.',
  }
  const message = said ? said.replace(/(?<![.!?…])$/u, '.') : silent[cause]
  return [`AI Voice System error: ${message}`, callHelp[cause]].filter(Boolean).join(' ')
}
