import { changeChannelContract } from '#ports/tabs/change-channel.contract.ts'

import { createBroadcastChangeChannel } from './broadcast-change-channel.ts'

changeChannelContract(() => createBroadcastChangeChannel('change-channel-test'))
