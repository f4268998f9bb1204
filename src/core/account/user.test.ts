import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { guestUserId, readUser } from './user.ts'

const user = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.com',
  fullName: 'Mara Lind',
  createdAt: '2026-11-14T10:00:00.000Z',
}

test('US4 a user is five fields and nothing more, so no password can be kept', () => {
  expect(readUser({ ...user, password: 'secret' })).toEqual(user)
  for (const field of Object.keys(user)) {
    expect(readUser({ ...user, [field]: undefined })).toBeNull()
    expect(readUser({ ...user, [field]: 7 })).toBeNull()
  }
  expect(readUser({ ...user, id: '' })).toBeNull()
  expect(readUser({ ...user, createdAt: 'yesterday' })).toBeNull()
})

test('US4 whatever else is stored is nobody', () => {
  fc.assert(fc.property(fc.anything(), (stored) => readUser(stored) === null))
})

test('US5 what is made before anyone signs up belongs to demo-user', () => {
  expect(guestUserId).toBe('demo-user')
})
