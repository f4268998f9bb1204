import { afterEach, expect, test, vi } from 'vitest'

import { findBackend } from './find-backend.ts'

afterEach(() => vi.unstubAllGlobals())

const healthy = () => Promise.resolve(new Response('{"status":"ok","version":"1.2.3"}'))
const look = (url: string, answer: () => Promise<Response>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: URL) => {
    asked.push(address.href)
    return answer()
  })
  return findBackend(new URL(url)).then((found) => ({ found, asked }))
}

test.each([
  ['http://localhost:3001/deck/1', 'http://localhost:3001'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['http://[::1]:3001/', 'http://[::1]:3001'],
  ['http://lectern.localhost/', 'http://lectern.localhost'],
])('LB1 %s: the server of the page', async (url, origin) => {
  expect(await look(url, healthy)).toEqual({ found: origin, asked: [`${origin}/api/health`] })
})

test.each(['https://lectern.example/', 'https://localhost.example/', 'http://192.168.1.4:3001/'])(
  'LB1 %s is no localhost: nothing is asked and the page calls the provider itself',
  async (url) => {
    expect(await look(url, healthy)).toEqual({ found: null, asked: [] })
  },
)

test.each([
  ['a page in its place', () => Promise.resolve(new Response('<!doctype html>'))],
  ['a refusal', () => Promise.resolve(new Response('{"status":"ok"}', { status: 500 }))],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('LB1 %s is no backend', async (_, answer) => {
  expect((await look('http://localhost:5173/', answer)).found).toBeNull()
})
