import { expect, test } from 'vitest'

import { readCallMessage } from './read-call-message.ts'

test.each([
  [
    { type: 'speech-update', role: 'assistant', status: 'started' },
    { kind: 'turn', isOn: true },
  ],
  [
    { type: 'speech-update', role: 'assistant', status: 'stopped' },
    { kind: 'turn', isOn: false },
  ],
  [{ type: 'speech-update', role: 'user', status: 'started' }, null],
  [
    { type: 'assistant.speechStarted', source: 'force-say', text: 'Hello there' },
    { kind: 'text', text: 'Hello there', isOver: false },
  ],
  [
    {
      type: 'assistant.speechStarted',
      text: 'x',
      timing: { type: 'word-progress', wordsSpoken: 3 },
    },
    { kind: 'words', count: 3 },
  ],
  [
    {
      type: 'assistant.speechStarted',
      text: 'x',
      timing: { type: 'word-alignment', words: ['Hello', ' ', 'you'] },
    },
    { kind: 'letters', count: 9 },
  ],
  [
    { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' },
    { kind: 'text', text: 'Hello.', isOver: true },
  ],
  [{ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'He' }, null],
  [{ type: 'transcript', role: 'user', transcript: 'Stop' }, null],
  [{ type: 'conversation-update' }, null],
  [null, null],
])('VA5 %j is news, or none', (message, news) => {
  expect(readCallMessage(message)).toEqual(news)
})

test.each([
  ['exceeded-max-duration', 'ended'],
  ['silence-timed-out', 'ended'],
  ['customer-ended-call', 'ended'],
  ['pipeline-error-openai-llm-failed', 'error'],
  ['call.in-progress.error-vapifault-openai-llm-failed', 'error'],
])('VA7 a call that ends with %s has %s', (endedReason, kind) => {
  expect(readCallMessage({ type: 'status-update', status: 'ended', endedReason })?.kind).toBe(kind)
})
