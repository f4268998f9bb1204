import type { Translation } from '../language-pack.ts'
import type { whenWords as English } from '../when.ts'

export const whenWords: Translation<typeof English> = { justNow: 'gerade eben' }
