import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import type { KeyName, VaultMode } from '#ports/storage/vault.ts'
import { autoLockMs, type KeysFailure, minPassphraseLength } from '#workspace/account/keys.ts'
import type { SettingsReason } from '#workspace/overlays.ts'

import { counted } from '../formats.ts'
import { translatable } from '../language.ts'
import { providerNames } from '../services/provider-names.ts'

type KeyWords = {
  label: string
  /** Names the key inside a sentence or a button. */
  short: string
  placeholder: string
  /** Absent for a service that only the user knows. */
  obtain?: string
  note?: string
}

const describeKey = (provider: ModelProvider, place: string): KeyWords => ({
  get label() {
    return `${providerNames[provider]} API key`
  },
  get short() {
    return `${providerNames[provider]} key`
  },
  placeholder: 'Paste your key',
  obtain: `Get a key from ${place}`,
})

const keys: Record<KeyName, KeyWords> = {
  gemini: describeKey('gemini', 'Google AI Studio'),
  openai: describeKey('openai', 'the OpenAI platform'),
  anthropic: describeKey('anthropic', 'the Anthropic console'),
  openrouter: describeKey('openrouter', 'OpenRouter'),
  groq: describeKey('groq', 'the Groq console'),
  mistral: describeKey('mistral', 'the Mistral console'),
  custom: {
    label: 'API key',
    short: 'key',
    placeholder: 'Paste your key',
    note: 'Only if your service asks for one.',
  },
  elevenlabs: {
    label: 'ElevenLabs API key',
    short: 'ElevenLabs key',
    placeholder: 'Paste your key',
    obtain: 'Get a key from ElevenLabs',
    note: 'For voices that read your notes aloud. It needs the permission Text to Speech.',
  },
  vapi: {
    label: 'Vapi public key',
    short: 'Vapi key',
    placeholder: 'Paste your public key',
    obtain: 'Get a key from the Vapi dashboard',
    note: 'The public key, not the private one.',
  },
}

const providerHints: Record<ModelProvider, string> = {
  gemini: 'Writes decks and draws pictures.',
  openai: 'Writes decks and draws pictures.',
  anthropic: 'Writes decks. Pictures are drawn on this device instead.',
  openrouter: 'Hundreds of models behind one key. Pictures are drawn on this device instead.',
  groq: 'Writes decks very fast. Pictures are drawn on this device instead.',
  mistral: 'Writes decks. Pictures are drawn on this device instead.',
  ollama: 'Runs on your computer: your words stay there, and no key is needed.',
  'lm-studio': 'Runs on your computer: your words stay there, and no key is needed.',
  custom: 'Any service that speaks like OpenAI.',
  'built-in':
    'Comes with some browsers on larger computers: no key, and your words stay on this device.',
}

type ProviderGroup = { label: string; providers: readonly ModelProvider[] }

const providerGroups: readonly ProviderGroup[] = [
  {
    label: 'With a key of yours',
    providers: ['gemini', 'openai', 'anthropic', 'openrouter', 'groq', 'mistral'],
  },
  { label: 'On your computer', providers: ['built-in', 'ollama', 'lm-studio'] },
  { label: 'Anything else', providers: ['custom'] },
]

/** How to get going, step by step. */
function listQuickStart(provider: ModelProvider): string[] {
  const last = 'Press ‘Save Keys’, then give a topic and generate.'
  switch (provider) {
    case 'built-in':
      return ['Press ‘Test’ to see whether this browser has a model.', last]
    case 'ollama':
      return [
        'Start Ollama and fetch a model with it.',
        'If this page is not on localhost, allow it: set OLLAMA_ORIGINS to its address.',
        'Press ‘Test’ and choose the model.',
        last,
      ]
    case 'lm-studio':
      return [
        'Load a model in LM Studio and start its local server, with CORS turned on.',
        'Press ‘Test’ and choose the model.',
        last,
      ]
    case 'custom':
      return [
        'Enter the address, up to and with the version.',
        'Press ‘Test’ and choose the model.',
        last,
      ]
    default:
      return [
        `Follow the link under the ${providerNames[provider]} field and sign in.`,
        'Create a key there and copy it.',
        'Paste it here and press ‘Test key’.',
        last,
      ]
  }
}

const listFeatures = (provider: ModelProvider): string[] => [
  'Turns a topic or your own text into a deck',
  'Writes speaker notes meant to be spoken',
  'Rewrites, translates and adds slides',
  ...(modelProviders[provider].draws ? ['Makes a picture for any slide'] : []),
]

type ModeWords = { label: string; mark?: string; does: string; protects: string; limits: string }

const minutes = autoLockMs / 60_000

const modes: Record<VaultMode, ModeWords> = {
  device: {
    label: 'On this device',
    mark: 'default',
    does: 'Encrypted in this browser, and here again next time.',
    protects: 'Protects against a look at what this site has stored: no readable key is there.',
    limits:
      'Not against someone who uses this browser or copies its profile folder, nor an extension that sees this page.',
  },
  session: {
    label: 'Only in this tab',
    does: 'Never stored. Gone when you close or reload this tab.',
    protects: 'Protects against anyone who uses or copies this browser later.',
    limits: 'Not against someone who uses this tab while it is open.',
  },
  passphrase: {
    label: 'With a passphrase',
    does: `Encrypted with words only you know. Locks after ${minutes} minutes without use.`,
    protects: 'Protects, while locked, against someone who uses this browser or copies its files.',
    limits: 'Not while unlocked. A forgotten passphrase cannot be recovered.',
  },
}

/** How a key that is there is marked: what is never stored must not be called saved. */
const kept: Record<VaultMode, string> = {
  device: 'Saved',
  session: 'In this tab',
  passphrase: 'Saved',
}

const savedToast: Record<VaultMode, string> = {
  device: 'Your keys are saved',
  session: 'Your keys are in this tab until you close it',
  passphrase: 'Your keys are saved',
}

const failures: Record<KeysFailure['code'], string> = {
  locked: 'Your keys are locked. Unlock them with your passphrase first.',
  'wrong-passphrase': 'That is not the passphrase. Please try again.',
  'passphrase-required': 'Please choose a passphrase.',
  'passphrase-too-short': `Please use at least ${minPassphraseLength} characters. Four unrelated words work well.`,
  'unusable-key':
    'This does not look like a key: it has spaces, line breaks or special letters in it. Please copy it once more.',
  'storage-full': 'This browser has no room left for this site, so nothing was changed.',
  damaged: 'The saved keys cannot be read any more. Remove them and paste your keys again.',
  'newer-version':
    'A newer version of the app is open in another tab. Reload this tab to update, then try again.',
  'encryption-unavailable':
    'This page came over an unprotected connection, where browsers do not encrypt. Choose ‘Only in this tab’, or open the app on https or on localhost.',
  'storage-unavailable':
    'This browser did not let the app use its storage. A private window or blocked site data may be the reason.',
}

/** What the API Configuration dialog says. */
export const settingsWords = translatable('settingsWords', {
  title: 'API Configuration',
  descriptions: {
    asked:
      'AI and voice services work with keys of your own. Templates, blank slides and decks from your own text need none.',
    improve:
      'To improve a slide, a model has to be set up first: paste a key of yours, or choose a model that needs none.',
    picture: 'To have a picture generated, paste a key of yours for a service that draws.',
  } satisfies Record<SettingsReason, string>,
  /** Beside the key that a generated picture needs. */
  artwork: {
    title: 'No key at hand?',
    text: 'Artwork can be drawn on this device instead, from the words of the slide and without AI.',
    draw: 'Draw artwork',
  },
  loading: 'Looking for saved keys…',
  save: 'Save Keys',
  savedToast,
  newTab: '(opens in a new tab)',

  settingsSaved: 'Your choice is saved',

  provider: 'Who writes your decks',
  voices: 'Voices of a service',
  voicesHint: 'Vapi, ElevenLabs: only if you want more than the voice on this device',
  providerGroups,
  providerHints,
  keys,
  required: 'required',
  optional: 'optional',
  /** 'Gemini API key is required' */
  keyRequired: (label: string): string => `${label} is required`,
  address: 'Address',
  addressPlaceholder: 'https://example.org/v1',
  addressHint:
    'Up to and with the version. Your key and your words are sent there and nowhere else.',
  ownAddressHint: 'Only if it listens somewhere else than usual.',
  addressRequired: 'An address is required',
  addressBad: 'This is not a web address. It starts with http:// or https://.',
  keyOfOtherPlace:
    'The key you have belongs to the other address and will be forgotten. Paste the one for this address, if it asks for one.',
  model: 'Model',
  automatic: 'Automatic: the best it has',
  automaticallyThis: (name: string): string => `Automatic: ${name}`,
  modelPlaceholder: 'Automatic',
  modelHint: 'Test to see every model there is.',
  imageModel: 'Image model',
  imageModelHint: 'The one that draws, if your service makes pictures.',
  voiceModel: 'Voice model',
  voiceModelPlaceholder: 'None',
  voiceModelHint: 'The one that speaks, if your service has voices (/audio/speech).',

  test: 'Test',
  testKey: 'Test key',
  testing: 'Trying…',
  stillTesting: 'Still trying: no answer yet.',
  works: (hasKey: boolean, models: number): string =>
    `${hasKey ? 'This key works' : 'It works'}: ${counted(models, { one: 'model', other: 'models' })} to choose from.`,
  worksWithout: 'This browser has a model of its own, and it works here.',
  worksWithoutModels: 'It answers, but has no models yet.',

  kept,
  showKey: (key: string): string => `Show ${key}`,
  hideKey: (key: string): string => `Hide ${key}`,
  replace: 'Replace',
  replaceKey: (key: string): string => `Replace ${key}`,
  replaceHint: 'Leave it empty to keep the key you have.',
  remove: 'Remove',
  removeKey: (key: string): string => `Remove ${key}`,
  removeQuestion: 'Remove this key?',
  keep: 'Keep',

  storage: 'Where to keep your keys',
  modes,
  passphrase: 'Passphrase',
  newPassphrase: 'New passphrase',
  repeatPassphrase: 'Repeat passphrase',
  passphraseHint: `At least ${minPassphraseLength} characters. Nobody can recover it for you.`,
  showPassphrase: 'Show passphrase',
  hidePassphrase: 'Hide passphrase',
  passphrasesDiffer: 'The two passphrases are not the same.',
  changePassphrase: 'Change passphrase',
  lockNow: 'Lock now',

  lockedDescription: 'Your keys are locked. Enter your passphrase to use or change them.',
  unlock: 'Unlock',
  forgotten: 'Forgot your passphrase?',
  forget: 'Remove all saved keys',
  forgetQuestion: 'Remove all saved keys? You can paste them again afterwards.',

  failureTitle: 'Your saved keys could not be opened',
  saveFailureTitle: 'Your keys were not saved',
  removeFailureTitle: 'The key was not removed',
  retry: 'Try again',
  failures,

  quickStart: 'Quick start',
  listQuickStart,
  aiFeatures: 'What it does for you',
  listFeatures,
  voiceFeatures: 'What the Vapi key is for',
  listVoiceFeatures: ['Narrates with live AI voices', 'Presents all slides, hands free'],
  privacy: 'Your privacy',
  privacyText:
    'Your keys are kept in this browser. Each is sent only to the service it belongs to, or through the copy of Lectern you run yourself on this computer, and only when you ask for something. It is never put into a link, a log, an export or a share.',
})
