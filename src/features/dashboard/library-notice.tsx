import { Button } from '#ui/button.tsx'

import styles from './library-notice.module.css'

type LibraryNoticeProps = {
  title: string
  text: string
  button: string
  onPress: () => void
  heading?: 'h2' | 'h3'
}

/** Stands where the cards would: why there are none, and the one thing to do about it. */
export function LibraryNotice({
  title,
  text,
  button,
  onPress,
  heading: Heading = 'h3',
}: LibraryNoticeProps) {
  return (
    <div className={styles.notice}>
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      <Button onClick={onPress}>{button}</Button>
    </div>
  )
}
