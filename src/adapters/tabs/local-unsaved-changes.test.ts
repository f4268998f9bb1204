// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { describeUnsavedChanges } from '#ports/tabs/unsaved-changes.contract.ts'

import { openLocalUnsavedChanges } from './local-unsaved-changes.ts'

beforeEach(() => localStorage.clear())

describeUnsavedChanges('localStorage', () => openLocalUnsavedChanges)

it('garbage in its place is ignored', () => {
  localStorage.setItem('lectern-unsaved:deck:x', 'not base64 !')
  expect(openLocalUnsavedChanges('deck').take()).toEqual([])
})

it('storage that cannot be used is as good as none', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const changes = openLocalUnsavedChanges('deck')
  changes.keep(new Uint8Array([1]))
  changes.forget()
  expect(changes.take()).toEqual([])
  vi.unstubAllGlobals()
})
