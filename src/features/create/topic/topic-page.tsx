import { clsx } from 'clsx'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { Banner } from '#ui/notices/banner.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { topicWords as words } from '#words/create/topic.ts'

import { paths } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import { FeatureCards } from './feature-cards.tsx'
import { GeneratingView } from '../generating-view.tsx'
import { GenerationFailure } from '../generation-failure.tsx'
import frame from '../page-frame.module.css'
import { TopicChips } from './topic-chips.tsx'
import styles from './topic-page.module.css'
import { useGeneration } from '../use-generation.ts'
import { useExportAction } from '../use-export-action.tsx'
import { useImportActions } from '../use-import-actions.ts'
import { useLastRequest } from '../use-last-request.ts'
import { useModelReadiness } from '../use-model-readiness.ts'
import { useOwnLibrary } from '../use-own-library.ts'
import { WithoutService } from '../wizard/without-service.tsx'

/** The presentation view without a presentation: a topic is all it takes. */
export function TopicPage() {
  useOwnLibrary()
  const { overlays } = useWorkspace()
  const generating = useGeneration()
  const { run } = generating
  const { isReady, obstacle } = useModelReadiness()
  const lastRequest = useLastRequest()
  const [request, setRequest] = useState(lastRequest)
  const onRequest = (change: Partial<typeof request>) =>
    setRequest((now) => ({ ...now, ...change }))
  const isEmpty = request.topic.trim() === ''
  const [importAction] = useImportActions()
  useExportAction()
  const openSettings = () => overlays.show('settings')

  return (
    <div className={frame.page}>
      <header className={frame.bar}>
        <Link href={paths.dashboard} asChild>
          <LinkButton variant="ghost" icon={<ArrowLeft className={frame.back} />}>
            {words.back}
          </LinkButton>
        </Link>
        <Button variant="ghost" icon={<KeyRound />} onClick={openSettings}>
          {words.settings}
        </Button>
      </header>
      <main className={clsx(frame.main, styles.main)}>
        <div className={styles.headline}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        {obstacle && (
          <Banner
            tone="warning"
            title={words.required}
            actions={
              <Button size="s" onClick={openSettings}>
                {words.openSettings}
              </Button>
            }
          >
            {obstacle.text}
          </Banner>
        )}
        <GenerationFailure generating={generating} request={request} />
        <Form
          className={styles.form}
          busy={run !== null}
          onSubmit={() => {
            if (isReady && !isEmpty) void generating.generate(request)
          }}
        >
          <div className={styles.ask}>
            <TextField
              className={styles.topic}
              label={words.topic}
              placeholder={words.placeholder}
              maxLength={500}
              readOnly={run !== null}
              value={request.topic}
              onChange={(event) => onRequest({ topic: event.target.value })}
            />
            <Button
              type="submit"
              variant="primary"
              size="l"
              busy={run !== null}
              disabled={run === null && (isEmpty || !isReady)}
            >
              {run ? words.generating : words.generate}
            </Button>
          </div>
          {!run && (
            <>
              <TopicChips
                label={words.popular}
                topics={words.topics}
                chosen={request.topic}
                onChoose={(topic) => onRequest({ topic })}
              />
              <div className={styles.others}>
                <Link href={paths.createWithAi} className={styles.more}>
                  {words.more}
                </Link>
                <button type="button" className={styles.more} onClick={importAction.run}>
                  {words.importFile}
                </button>
              </div>
            </>
          )}
        </Form>
        {run && <GeneratingView run={run} />}
        {!run && obstacle && (
          <WithoutService request={request} onRequest={onRequest} generating={generating} />
        )}
        {!run && <FeatureCards />}
      </main>
    </div>
  )
}
