import { accountWords } from '#words/pages/account.ts'
import { describeStoreFailure } from '#words/storage.ts'
import type { AccountFailure } from '#workspace/account/session.ts'

/** What to say at a field, when one of its own problems is among those that were found. */
export function describeFieldProblem(
  found: readonly AccountFailure['code'][],
  ...codes: readonly (keyof typeof accountWords.problems)[]
): string | null {
  const code = codes.find((candidate) => found.includes(candidate))
  return code ? accountWords.problems[code] : null
}

/** What to say above the form, when no field is to blame or a sentence at the field is not enough. */
export function describeRefusal(failure: AccountFailure | null, fallback: string): string | null {
  switch (failure?.code) {
    case 'invalid-credentials':
    case 'username-taken':
    case 'email-taken':
      return accountWords.refusals[failure.code]
    case 'not-found':
    case 'damaged':
    case 'storage-full':
    case 'storage-unavailable':
    case 'not-loaded':
    case 'newer-version':
      return describeStoreFailure(fallback, failure)
    default:
      return null
  }
}
