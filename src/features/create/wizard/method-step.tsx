import { FileUp } from 'lucide-react'

import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Form } from '#ui/fields/form.tsx'
import { appWords } from '#words/app.ts'
import { createWords } from '#words/create/create.ts'

import { isPlanned } from '../../planned.ts'
import styles from './create-page.module.css'
import { MethodPicture } from './method-picture.tsx'
import { useImportActions } from '../use-import-actions.ts'
import { type Method, methods, type StepProps } from './wizard-draft.ts'

const words = createWords.method

type MethodStepProps = StepProps & { onContinue: (method: Method) => void }

export function MethodStep({ draft, onDraft, onContinue }: MethodStepProps) {
  const { method } = draft
  const [importAction] = useImportActions()
  return (
    <Form className={styles.method} onSubmit={() => method && onContinue(method)}>
      <ChoiceGroup label={words.label} className={styles.methods}>
        {methods.map((value) => (
          <ChoiceCard
            key={value}
            value={value}
            checked={value === method}
            onChoose={() => onDraft({ method: value })}
            title={words[value].title}
            description={words[value].text}
            picture={<MethodPicture method={value} />}
            facts={
              <>
                <Badge tone={value === 'ai' ? 'blue' : 'slate'}>{words[value].badge}</Badge>
                {value === 'ai' && isPlanned('ai-generation') && (
                  <Badge tone="straw">{appWords.planned}</Badge>
                )}
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="l" disabled={!method}>
          {words.continue}
        </Button>
        <p className={styles.haveFile}>
          {words.haveFile}
          <Button variant="ghost" size="s" icon={<FileUp />} onClick={importAction.run}>
            {words.import}
          </Button>
        </p>
      </div>
    </Form>
  )
}
