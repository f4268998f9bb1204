import { Button } from '#ui/button.tsx'
import { libraryNewsWords } from '#words/library/library-news.ts'

import styles from './library-notice.module.css'

type LibraryNoticeProps = { why: 'unread' | 'noMatches'; onPress: () => void }

/** Stands where the cards would: why there are none, and the one thing to do about it. */
export function LibraryNotice({ why, onPress }: LibraryNoticeProps) {
  const { title, text, button } = libraryNewsWords[why]
  const Heading = why === 'unread' ? 'h2' : 'h3'
  return (
    <div className={styles.notice}>
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      <Button onClick={onPress}>{button}</Button>
    </div>
  )
}
