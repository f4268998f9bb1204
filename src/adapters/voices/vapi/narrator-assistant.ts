import type { CreateAssistantDTO } from '@vapi-ai/web/dist/api'

import type { Speaker } from '#ports/sound/voice.ts'

/** The service takes a list of messages; the types of its SDK say only one. */
export type NarratorAssistant = Omit<CreateAssistantDTO, 'clientMessages'> & {
  clientMessages: NonNullable<CreateAssistantDTO['clientMessages']>[]
}

/** The presets of the speech provider; their ids are Vapi's. */
export const vapiSpeakers: readonly Speaker[] = [
  { id: 'sarah', name: 'Sarah', tone: 'feminine', language: 'en-US' },
  { id: 'paula', name: 'Paula', tone: 'feminine', language: 'en-US' },
  { id: 'ryan', name: 'Ryan', tone: 'masculine', language: 'en-US' },
  { id: 'phillip', name: 'Phillip', tone: 'masculine', language: 'en-US' },
]

const narratorPrompt =
  'You are the narrator of a slide presentation. You say the texts you are given word for word, ' +
  'warmly and clearly, with natural pauses and real enthusiasm. You add nothing, answer nobody ' +
  'and ask nothing.'

type Asked = { text: string; speaker: string; rate: number }

/**
 * Who speaks in the call, and the text it begins with. Fields of the specification that the service
 * has dropped since (response and LLM delays, backchanneling, the silence time-out) are left out, or
 * have the name they have now.
 */
export const createNarratorAssistant = ({ text, speaker, rate }: Asked): NarratorAssistant => ({
  name: 'Lectern narrator',
  firstMessage: text,
  firstMessageMode: 'assistant-speaks-first',
  firstMessageInterruptionsEnabled: false,
  model: {
    provider: 'openai',
    model: 'gpt-4o-mini',
    temperature: 0.4,
    maxTokens: 1000,
    messages: [{ role: 'system', content: narratorPrompt }],
  },
  voice: {
    provider: '11labs',
    voiceId: speaker,
    model: 'eleven_flash_v2_5',
    stability: 0.75,
    similarityBoost: 0.95,
    style: 0.5,
    useSpeakerBoost: true,
    speed: toVoiceSpeed(rate),
  },
  transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en-US' },
  maxDurationSeconds: 600,
  backgroundSound: 'off',
  artifactPlan: { recordingEnabled: false },
  startSpeakingPlan: { waitSeconds: 0.3 },
  // Nobody is to interrupt it; the microphone is not even on.
  stopSpeakingPlan: { numWords: 10 },
  backgroundSpeechDenoisingPlan: { smartDenoisingPlan: { enabled: true } },
  clientMessages: [
    'assistant.speechStarted',
    'speech-update',
    'status-update',
    'transcript',
    'hang',
    'user-interrupted',
  ],
})

/** The voice takes no other speeds than these. */
export const toVoiceSpeed = (rate: number): number => Math.min(1.2, Math.max(0.7, rate))
