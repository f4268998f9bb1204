import type { ImageFailure } from '#ports/models/image-model.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { backendWords } from '../backend.ts'
import { isOwnService } from './service-names.ts'
import { translatable } from '../language.ts'

/** Everything that can go wrong between us and a model, also with what it has answered. */
export type AnyModelFailure = ModelFailure | ImageFailure | { code: 'unreadable' }

type Code = AnyModelFailure['code']
type DetailedCode =
  | 'blocked'
  | 'unreachable'
  | 'refused-by-policy'
  | 'wrong-address'
  | 'model-gone'
  | 'bad-request'
  | 'backend-failed'
type PlainCode = Exclude<Code, DetailedCode>

const sentences: Record<PlainCode, (service: string) => string> = {
  'bad-key': (service) =>
    `${service} does not know this key. Please check it in the settings, or paste it once more.`,
  'key-leaked': (service) =>
    `${service} has blocked this key because it was seen in public. Please make a new one and save it in the settings.`,
  'not-allowed': (service) =>
    `${service} does not let this key do that. Look at what it is restricted to, or use another key.`,
  'no-credit': (service) =>
    `There is no credit left on your ${service} account. Please top it up there, or choose another service in the settings.`,
  'wrong-region': (service) =>
    `${service} is not free of charge where you are. Set up billing there, or choose another service in the settings.`,
  'quota-day': (service) =>
    `Your ${service} key has used up its requests for today. Please try again tomorrow, or choose another model in the settings.`,
  'rate-limited': (service) =>
    `${service} is getting too many requests from this key. Please wait a moment and try again.`,
  overloaded: (service) => `${service} is overloaded right now. Please try again in a moment.`,
  offline: () => 'You are offline. Please check your connection and try again.',
  'bad-address': () => 'The address in the settings is not a web address. Please correct it there.',
  'timed-out': (service) => `${service} did not answer in time. Please try again.`,
  'too-long': () =>
    'That is more text than this model can read at once. Please shorten it, or choose a larger model in the settings.',
  'no-answer': (service) => `No response from ${service} API. Please try again.`,
  interrupted: () => 'The connection broke before the answer was complete. Please try again.',
  'bad-reply': (service) =>
    `What came back is not what ${service} usually sends. Please check the address in the settings, then try again.`,
  unavailable: () =>
    'This browser has no built-in model, or not on this device. Please choose another service in the settings.',
  cancelled: () => 'You stopped it.',
  'no-picture': (service) =>
    `${service} answered without a picture. Please try again, or change the words on the slide.`,
  'picture-elsewhere': (service) =>
    `${service} sent only the address of a picture. Please name an image model that sends the picture itself (b64_json) in the settings.`,
  unreadable: () => 'The answer could not be read. Please try again.',
}

/** `service` is the name of the provider, as the settings call it. */
export const describeModelFailure = translatable(
  'describeModelFailure',
  (failure: AnyModelFailure, service: string): string => {
    switch (failure.code) {
      case 'blocked':
        return `${service} would not write about this (${failure.reason}). Putting it in other words often helps.`
      case 'unreachable':
        return describeUnreachable(failure.origin, service)
      case 'refused-by-policy':
        return `This copy of Lectern may not connect to ${failure.origin}. Whoever runs it can allow it by starting it with LECTERN_CONNECT_SRC=${failure.origin}.`
      case 'wrong-address':
        return `Something answers at ${failure.address}, but it is no model service. Such addresses often end in /v1: please check it in the settings.`
      case 'model-gone':
        return `${service} does not have the model ${failure.model} any more. Please choose another one in the settings.`
      case 'backend-failed':
        return failure.said ?? backendWords.failed
      case 'bad-request':
        return `${service} did not understand the request (${failure.status}). Choosing another model in the settings may help.`
      default:
        return sentences[failure.code](service)
    }
  },
)

/** Only an address of the user's own, or one on their computer, is theirs to mend. */
function describeUnreachable(origin: string, service: string): string {
  if (isOwnService(service) || origin.startsWith('http:'))
    return `Nothing answers at ${origin}. If it runs on your computer, start it and let this page use it; otherwise check the address in the settings.`
  return `${service} could not be reached at ${origin}. Please check your connection, and whether a firewall or something in your browser blocks it, then try again.`
}

/**
 * The service's own words, for those who want to look them up. Where not even the cause is known
 * and the service has said nothing, that is said; null where there is nothing to quote.
 */
export const quoteService = translatable(
  'quoteService',
  (failure: { code: string; said?: string }, service: string): string | null => {
    // What our own server says of itself is no word of the service.
    if (failure.code === 'backend-failed') return null
    if (failure.said) return `${service} API error: ${failure.said}`
    return failure.code === 'bad-request' ? `${service} API error: Unknown error` : null
  },
)
