import { beforeEach, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { ShareHost } from '#ports/shares/share-host.ts'

import { makePassphrasesQuick } from '../../../test/fixtures/quick-passphrases.ts'
import {
  openSharer,
  ownDeck,
  pictureBytes,
  type Sharer,
  usual,
} from '../../../test/fixtures/sharer.ts'
import { fetchShare } from './fetch-share.ts'

beforeEach(makePassphrasesQuick)

let sharer: Sharer
beforeEach(async () => void (sharer = await openSharer()))

const dayMs = 24 * 60 * 60 * 1000

test('LK1 whoever has the link sees the deck, with its pictures made fit to be shown', async () => {
  const openDeck = await sharer.mustWatch(await sharer.share())
  const watched = openDeck.state.getState().deck
  expect(watched.title).toBe('Bees')
  expect(watched.slides.map(({ title, notes }) => [title, notes])).toEqual([
    ['Hive', 'They build it.'],
    ['Dance', 'They tell the way.'],
  ])
  const name = watched.slides[0]?.imageUrl?.replace('asset:', '') ?? ''
  const picture = await openDeck.loadPicture(name)
  if (!picture.ok) throw new Error(picture.error.code)
  expect(picture.value.type).toBe('image/webp')
  expect(new Uint8Array(await picture.value.arrayBuffer())).toEqual(pictureBytes)
  expect(await openDeck.loadPicture('other')).toEqual(fail({ code: 'not-found' }))
})

test('LK1 a watched deck can be turned to any slide, and nothing changes it', async () => {
  const openDeck = await sharer.mustWatch(await sharer.share())
  const { deck: before } = openDeck.state.getState()
  openDeck.edit((view) => ({ ...view, deck: { ...view.deck, title: 'Wasps' } }))
  expect(openDeck.state.getState().deck).toBe(before)
  openDeck.select(9)
  expect(openDeck.state.getState().current).toBe(1)
})

test('LK1 the server and the list have what they need, and the server nothing else', async () => {
  const { id, key, token } = await sharer.share()
  const kept = sharer.server.kept.get(id)
  expect(kept?.days).toBe(7)
  const seen = JSON.stringify([...(kept?.payload ?? [])]) + kept?.ownerHash
  for (const secret of [key, token]) expect(seen).not.toContain(secret)
  expect(Buffer.from(kept?.payload ?? []).includes('They build it')).toBe(false)
})

test('LK5 without notes none are sent', async () => {
  const openDeck = await sharer.mustWatch(await sharer.share({ withNotes: false }))
  expect(openDeck.state.getState().deck.slides.map(({ notes }) => notes)).toEqual(['', ''])
})

test('LK5 a password is asked for, and can be tried again', async () => {
  const record = await sharer.share({ password: 'sesame' })
  const fetched = await fetchShare({ from: 'server', ...record }, sharer.needs())
  if (!fetched.ok) throw new Error(fetched.error.code)
  expect(await fetched.value.open()).toEqual(fail('password-needed'))
  expect(await fetched.value.open('barley')).toEqual(fail('wrong-password'))
  expect(await fetched.value.open('sesame')).toMatchObject({ ok: true })
})

test('LK2 a key that was cut or changed is damage, and a cut one is not even asked about', async () => {
  const record = await sharer.share()
  const first = record.key.startsWith('A') ? 'B' : 'A'
  expect(await sharer.watch({ ...record, key: first + record.key.slice(1) })).toEqual(
    fail('damaged'),
  )
  sharer.server.fault = { code: 'offline' }
  for (const key of ['', record.key.slice(1), `${record.key}.`])
    expect(await sharer.watch({ ...record, key })).toEqual(fail({ code: 'damaged' }))
})

test('LK2 one changed bit of the address, the key or what is kept has its page, and nothing is shown', async () => {
  const record = await sharer.share()
  for (const id of changeLetters(record.id))
    expect(await sharer.watch({ ...record, id })).toEqual(fail({ code: 'unknown' }))
  for (const key of changeLetters(record.key)) {
    const opened = await sharer.watch({ ...record, key })
    expect([fail('damaged'), fail({ code: 'damaged' })]).toContainEqual(opened)
  }
  const kept = sharer.server.kept.get(record.id)
  if (!kept) throw new Error('nothing kept')
  for (let bit = 0; bit < kept.payload.length * 8; bit++) {
    const payload = kept.payload.slice()
    payload[bit >> 3] = (payload[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    sharer.server.kept.set(record.id, { ...kept, payload })
    expect(await sharer.watch(record)).toEqual(fail('damaged'))
  }
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Each bit of each letter, once. */
const changeLetters = (text: string): string[] =>
  Array.from(text, (letter, at) =>
    [1, 2, 4, 8, 16, 32].map(
      (bit) => text.slice(0, at) + letters[letters.indexOf(letter) ^ bit] + text.slice(at + 1),
    ),
  ).flat()

test('LK4 while a link opens, its deck is public; once it is revoked, it is not', async () => {
  const first = await sharer.share()
  const second = await sharer.share({ days: null })
  expect(sharer.isPublic()).toBe(true)
  expect(
    sharer
      .listed()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([first.id, second.id].toSorted())
  expect(await sharer.shares.revoke(first)).toEqual(ok(undefined))
  expect(sharer.isPublic()).toBe(true)
  expect(await sharer.watch(first)).toEqual(fail({ code: 'revoked' }))
  await sharer.shares.revoke(second)
  expect(sharer.isPublic()).toBe(false)
  expect(sharer.listed()).toEqual([])
})

test('LK4 what has expired leaves the list, and its deck is not public', async () => {
  const { expiresAt } = await sharer.share({ days: 1 })
  expect(expiresAt).toBe(new Date(sharer.clock.now() + dayMs).toISOString())
  await sharer.clock.pass(dayMs + 1)
  await sharer.shares.refresh()
  expect(sharer.listed()).toEqual([])
  expect(sharer.noted.size).toBe(0)
  expect(sharer.isPublic()).toBe(false)
})

test('LK7 sharing is no edit: the deck keeps its place in the library', async () => {
  const before = sharer.library.state.getState().records[0]?.updated_at
  await sharer.clock.pass(5_000)
  await sharer.share()
  expect(sharer.library.state.getState().records[0]?.updated_at).toBe(before)
})

test('LK7 a share that the server refused is forgotten', async () => {
  sharer.server.fault = { code: 'full' }
  expect(await sharer.shares.create(sharer.deckId, usual)).toEqual(fail({ code: 'full' }))
  expect(sharer.noted.size).toBe(0)
  expect(sharer.isPublic()).toBe(false)
})

/** The server does what it is asked, and its answer is lost. */
const loseAnswers: Partial<ShareHost> = {
  keep: async (...asked) => {
    await sharer.host.keep(...asked)
    sharer.server.fault = { code: 'offline' }
    return fail({ code: 'offline' })
  },
}

test('LK7 a share whose answer was lost is not listed, and is taken back once the server can be asked', async () => {
  sharer = await openSharer(loseAnswers)
  expect(await sharer.shares.create(sharer.deckId, usual)).toEqual(fail({ code: 'offline' }))
  await sharer.shares.refresh()
  expect(sharer.listed()).toEqual([])
  expect(sharer.isPublic()).toBe(false)
  const [kept] = sharer.server.kept.values()
  expect(kept?.isRevoked).toBe(false)

  sharer.server.fault = undefined
  await sharer.clock.pass(60_000)
  await sharer.shares.refresh()
  // Another tab may still be waiting for its answer.
  expect(kept?.isRevoked).toBe(false)
  await sharer.clock.pass(5 * 60_000)
  await sharer.shares.refresh()
  await expect.poll(() => sharer.noted.size).toBe(0)
  expect(kept?.isRevoked).toBe(true)
})

test('LK7 what never reached the server is forgotten in the end', async () => {
  sharer.server.fault = { code: 'offline' }
  await sharer.shares.create(sharer.deckId, usual)
  sharer.server.fault = undefined
  await sharer.clock.pass(6 * 60_000)
  await sharer.shares.refresh()
  await expect.poll(() => sharer.noted.size).toBe(0)
})

test('LK7 who cancels shares nothing: before it is sent, and after it has arrived', async () => {
  expect(await sharer.shares.create(sharer.deckId, usual, { signal: AbortSignal.abort() })).toEqual(
    fail({ code: 'cancelled' }),
  )
  expect(sharer.server.kept.size).toBe(0)

  const leaving = new AbortController()
  sharer = await openSharer({
    keep: async (...asked) => {
      const kept = await sharer.host.keep(...asked)
      leaving.abort()
      return kept
    },
  })
  expect(await sharer.shares.create(sharer.deckId, usual, { signal: leaving.signal })).toEqual(
    fail({ code: 'cancelled' }),
  )
  await expect.poll(() => sharer.noted.size).toBe(0)
  expect([...sharer.server.kept.values()].map(({ isRevoked }) => isRevoked)).toEqual([true])
  expect(sharer.isPublic()).toBe(false)
})

test('LK5 a hidden slide is for nobody else, unless there is no other', async () => {
  const hide = async (...ids: string[]) => {
    const slides = ownDeck.slides.map((slide) =>
      ids.includes(slide.id) ? { ...slide, hidden: true as const } : slide,
    )
    const openDeck = await sharer.mustWatch(await sharer.share())
    openDeck.state.setState({ deck: { ...ownDeck, slides } })
    sharer.layOpen({ ...openDeck, id: sharer.deckId })
    const made = await sharer.shares.create(sharer.deckId, usual)
    if (!made.ok) throw new Error(made.error.code)
    const watched = await sharer.mustWatch(made.value.record)
    const titles = watched.state.getState().deck.slides.map(({ title }) => title)
    return [titles, made.value.leftOut.hiddenSlides]
  }
  expect(await hide('a')).toEqual([['Dance'], 1])
  expect(await hide('a', 'b')).toEqual([['Hive', 'Dance'], 0])
})

test('LK3 a slide with more on it than a page can lay out is cut', async () => {
  const openDeck = await sharer.mustWatch(await sharer.share())
  const long = { id: 'a', title: 'x'.repeat(1_000_000), content: [], notes: '' }
  openDeck.state.setState({ deck: { title: 'Long', slides: [long] } })
  sharer.layOpen({ ...openDeck, id: sharer.deckId })
  const watched = await sharer.mustWatch(await sharer.share())
  expect(watched.state.getState().deck.slides[0]?.title.length).toBeLessThan(10_000)
})

test('LK7 what could not be revoked stays listed; what the server has forgotten does not', async () => {
  const record = await sharer.share()
  sharer.server.fault = { code: 'offline' }
  expect(await sharer.shares.revoke(record)).toEqual(fail({ code: 'offline' }))
  expect(sharer.listed()).toHaveLength(1)
  sharer.server.fault = undefined
  sharer.server.kept.clear()
  expect(await sharer.shares.revoke(record)).toEqual(ok(undefined))
  expect(sharer.listed()).toEqual([])
})

test('LK7 a link outlives its deck, and can still be revoked', async () => {
  const record = await sharer.share()
  await sharer.library.remove(sharer.deckId)
  await sharer.shares.refresh()
  expect(sharer.listed()).toHaveLength(1)
  expect(await sharer.shares.revoke(record)).toEqual(ok(undefined))
  expect(sharer.library.state.getState().error).toBeNull()
})

test('LK7 who signs up after being a guest keeps their links; another profile does not see them', async () => {
  await sharer.share()
  const fields = { username: 'ada', fullName: 'Ada', password: 'secret1', email: 'ada@example.org' }
  const ada = await sharer.session.signUp(fields)
  if (!ada.ok) throw new Error(ada.error.code)
  await sharer.library.show(ada.value.id)
  await sharer.shares.refresh()
  expect(sharer.listed()).toHaveLength(1)
  const other = { ...fields, username: 'eve', email: 'eve@example.org' }
  const eve = await sharer.session.signUp(other)
  if (!eve.ok) throw new Error(eve.error.code)
  await sharer.library.show(eve.value.id)
  await sharer.shares.refresh()
  expect(sharer.listed()).toEqual([])
  expect(sharer.noted.size).toBe(1)
})

test('WS1 the server is looked for once, and again only while nobody answers', async () => {
  const place = () => sharer.shares.state.getState().place
  expect(place()).toBeNull()
  sharer.server.fault = { code: 'offline' }
  await sharer.shares.look()
  expect(place()).toBe('unreachable')
  sharer.server.fault = { code: 'no-server' }
  await sharer.shares.look()
  expect(place()).toBe('absent')
  sharer.server.fault = undefined
  await sharer.shares.look()
  expect(place()).toBe('absent')
  await sharer.shares.look('again')
  expect(place()).toBe('server')
})

test('WS1 a server that was there may be gone, or may keep nothing', async () => {
  const place = () => sharer.shares.state.getState().place
  await sharer.shares.look()
  expect(place()).toBe('server')
  sharer.server.fault = { code: 'offline' }
  await sharer.shares.create(sharer.deckId, usual)
  expect(place()).toBe('unreachable')
  sharer.server.fault = { code: 'no-server' }
  await sharer.shares.create(sharer.deckId, usual)
  expect(place()).toBe('absent')
})

test('LK8 what is on screen is shared, saved or not', async () => {
  const openDeck = await sharer.mustWatch(await sharer.share())
  const state = openDeck.state.getState()
  openDeck.state.setState({ ...state, deck: { ...state.deck, title: 'Wasps' } })
  sharer.layOpen({ ...openDeck, id: sharer.deckId })
  expect((await sharer.mustWatch(await sharer.share())).state.getState().deck.title).toBe('Wasps')
})
