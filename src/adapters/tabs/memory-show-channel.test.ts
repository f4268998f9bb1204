import { describeShowChannel } from '#ports/tabs/show-channel.contract.ts'

import { createMemoryShowChannels } from './memory-show-channel.ts'

describeShowChannel('memory', createMemoryShowChannels, async () => {})
