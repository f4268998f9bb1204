import { useActionState } from 'react'

import { listSignUpProblems } from '#core/account/account-rules.ts'
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

const words = accountWords.signUp

/** Why it failed, and every field that is to blame. */
type Refused = { failure: AccountFailure; problems: readonly AccountFailure['code'][] }

export function SignUpForm() {
  const { session } = useWorkspace()
  const { enter } = useEntrance()
  const [refused, submit, busy] = useActionState<Refused | null, FormData>(async (_, data) => {
    const fields = {
      username: readText(data, 'username'),
      fullName: readText(data, 'fullName'),
      email: readText(data, 'email'),
      password: readText(data, 'password'),
    }
    const failure = await enter(session.signUp(fields))
    return failure && { failure, problems: [...listSignUpProblems(fields), failure.code] }
  }, null)
  const problems = refused?.problems ?? []

  return (
    <Form className={styles.form} onSubmit={submit} busy={busy} outcome={refused}>
      <Refusal failure={refused?.failure ?? null} fallback={words.failed} />
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={describeFieldProblem(
          problems,
          'username-required',
          'username-length',
          'username-taken',
        )}
      />
      <TextField
        label={words.fullName}
        name="fullName"
        autoComplete="name"
        error={describeFieldProblem(problems, 'full-name-required')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        error={describeFieldProblem(problems, 'email-required', 'email-invalid', 'email-taken')}
      />
      <PasswordField
        label={accountWords.password}
        name="password"
        autoComplete="new-password"
        placeholder={words.passwordPlaceholder}
        showLabel={accountWords.showPassword}
        hideLabel={accountWords.hidePassword}
        error={describeFieldProblem(problems, 'password-too-short')}
      />
      <Button type="submit" wide busy={busy} className={styles.submit}>
        {busy ? words.submitting : words.submit}
      </Button>
    </Form>
  )
}
