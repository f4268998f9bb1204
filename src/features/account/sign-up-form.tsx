import { useActionState } from 'react'

import { useWorkspace } from '../workspace-context.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField, TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { readText } from '#ui/read-text.ts'
import { accountWords } from '#words/en/account.ts'
import type { AccountFailure } from '#workspace/session.ts'

import { describeFieldProblem } from './account-messages.ts'
import styles from './auth-page.module.css'
import { Refusal } from './refusal.tsx'
import { useEntrance } from './use-entrance.ts'

const words = accountWords.signUp

export function SignUpForm() {
  const { session } = useWorkspace()
  const { enter } = useEntrance()
  const [failure, submit, busy] = useActionState(
    (_: AccountFailure | null, data: FormData) =>
      enter(
        session.signUp({
          username: readText(data, 'username'),
          fullName: readText(data, 'fullName'),
          email: readText(data, 'email'),
          password: readText(data, 'password'),
        }),
      ),
    null,
  )

  return (
    <Form className={styles.form} onSubmit={submit} busy={busy} outcome={failure}>
      <Refusal failure={failure} fallback={words.failed} />
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={describeFieldProblem(failure, 'username-required', 'username-length')}
      />
      <TextField
        label={words.fullName}
        name="fullName"
        autoComplete="name"
        error={describeFieldProblem(failure, 'full-name-required')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        error={describeFieldProblem(failure, 'email-required', 'email-invalid')}
      />
      <PasswordField
        label={accountWords.password}
        name="password"
        autoComplete="new-password"
        placeholder={words.passwordPlaceholder}
        showLabel={accountWords.showPassword}
        hideLabel={accountWords.hidePassword}
        error={describeFieldProblem(failure, 'password-too-short')}
      />
      <Button type="submit" variant="primary" wide busy={busy} className={styles.submit}>
        {busy ? words.submitting : words.submit}
      </Button>
    </Form>
  )
}
