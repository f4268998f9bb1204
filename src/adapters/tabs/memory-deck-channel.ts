import type { DeckMessage, OpenDeckChannel } from '#ports/deck-channel.ts'

import { createMemoryChannels } from './create-memory-channels.ts'

export const createMemoryDeckChannels = (): OpenDeckChannel => createMemoryChannels<DeckMessage>()
