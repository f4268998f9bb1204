import { useActionState, useId } from 'react'

import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { appWords } from '#words/app.ts'
import { watchWords } from '#words/shares/watch.ts'

const words = watchWords.unlock

type WatchUnlockProps = {
  unlock: (password: string) => Promise<boolean>
  /** While it is being read: a stranger has made it, and it may take long. */
  onCancel: () => void
}

export function WatchUnlock({ unlock, onCancel }: WatchUnlockProps) {
  const formId = useId()
  const [problem, submit, busy] = useActionState(open, null)

  async function open(_: unknown, data: FormData): Promise<{ text: string } | null> {
    const password = readText(data, 'password')
    if (!password) return { text: words.missing }
    return (await unlock(password)) ? null : { text: words.wrong }
  }

  return (
    <PageNotice
      title={words.title}
      actions={
        <>
          {busy && <Button onClick={onCancel}>{appWords.cancel}</Button>}
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {words.open}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Form id={formId} onSubmit={submit} busy={busy} outcome={problem}>
        <PasswordField
          name="password"
          label={words.password}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for nothing else
          autoFocus
          error={problem?.text}
        />
      </Form>
    </PageNotice>
  )
}
