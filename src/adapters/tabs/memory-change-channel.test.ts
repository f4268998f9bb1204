import { changeChannelContract } from '#ports/tabs/change-channel.contract.ts'

import { createMemoryChangeChannels } from './memory-change-channel.ts'

changeChannelContract(createMemoryChangeChannels())
