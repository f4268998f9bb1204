import { noIcon } from '../deck/texts/bullet.ts'
import { readTopic } from '../form/read-label.ts'
import { detectSpokenLanguage } from '../narration/language/detect-spoken-language.ts'
import { findEmojiIcon } from './emoji-icons.ts'
import { findIcon } from './find-icon.ts'
import { type Icon, lookUpIcon } from './icon-library.ts'
import { type IconLanguage, iconLanguages, isIconLanguage } from './icon-language.ts'

/** What a form shows beside an icon. */
export type IconItem = {
  /** What it is about, as it is written. */
  label: string
  /** What its author named. */
  icon?: string | undefined
}

/** Null where its author wants none. `hidden` is how much of the label the icon is shown for. */
export type ChosenIcon = { drawing: Icon | null; hidden: number }

/** What more of them call for tells none from another. */
const mostAlike = 2

/** For the one of several whose words call for none: the same weight, and it says nothing. */
export const plainIcon = 'circle'

/**
 * An icon for each of them, or null when they are shown without. By itself a slide has icons when all
 * labels but one call for some; who names one wants to see it. Plain
 * points, which may be sentences and are typed as they come, have icons only then: by themselves these
 * would come and go with the letters. A sentence calls for none: `Take breaks away from the screen` is
 * about no screen.
 * @param said all that is written on the slide, which tells its language
 */
export function chooseIcons(
  items: readonly IconItem[],
  said: string,
  { arePlain = false } = {},
): ChosenIcon[] | null {
  const named = items.map(readNamed)
  const labels = items.filter((_, at) => named[at] === null).map(({ label }) => readTopic(label))
  const found = leaveOutAlike(findByWords(labels, said))
  const all = named.map((one) => one ?? findNext())
  const isAsked = named.some((one, at) => one?.drawing && (items[at]?.icon || !arePlain))
  const unknown = all.filter((one) => one === null).length
  const isShown = all.some((one) => one?.drawing) && (isAsked || (!arePlain && unknown <= 1))
  return isShown ? all.map((one) => one ?? { drawing: lookUpIcon(plainIcon), hidden: 0 }) : null

  function findNext(): ChosenIcon | null {
    const name = found.shift()
    const drawing = name ? lookUpIcon(name) : null
    return drawing && { drawing, hidden: 0 }
  }
}

const leaveOutAlike = (found: readonly (string | null)[]): (string | null)[] =>
  found.map((name) => (found.filter((other) => other === name).length > mostAlike ? null : name))

/** A name that nobody knows shows nothing. */
function readNamed({ label, icon }: IconItem): ChosenIcon | null {
  if (icon === noIcon) return { drawing: null, hidden: 0 }
  const emoji = findEmojiIcon(label)
  if (icon) return { drawing: lookUpIcon(icon), hidden: emoji?.length ?? 0 }
  return emoji && { drawing: lookUpIcon(emoji.name), hidden: emoji.length }
}

/**
 * The icons that words call for. A slide of a few words may be taken for another language: then the one
 * that knows more of them.
 */
export function findByWords(labels: readonly string[], said: string): (string | null)[] {
  const find = (language: IconLanguage) => labels.map((label) => findIcon(label, language))
  const detected = detectSpokenLanguage(said)
  const first = isIconLanguage(detected) ? find(detected) : labels.map(() => null)
  if (!isIconLanguage(detected) && detected !== 'und') return first
  if (count(first) >= labels.length - 1) return first
  const [best = first] = iconLanguages.map(find).toSorted((a, b) => count(b) - count(a))
  return count(best) > count(first) && count(best) >= labels.length - 1 ? best : first
}

const count = (found: readonly (string | null)[]): number =>
  found.filter((name) => name !== null).length
