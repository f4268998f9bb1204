import { describeDeckChannel } from '#ports/tabs/deck-channel.contract.ts'

import { createMemoryDeckChannels } from './memory-deck-channel.ts'

describeDeckChannel('memory', createMemoryDeckChannels, async () => {})
