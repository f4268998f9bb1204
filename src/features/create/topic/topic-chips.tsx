import styles from './topic-chips.module.css'

type TopicChipsProps = {
  label: string
  topics: readonly string[]
  chosen: string
  onChoose: (topic: string) => void
}

/** Topics that are one press away. */
export function TopicChips({ label, topics, chosen, onChoose }: TopicChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {topics.map((topic) => (
        <button
          key={topic}
          type="button"
          aria-pressed={chosen === topic}
          onClick={() => onChoose(topic)}
        >
          {topic}
        </button>
      ))}
    </fieldset>
  )
}
