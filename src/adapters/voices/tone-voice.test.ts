import { describe } from 'vitest'

import { voiceContract } from '#ports/sound/voice.contract.ts'

import { createToneVoice } from './tone-voice.ts'

describe('tone voice', () => voiceContract(() => createToneVoice()))
