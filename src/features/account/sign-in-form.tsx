import { useActionState } from 'react'

import { useWorkspace } from '../workspace-context.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { accountWords } from '#words/pages/account.ts'
import type { AccountFailure } from '#workspace/account/session.ts'

import { describeFieldProblem } from './account-messages.ts'
import styles from './auth-page.module.css'
import { Refusal } from './refusal.tsx'
import { useEntrance } from './use-entrance.ts'

const words = accountWords.signIn

export function SignInForm() {
  const { session } = useWorkspace()
  const { enter } = useEntrance()
  const [failure, submit, busy] = useActionState(
    (_: AccountFailure | null, data: FormData) =>
      enter(
        session.signIn({ login: readText(data, 'login'), password: readText(data, 'password') }),
      ),
    null,
  )
  const found = failure ? [failure.code] : []

  return (
    <Form className={styles.form} onSubmit={submit} busy={busy} outcome={failure}>
      <Refusal failure={failure} fallback={words.failed} />
      <TextField
        label={words.login}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={describeFieldProblem(found, 'login-required')}
      />
      <PasswordField
        label={accountWords.password}
        name="password"
        autoComplete="current-password"
        showLabel={accountWords.showPassword}
        hideLabel={accountWords.hidePassword}
        hint={words.passwordHint}
        error={describeFieldProblem(found, 'password-required')}
      />
      <Button type="submit" wide busy={busy} className={styles.submit}>
        {busy ? words.submitting : words.submit}
      </Button>
    </Form>
  )
}
