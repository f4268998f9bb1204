import type { SignInProblem, SignUpProblem } from '#core/account/account-rules.ts'

import { translatable } from '../language.ts'

/** Said at the field that is to blame. */
const problems: Record<SignInProblem | SignUpProblem | 'username-taken' | 'email-taken', string> = {
  'login-required': 'Username or email is required',
  'password-required': 'Password is required',
  'username-required': 'Username is required',
  'username-length': 'Username must be between 3 and 50 characters',
  'email-required': 'Email is required',
  'email-invalid': 'Invalid email format',
  'full-name-required': 'Full name is required',
  'password-too-short': 'Password must be at least 6 characters long',
  'username-taken': 'Username already exists',
  'email-taken': 'Email already exists',
}

/** Said above the form. */
const refusals: Record<'invalid-credentials' | 'username-taken' | 'email-taken', string> = {
  'invalid-credentials':
    "Invalid login credentials. Please check your username/email and password. If you don't have an account, please sign up using the link below.",
  'username-taken':
    'This username is already taken. Please choose a different username or sign in if you already have an account.',
  'email-taken':
    'An account with this email already exists. Please sign in instead or use a different email address.',
}

/** What the auth screen says. */
export const accountWords = translatable('accountWords', {
  backToHome: 'Back to Home',
  notice: {
    title: 'Demo mode',
    text: 'A profile keeps your presentations apart from others in this browser. It is not a lock: no password is stored, and whoever holds this browser holds the data.',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  password: 'Password',
  signIn: {
    title: 'Welcome back',
    login: 'Username or Email',
    passwordHint: 'Any password works for existing accounts.',
    submit: 'Sign In',
    submitting: 'Signing In...',
    failed: 'Authentication failed',
    other: 'No account yet?',
    otherLink: 'Sign up',
  },
  signUp: {
    title: 'Create your profile',
    username: 'Username',
    fullName: 'Full Name',
    email: 'Email Address',
    passwordPlaceholder: 'min 6 characters',
    submit: 'Create Demo Account',
    submitting: 'Creating Demo Account...',
    failed: 'Failed to create account',
    other: 'Already have an account?',
    otherLink: 'Sign in',
  },
  or: 'or',
  guest: 'Continue as guest',
  guestHint: 'Sign up later and what you made comes with you.',
  problems,
  refusals,
  /** A line of a talk, as its voice would speak it; the word at `lit` is being spoken. */
  speech: {
    words: [
      'Good',
      'evening.',
      'Tonight',
      'I',
      'would',
      'like',
      'to',
      'begin',
      'with',
      'a',
      'question.',
    ],
    lit: 7,
  },
  tiles: {
    label: 'What Lectern does',
    generated: {
      title: 'AI Generated Content',
      text: 'A topic becomes a first deck, ready to shape.',
    },
    narration: {
      title: 'Voice Narration',
      text: 'Your speaker notes, spoken aloud, word by word.',
    },
    demo: {
      title: 'Demo Mode',
      text: 'No server: all of it stays in this browser, and no email is ever sent.',
    },
  },
})
