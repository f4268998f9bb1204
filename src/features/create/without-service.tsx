import { useState } from 'react'

import { Form } from '#ui/form.tsx'
import { topicWords } from '#words/en/topic.ts'

import type { WishProps } from './deck-wish.ts'
import { findSourceError } from './find-source-error.ts'
import { OtherWays } from './other-ways.tsx'
import { SourceField } from './source-field.tsx'
import styles from './topic-page.module.css'
import type { Generating } from './use-generation.ts'

type WithoutServiceProps = WishProps & { generating: Generating }

/** What can be made on the topic screen before any service is set up. */
export function WithoutService({ wish, onWish, generating }: WithoutServiceProps) {
  const [missing, setMissing] = useState<{ field: 'topic' | 'source' } | null>(null)
  const lacks = (field: 'topic' | 'source') => missing?.field === field && wish[field].trim() === ''
  return (
    <Form className={styles.without} outcome={missing} onSubmit={() => {}}>
      <SourceField
        wish={wish}
        onWish={onWish}
        error={findSourceError(lacks('source'), generating.end)}
      />
      <div>
        <OtherWays
          wish={wish}
          generating={generating}
          isReady={false}
          onMissing={(field) => setMissing({ field })}
        />
        {lacks('topic') && (
          <p role="alert" className={styles.missing}>
            {topicWords.topicMissing}
          </p>
        )}
      </div>
    </Form>
  )
}
