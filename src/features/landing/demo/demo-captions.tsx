import styles from './demo-captions.module.css'
import { currentLine, type SpokenSlide } from './demo-talk.ts'

type Props = { spoken: SpokenSlide; word: number }

/** The line being spoken, with the word being spoken lit. */
export function DemoCaptions({ spoken, word }: Props) {
  const line = currentLine(spoken, word)
  if (!line) return null
  return (
    <p className={styles.captions}>
      {spoken.words.slice(line.start, line.end).map((text, offset) => {
        const index = line.start + offset
        return (
          <span key={index}>
            <span data-word={index === word ? 'now' : index < word ? 'said' : 'next'}>
              {text}
            </span>{' '}
          </span>
        )
      })}
    </p>
  )
}
