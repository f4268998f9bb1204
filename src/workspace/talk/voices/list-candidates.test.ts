import { expect, test } from 'vitest'

import type { Narrator } from '#ports/sound/narrator.ts'

import { listCandidates } from './list-candidates.ts'
import { chooseOffer, type VoiceOffer } from './voice-offers.ts'

const offer = (id: string, kind: Narrator['kind'], language = 'en-US'): VoiceOffer => ({
  id: `${id}:one`,
  // Only these are looked at.
  narrator: { id, kind } as Narrator,
  speaker: { id: 'one', name: id, tone: 'neutral', language },
  readiness: { status: 'ready' },
})
const device = offer('piper', 'device')
const browser = offer('browser', 'browser')
const live = offer('vapi', 'live')
const cloud = offer('gemini', 'cloud')

test('PR15 whoever was chosen comes first, then one of each other engine', () => {
  expect(listCandidates([device, browser], 'en', { en: browser.id })).toEqual([browser, device])
  expect(listCandidates([device, browser], 'de', {})).toEqual([])
})

test('VA11 a live voice takes nobody’s place, and nobody takes its own', () => {
  expect(listCandidates([device, browser, live], 'en', {})).toEqual([device, browser])
  expect(listCandidates([device, browser, live], 'en', { en: live.id })).toEqual([live])
})

test('VA11 a live voice that was chosen and has no key is missed, unlike any other', () => {
  expect(chooseOffer([device, browser], 'en', { en: live.id })).toBeNull()
  expect(chooseOffer([device, browser], 'en', { en: 'gone:voice' })).toBe(device)
})

test('VA11 where there is no other voice at all, the live one speaks', () => {
  expect(chooseOffer([live], 'en', {})).toBe(live)
})

test('CV10 notes are given to a service only when it was chosen, and nobody takes its place', () => {
  expect(listCandidates([device, cloud], 'en', {})).toEqual([device])
  expect(listCandidates([device, cloud], 'en', { en: cloud.id })).toEqual([cloud])
})

test('CV10 without its key, whoever is on this device speaks instead', () => {
  expect(listCandidates([device, browser], 'en', { en: cloud.id })).toEqual([device, browser])
})
