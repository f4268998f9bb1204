import type { DeckMessage, OpenDeckChannel } from '#ports/tabs/deck-channel.ts'

import { createMemoryChannels } from './create-memory-channels.ts'

export const createMemoryDeckChannels = (): OpenDeckChannel => createMemoryChannels<DeckMessage>()
