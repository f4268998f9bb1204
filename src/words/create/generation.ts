import type { PartCause } from '#ports/models/deck-writer.ts'
import type { ModelProvider } from '#ports/models/model-provider.ts'
import type { GenerationRun, Shortfall } from '#workspace/generation/generation-state.ts'
import type { ModelsFailure, ModelsState } from '#workspace/generation/models.ts'

import { counted } from '../formats.ts'
import { translatable } from '../language.ts'
import { describeModelFailure } from '../services/model-failure.ts'
import { providerNames } from '../services/provider-names.ts'

type Readiness = ModelsState['readiness']

/** What stands in the way of asking a model, beside the way to the settings. */
const notReady: Record<Exclude<Readiness, 'ready' | 'loading' | 'locked'>, string> = {
  'no-key': 'Generating needs a key of your own. It stays in this browser.',
  'no-address': 'Please enter the address of your service in the settings.',
}

const notReadyTitle = (readiness: Readiness, provider: ModelProvider): string =>
  readiness === 'no-address'
    ? `No address for ${providerNames[provider].toLowerCase()} yet`
    : `No ${providerNames[provider]} API key yet`

const stages: Record<GenerationRun['stage'], string> = {
  asking: 'Asking the model',
  writing: 'Writing the slides',
  checking: 'Checking what came back',
  repairing: 'Putting slides right',
  saving: 'Saving',
}

type Fallback = Extract<Shortfall, { kind: 'fallback' }>

const reasons: Record<Fallback['reason'], (service: string) => string> = {
  'no-answer': (service) => `No response from ${service} API`,
  'no-json': () => 'No JSON found in response',
  'bad-structure': () => 'Invalid presentation structure',
}

function describePart(cause: PartCause, provider: ModelProvider): string {
  switch (cause.code) {
    case 'stopped':
      return 'You stopped it.'
    case 'cut-off':
      return 'The model ran out of room in the middle.'
    case 'unreadable':
      return 'The rest of the answer could not be read.'
    default:
      return describeModelFailure(cause.failure, providerNames[provider])
  }
}

/** What the app says while a presentation is written, and when that goes wrong. */
export const generationWords = translatable('generationWords', {
  title: 'Writing your presentation',
  patience: "This usually takes 30-60 seconds. Please don't close this window.",
  stages,
  progress: 'Progress',
  stageDone: 'done',
  loadingModel: (percent: number): string => `Fetching the model to this device: ${percent} %`,
  writtenBy: (model: string): string => `Written by ${model}`,
  /** The browser's own model has no name that says anything. */
  writtenHere: 'Written on this device',
  soFar: (slides: number): string =>
    slides === 0
      ? 'No slide yet'
      : counted(slides, { one: 'slide so far', other: 'slides so far' }),
  arrived: (number: number, title: string): string => `Slide ${number}: ${title}`,
  slides: 'Slides so far',
  firstSlide: 'The first slide appears here in a moment',
  stop: 'Stop',
  stopHint: 'The slides that are complete are kept.',

  notReady,
  notReadyTitle,

  ways: {
    label: 'Without a key',
    labelWithKey: 'Without AI',
    builtIn: 'Use the browser’s own model',
    builtInHint:
      'Works on this device and needs no key. The first time it is fetched, which takes a while.',
    compose: 'Make slides from my text',
    composeHint: 'No AI: the main sentences of your own text become points and notes.',
    composeNeedsText: 'Paste a text or choose a file first.',
    template: 'Use a template deck instead',
    templateNeedsTopic: 'Please type a topic first.',
    templateHint: 'Five slides to fill in about your topic. Nothing on them is researched.',
    ready: 'Or begin with something finished:',
    sample: 'the sample deck',
    templates: 'one of the templates',
    tooShort: 'This text is too short to make slides of. A page or so is enough.',
    // Without their number of slides: it changes, and stands beside them anyway.
    composed: 'Made from your own text',
    templated: 'Template to fill in',
  },

  failure: {
    title: 'Failed to generate presentation',
    retry: 'Retry',
    retryIn: (seconds: number): string => `in ${seconds} s`,
    template: 'Use a template deck instead',
    settings: 'Open settings',
    /** There is no text of the user's own that could be shorter. */
    modelTooSmall:
      'Even for a topic alone, what has to be asked is more text than this model can read at once. Please choose a larger model in the settings.',
    saveAgain: 'Save again',
    stopped: 'You stopped before the first slide was complete.',
    said: 'What the service said',
  },

  /** Above a presentation that is not what was asked for. */
  shortfall: {
    label: 'What is missing',
    part: (slides: number): string =>
      `Only ${counted(slides, { one: 'slide is', other: 'slides are' })} there so far`,
    describePart,
    continue: 'Continue',
    writing: (slides: number): string => `Writing slide ${slides + 1}…`,
    fallback: 'This is a template, not an answer',
    describeFallback: ({ reason, provider }: Fallback): string =>
      `What the model wrote, twice, is not a presentation (${reasons[reason](providerNames[provider])}). These five slides are there to fill in.`,
    retry: 'Retry',
    reply: 'Show the model’s answer',
    replyTitle: 'What the model wrote',
    replyEmpty: 'It wrote nothing at all.',
    template: 'This is a template to fill in',
    describeTemplate: 'Nothing on it is researched: every line says what belongs there.',
    write: 'Write it with AI',
    keep: 'Keep as it is',
    done: 'The presentation is complete',
  },

  /** Why nothing could be asked, when the settings alone do not say. */
  describeNoModel({ code }: ModelsFailure): string {
    if (code === 'locked')
      return 'Your key is locked. Unlock it with your passphrase in the settings.'
    return code === 'offline'
      ? 'You are offline. Please check your connection and try again.'
      : 'Your key could not be read. Please look into the settings.'
  },
})
