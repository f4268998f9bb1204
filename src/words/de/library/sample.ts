import type { sampleWords as English } from '../../library/sample.ts'
import type { Translation } from '../../language-pack.ts'

export const sampleWords: Translation<typeof English> = {
  description: 'Ein Beispiel: wie aus Atem, Schwingung und Form die Stimme wird, die du hörst.',
}
