import { foldText } from '#core/fold-text.ts'

type Findable = { label: string; group: string; alsoCalled?: string | undefined }

/**
 * How well one typed word fits: the beginning of the label best, then of a word in it, then anywhere;
 * then what else it is called, and where it belongs.
 */
function scoreWord(word: string, { label, group, alsoCalled = '' }: Findable): number {
  const at = label.indexOf(word)
  if (at === 0) return 5
  if (hasWordFrom(label, word)) return 4
  if (at > 0) return 3
  if (hasWordFrom(alsoCalled, word)) return 2
  return group.includes(word) ? 1 : 0
}

const hasWordFrom = (text: string, beginning: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(beginning))

/** The commands in which every typed word occurs, best first; equals stay in their order. */
export function rankCommands<T extends Findable>(commands: readonly T[], query: string): T[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return commands
    .map((command) => {
      const folded = {
        label: foldText(command.label),
        group: foldText(command.group),
        alsoCalled: foldText(command.alsoCalled ?? ''),
      }
      const scores = words.map((word) => scoreWord(word, folded))
      const fits = scores.every((score) => score > 0)
      return { command, score: fits ? scores.reduce((sum, score) => sum + score, 0) : -1 }
    })
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command)
}
