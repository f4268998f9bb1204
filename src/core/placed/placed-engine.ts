import { layOutPlaced } from './lay-out-placed.ts'
import type { PlacedEngine } from './opened-placed.ts'
import { carryOver } from './over/carry-over.ts'
import { findCoveredWords } from './over/find-covered-words.ts'
import { layOutOver } from './over/lay-out-over.ts'

export const placedEngine: PlacedEngine = {
  layOut: layOutPlaced,
  layOutOver,
  carryOver,
  findCoveredWords,
}
