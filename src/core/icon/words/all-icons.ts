import { foodIcons } from './food.ts'
import { healthIcons } from './health.ts'
import { knowledgeIcons } from './knowledge.ts'
import { moneyIcons } from './money.ts'
import { natureIcons } from './nature.ts'
import { placesIcons } from './places.ts'
import { signsIcons } from './signs.ts'
import { technologyIcons } from './technology.ts'
import { workIcons } from './work.ts'

/**
 * The chosen icons by their names in the package, each with the words that call for it: as
 * `icon-library` reads them. The app has them from the file that `npm run icons` makes of this.
 */
export const allIcons: Readonly<Record<string, string>> = {
  ...workIcons,
  ...moneyIcons,
  ...knowledgeIcons,
  ...natureIcons,
  ...foodIcons,
  ...healthIcons,
  ...placesIcons,
  ...technologyIcons,
  ...signsIcons,
}
