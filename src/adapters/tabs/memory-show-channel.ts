import type { OpenShowChannel, ShowMessage } from '#ports/tabs/show-channel.ts'

import { createMemoryChannels } from './create-memory-channels.ts'

export const createMemoryShowChannels = (): OpenShowChannel => createMemoryChannels<ShowMessage>()
