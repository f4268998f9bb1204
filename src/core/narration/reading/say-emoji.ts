import type { SayRule } from './token-context.ts'

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '👍': 'thumbs up',
    '👎': 'thumbs down',
    '👏': 'round of applause',
    '❤': 'heart',
    '💔': 'broken heart',
    '🔥': 'fire',
    '⭐': 'star',
    '✅': 'check mark',
    '✔': 'check mark',
    '✓': 'check mark',
    '❌': 'cross',
    '🙂': 'smiley',
    '😀': 'smiley',
    '😊': 'smiley',
    '😂': 'laughing face',
    '😢': 'sad face',
    '😡': 'angry face',
    '🎉': 'party popper',
    '🚀': 'rocket',
    '🏆': 'trophy',
    '🥇': 'gold medal',
    '🙏': 'thank you',
    '💡': 'light bulb',
    '⚠': 'warning sign',
  }),
)

/** "I give it a 👍": said where the sentence needs it, and mere ornament anywhere else. */
export const sayEmoji: SayRule = ({ bare, before }) => {
  const [first = ''] = bare.match(/\p{Extended_Pictographic}/gu) ?? []
  const said = names.get(first)
  return said &&
    /^(?:an?|the|that|this|big|huge|with|use|press|tap|click|it's|is|are|was|pure|so)$/iu.test(
      before,
    )
    ? said.split(' ')
    : null
}
