import { Form } from '#ui/fields/form.tsx'
import { topicWords } from '#words/create/topic.ts'

import type { RequestProps } from '../request-draft.ts'
import { findSourceError } from '../source/find-source-error.ts'
import { OtherWays, useWaysWithoutModel } from './other-ways.tsx'
import { SourceField } from '../source/source-field.tsx'
import styles from '../topic/topic-page.module.css'
import type { Generating } from '../use-generation.ts'
import { useMissing } from '../use-missing.ts'

type WithoutServiceProps = RequestProps & { generating: Generating }

/** What can be made on the topic screen before any service is set up. */
export function WithoutService({ request, onRequest, generating }: WithoutServiceProps) {
  const missing = useMissing(request)
  const making = { request, generating, onMissing: missing.say }
  const ways = useWaysWithoutModel(making)
  return (
    <Form className={styles.without} outcome={missing.outcome} onSubmit={() => {}}>
      <SourceField
        request={request}
        onRequest={onRequest}
        error={findSourceError(missing.find('source'), generating.end)}
      />
      <div>
        <OtherWays {...making} ways={ways} isReady={false} />
        {missing.find('topic') && (
          <p role="alert" className={styles.missing}>
            {topicWords.topicMissing}
          </p>
        )}
      </div>
    </Form>
  )
}
