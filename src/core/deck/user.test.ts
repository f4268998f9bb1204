import * as v from 'valibot'
import { expect, test } from 'vitest'

import { guestUserId, userSchema } from './user.ts'

const user = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.com',
  fullName: 'Mara Lind',
  createdAt: '2026-11-14T10:00:00.000Z',
}

test('US4 a user is five fields and nothing more, so no password can be kept', () => {
  expect(v.parse(userSchema, { ...user, password: 'secret' })).toEqual(user)
  for (const field of Object.keys(user))
    expect(v.is(userSchema, { ...user, [field]: undefined })).toBe(false)
})

test('US5 what is made before anyone signs up belongs to demo-user', () => {
  expect(guestUserId).toBe('demo-user')
})
