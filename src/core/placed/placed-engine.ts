import { layOutPlaced } from './lay-out-placed.ts'
import type { PlacedEngine } from './opened-placed.ts'

export const placedEngine: PlacedEngine = { layOut: layOutPlaced }
