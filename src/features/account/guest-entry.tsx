import { useActionState } from 'react'

import { useWorkspace } from '../workspace-context.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { accountWords } from '#words/pages/account.ts'
import type { AccountFailure } from '#workspace/account/session.ts'

import styles from './auth-page.module.css'
import { Refusal } from './refusal.tsx'
import { useEntrance } from './use-entrance.ts'

/** In without a profile; what is made stays, and a later sign-up adopts it. */
export function GuestEntry() {
  const { session } = useWorkspace()
  const { enter } = useEntrance()
  const [failure, submit, busy] = useActionState<AccountFailure | null>(
    () => enter(session.continueAsGuest()),
    null,
  )

  return (
    <Form className={styles.form} onSubmit={() => submit()} busy={busy}>
      <Refusal failure={failure} fallback={accountWords.signIn.failed} />
      <Button type="submit" variant="primary" wide busy={busy} className={styles.submit}>
        {accountWords.guest}
      </Button>
      <p className={styles.aside}>{accountWords.guestHint}</p>
    </Form>
  )
}
