import type { CallNews } from './call-protocol.ts'

type Fields = Record<string, unknown>

/** What a message of the service says about the narration; null when it is about something else. */
export function readCallMessage(message: unknown): CallNews | null {
  if (!isFields(message)) return null
  switch (message['type']) {
    case 'speech-update':
      if (message['role'] !== 'assistant') return null
      return { kind: 'turn', isOn: message['status'] === 'started' }
    case 'status-update':
      if (message['status'] !== 'ended') return null
      return readEnd(textOf(message['endedReason']))
    case 'assistant.speechStarted':
      return readSpeech(message)
    case 'transcript':
      if (message['role'] !== 'assistant' || message['transcriptType'] === 'partial') return null
      return { kind: 'text', text: textOf(message['transcript']), isOver: true }
    default:
      return null
  }
}

/** Some calls end because the service, its model or its voice broke down. */
const readEnd = (reason: string): CallNews =>
  /error|fault|failed/i.test(reason)
    ? { kind: 'error', type: 'call-ended', message: reason, status: null }
    : { kind: 'ended', reason }

function readSpeech(message: Fields): CallNews {
  const timing = message['timing']
  if (isFields(timing) && typeof timing['wordsSpoken'] === 'number')
    return { kind: 'words', count: timing['wordsSpoken'] }
  if (isFields(timing) && Array.isArray(timing['words']))
    return { kind: 'letters', count: timing['words'].join('').length }
  return { kind: 'text', text: textOf(message['text']), isOver: false }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
