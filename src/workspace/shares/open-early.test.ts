import { expect, test, vi } from 'vitest'

import { fail, ok } from '#core/result.ts'

import type { WatchedTalk } from '../playback/watched-talk.ts'
import type { Viewing } from '../viewing.ts'
import { openEarly } from './open-early.ts'
import { readShareLink } from './read-share-link.ts'

const id = 'a-share_of-22-letters_'
const linked = { from: 'server', id, key: 'key' } as const

type Fetched = Awaited<ReturnType<Viewing['fetchShare']>>

const answering = (fetched: Fetched) => vi.fn(async () => fetched)
const createShare = () => ({
  open: vi.fn(async (_password?: string, _signal?: AbortSignal) =>
    fail('password-needed' as const),
  ),
})

test('LK14 what the address leads to is asked for before anybody wants it, and once', async () => {
  const ask = answering(fail({ code: 'unknown' }))
  const { fetchShare } = openEarly(ask, linked)
  expect(ask).toHaveBeenCalledExactlyOnceWith(linked)
  expect(await fetchShare({ ...linked })).toEqual(fail({ code: 'unknown' }))
  expect(ask).toHaveBeenCalledTimes(1)
  // Whoever tries again wants a new answer.
  await fetchShare({ ...linked })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('LK14 whoever wants another share gets that one', async () => {
  const ask = answering(fail({ code: 'unknown' }))
  const { fetchShare } = openEarly(ask, linked)
  const others = [
    { ...linked, key: 'other' },
    { from: 'link', fragment: 'key' },
    { from: 'file', file: new Blob() },
  ] as const
  for (const other of others) {
    await fetchShare(other)
    expect(ask).toHaveBeenLastCalledWith(other)
  }
})

test('LK14 it is being opened as soon as it has come, and once without a password', async () => {
  const share = createShare()
  const { fetchShare, told } = openEarly(answering(ok(share)), linked)
  await told
  expect(share.open).toHaveBeenCalledTimes(1)
  const fetched = await fetchShare(linked)
  if (!fetched.ok) throw new Error('It was not fetched')
  expect(await fetched.value.open()).toEqual(fail('password-needed'))
  expect(share.open).toHaveBeenCalledTimes(1)
  await fetched.value.open('typed')
  expect(share.open).toHaveBeenLastCalledWith('typed', undefined)
})

test('LK14 what lies open is there before anybody waits, until it was taken', async () => {
  const talk = {} as WatchedTalk
  const share = { open: async () => ok(talk) }
  const { fetchShare, findOpened, told } = openEarly(answering(ok(share)), linked)
  expect(findOpened(linked)).toBeNull()
  await told
  expect(findOpened({ ...linked, key: 'other' })).toBeNull()
  expect(findOpened({ ...linked })).toBe(talk)
  await fetchShare(linked)
  expect(findOpened(linked)).toBeNull()
})

test.each(['meanwhile', 'before'])('LK14 whoever leaves ends it, also %s', async (when) => {
  const share = createShare()
  const fetched = await openEarly(answering(ok(share)), linked).fetchShare(linked)
  if (!fetched.ok) throw new Error('It was not fetched')
  const leaving = new AbortController()
  if (when === 'before') leaving.abort()
  const opening = fetched.value.open(undefined, leaving.signal)
  leaving.abort()
  await opening
  expect(share.open.mock.lastCall?.[1]?.aborted).toBe(true)
})

test('LK14 a bug in it is heard by whoever asks', async () => {
  const { fetchShare, told } = openEarly(() => Promise.reject(new Error('a bug')), linked)
  await told
  await expect(fetchShare(linked)).rejects.toThrow('a bug')
})

test.each([
  [`/demo-share/${id}`, '#key', linked],
  [`/demo-share/${id}`, '', { ...linked, key: '' }],
  ['/demo-share/', '#carried', { from: 'link', fragment: 'carried' }],
  ['/demo-share/', '', null],
  ['/demo-share/a/b', '#key', null],
  ['/demo-share/%E0%A4%A', '#key', null],
  ['/deck/abc', '#key', null],
])('LK14 %s%s leads to its share', (pathname, hash, source) => {
  expect(readShareLink({ pathname, hash })).toEqual(source)
})
