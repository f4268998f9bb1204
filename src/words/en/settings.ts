import type { KeyName, VaultMode } from '#ports/vault.ts'
import { autoLockMs, type KeysFailure, minPassphraseLength } from '#workspace/keys.ts'

type KeyWords = {
  label: string
  /** Names the key inside a sentence or a button. */
  short: string
  mark: string
  placeholder: string
  obtain: string
  note?: string
  /** What the key is for. */
  featuresTitle: string
  features: readonly string[]
}

const keys: Record<KeyName, KeyWords> = {
  gemini: {
    label: 'Gemini API key',
    short: 'Gemini key',
    mark: 'required',
    placeholder: 'Paste your key',
    obtain: 'Get a key from Google AI Studio',
    featuresTitle: 'What the Gemini key is for',
    features: [
      'Turns a topic into a deck of slides',
      'Writes speaker notes meant to be spoken',
      'Makes a picture for any slide',
    ],
  },
  vapi: {
    label: 'Vapi public key',
    short: 'Vapi key',
    mark: 'optional',
    placeholder: 'Paste your public key',
    obtain: 'Get a key from the Vapi dashboard',
    note: 'The public key, not the private one.',
    featuresTitle: 'What the Vapi key is for',
    features: ['Narrates with live AI voices', 'Presents all slides, hands free'],
  },
}

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
export const settingsWords = {
  title: 'API Configuration',
  description:
    'AI and voice services will work with keys of your own. Templates and blank slides need none.',
  loading: 'Looking for saved keys…',
  save: 'Save Keys',
  savedToast,
  newTab: '(opens in a new tab)',

  keys,
  geminiRequired: 'Gemini API key is required',
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
  quickStartSteps: [
    'Follow the link under the Gemini field and sign in.',
    'Press ‘Create API key’ and copy the key.',
    'Paste it here and press ‘Save Keys’.',
    'That is all for now: nothing uses it until generating from a topic is built.',
  ],
  privacy: 'Your privacy',
  privacyText:
    'Your keys are kept in this browser, and nothing uses them yet. When something does, each key will be sent only to the service it belongs to, or through the copy of Lectern you run yourself on this computer. It will never be put into a link, a log, an export or a share.',
} as const
