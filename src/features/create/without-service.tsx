import { Form } from '#ui/form.tsx'
import { topicWords } from '#words/en/topic.ts'

import type { WishProps } from './deck-wish.ts'
import { findSourceError } from './find-source-error.ts'
import { OtherWays } from './other-ways.tsx'
import { SourceField } from './source-field.tsx'
import styles from './topic-page.module.css'
import type { Generating } from './use-generation.ts'
import { useMissing } from './use-missing.ts'

type WithoutServiceProps = WishProps & { generating: Generating }

/** What can be made on the topic screen before any service is set up. */
export function WithoutService({ wish, onWish, generating }: WithoutServiceProps) {
  const missing = useMissing(wish)
  return (
    <Form className={styles.without} outcome={missing.outcome} onSubmit={() => {}}>
      <SourceField
        wish={wish}
        onWish={onWish}
        error={findSourceError(missing.find('source'), generating.end)}
      />
      <div>
        <OtherWays wish={wish} generating={generating} isReady={false} onMissing={missing.say} />
        {missing.find('topic') && (
          <p role="alert" className={styles.missing}>
            {topicWords.topicMissing}
          </p>
        )}
      </div>
    </Form>
  )
}
