/** What a person types to sign up or in. The password is checked for length and then forgotten. */
export type SignUpFields = { username: string; fullName: string; email: string; password: string }
export type SignInFields = { login: string; password: string }

const usernameLength = { min: 3, max: 50 } as const
const minPasswordLength = 6

/** Characters as a person counts them: an emoji is one, not two. */
const countCharacters = (text: string): number => Array.from(text).length

const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type SignUpProblem =
  | 'username-required'
  | 'username-length'
  | 'email-required'
  | 'email-invalid'
  | 'full-name-required'
  | 'password-too-short'

export type SignInProblem = 'login-required' | 'password-required'

/** At most one for each field: the form's own rules in its order, then the account's for the email. */
export function listSignUpProblems(fields: SignUpFields): SignUpProblem[] {
  const problems: SignUpProblem[] = []
  const length = countCharacters(fields.username.trim())
  const email = fields.email.trim()
  if (length === 0) problems.push('username-required')
  else if (length < usernameLength.min || length > usernameLength.max)
    problems.push('username-length')
  if (!email) problems.push('email-required')
  if (!fields.fullName.trim()) problems.push('full-name-required')
  if (countCharacters(fields.password.trim()) < minPasswordLength)
    problems.push('password-too-short')
  if (email && !simpleEmail.test(email)) problems.push('email-invalid')
  return problems
}

export const findSignUpProblem = (fields: SignUpFields): SignUpProblem | null =>
  listSignUpProblems(fields)[0] ?? null

export function findSignInProblem(fields: SignInFields): SignInProblem | null {
  if (!fields.login.trim()) return 'login-required'
  if (!fields.password.trim()) return 'password-required'
  return null
}
