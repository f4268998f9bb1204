import { changeChannelContract } from '#ports/change-channel.contract.ts'

import { createMemoryChangeChannels } from './memory-change-channel.ts'

changeChannelContract(createMemoryChangeChannels())
