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

/** The first problem: the form's own rules in its order, then the account's rule for the email. */
export function findSignUpProblem(fields: SignUpFields): SignUpProblem | null {
  const username = fields.username.trim()
  const email = fields.email.trim()
  if (!username) return 'username-required'
  const length = countCharacters(username)
  if (length < usernameLength.min || length > usernameLength.max) return 'username-length'
  if (!email) return 'email-required'
  if (!fields.fullName.trim()) return 'full-name-required'
  if (countCharacters(fields.password.trim()) < minPasswordLength) return 'password-too-short'
  if (!simpleEmail.test(email)) return 'email-invalid'
  return null
}

export function findSignInProblem(fields: SignInFields): SignInProblem | null {
  if (!fields.login.trim()) return 'login-required'
  if (!fields.password.trim()) return 'password-required'
  return null
}
