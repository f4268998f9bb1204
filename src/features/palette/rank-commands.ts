import { foldText } from '#core/fold-text.ts'

type Findable = { label: string; group: string }

/** How well one typed word fits: the beginning of the label best, then of a word in it, then anywhere. */
function scoreWord(word: string, label: string, group: string): number {
  const at = label.indexOf(word)
  if (at === 0) return 4
  if (label.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 3
  if (at > 0) return 2
  return group.includes(word) ? 1 : 0
}

/** The commands in which every typed word occurs, best first; equals stay in their order. */
export function rankCommands<T extends Findable>(commands: readonly T[], query: string): T[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return commands
    .map((command) => {
      const label = foldText(command.label)
      const group = foldText(command.group)
      const scores = words.map((word) => scoreWord(word, label, group))
      const fits = scores.every((score) => score > 0)
      return { command, score: fits ? scores.reduce((sum, score) => sum + score, 0) : -1 }
    })
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command)
}
