import { expect, test } from 'vitest'

import {
  findSignInProblem,
  findSignUpProblem,
  listSignUpProblems,
  type SignUpFields,
  type SignUpProblem,
} from './account-rules.ts'

const good: SignUpFields = {
  username: 'mara',
  fullName: 'Mara Lind',
  email: 'mara@example.com',
  password: 'secret',
}

test('US1 good fields have no problem', () => {
  expect(findSignUpProblem(good)).toBeNull()
})

test('US1 problems come one at a time, in the order of the form', () => {
  const fields: SignUpFields = { username: '', fullName: '', email: '', password: '' }
  const repairs: [SignUpProblem, Partial<SignUpFields>][] = [
    ['username-required', { username: 'ma' }],
    ['username-length', { username: 'mara' }],
    ['email-required', { email: 'mara' }],
    ['full-name-required', { fullName: 'Mara Lind' }],
    ['password-too-short', { password: 'secret' }],
    ['email-invalid', { email: 'mara@example.com' }],
  ]
  for (const [problem, repair] of repairs) {
    expect(findSignUpProblem(fields)).toBe(problem)
    Object.assign(fields, repair)
  }
  expect(findSignUpProblem(fields)).toBeNull()
})

test('US1 every field that is wrong is listed, each with one problem', () => {
  const empty: SignUpFields = { username: '', fullName: '', email: '', password: '' }
  expect(listSignUpProblems(empty)).toEqual([
    'username-required',
    'email-required',
    'full-name-required',
    'password-too-short',
  ])
  expect(listSignUpProblems({ ...good, username: 'ma', email: 'mara' })).toEqual([
    'username-length',
    'email-invalid',
  ])
  expect(listSignUpProblems(good)).toEqual([])
})

test.each([
  ['ab', 'username-length'],
  ['abc', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'username-length'],
])('US1 username %s gives %s', (username, problem) => {
  expect(findSignUpProblem({ ...good, username })).toBe(problem)
})

test.each(['mara', 'mara@', '@example.com', 'mara@example', 'ma ra@example.com', 'a@b@c.de'])(
  'US1 %s is no email',
  (email) => {
    expect(findSignUpProblem({ ...good, email })).toBe('email-invalid')
  },
)

test('US1 five characters are too short for a password, six are enough', () => {
  expect(findSignUpProblem({ ...good, password: '12345' })).toBe('password-too-short')
  expect(findSignUpProblem({ ...good, password: '123456' })).toBeNull()
})

test('US2 sign-in asks for the login before the password', () => {
  expect(findSignInProblem({ login: ' ', password: '' })).toBe('login-required')
  expect(findSignInProblem({ login: 'mara', password: ' ' })).toBe('password-required')
  expect(findSignInProblem({ login: 'mara', password: 'x' })).toBeNull()
})

test('US3 spaces around a value do not count', () => {
  expect(findSignUpProblem({ ...good, username: '  ab  ' })).toBe('username-length')
  expect(findSignUpProblem({ ...good, fullName: '   ' })).toBe('full-name-required')
  expect(findSignUpProblem({ ...good, password: ' 12345 ' })).toBe('password-too-short')
  expect(findSignUpProblem({ ...good, email: ' mara@example.com ' })).toBeNull()
})

test('US3 a character outside the basic plane counts once', () => {
  expect(findSignUpProblem({ ...good, username: '🦊🦊' })).toBe('username-length')
  expect(findSignUpProblem({ ...good, username: '🦊🦊🦊' })).toBeNull()
})
