import { expect, test } from 'vitest'

import { type BuiltFile, listAppFiles } from './list-app-files.mjs'

const file = (path: string, changes: Partial<BuiltFile> = {}): BuiltFile => ({
  path,
  content: path,
  imports: [],
  later: [],
  ...changes,
})

const page = '<script src="/assets/base.js"></script><link href="/favicon.svg">'
const built = [
  file('/index.html', { content: page }),
  file('/demo-share/index.html', { content: page }),
  file('/call.html', { content: '<script src="/assets/call.js"></script>' }),
  file('/robots.txt'),
  file('/favicon.svg'),
  file('/assets/call.js', { imports: ['assets/call-library.js'] }),
  file('/assets/call-library.js'),
  file('/assets/reader-worker.js'),
  file('/assets/deck-page.js'),
  file('/assets/runtime.js'),
  file('/assets/base.js', { imports: ['assets/runtime.js'], later: ['assets/landing-page.js'] }),
  file('/assets/landing-page.js', { later: ['assets/deck-page.js'] }),
  file('/assets/arimo-latin-400-normal-x.woff'),
  file('/assets/arimo-greek-400-normal-x.woff'),
  file('/assets/noto-sans-jp-x.js'),
]
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

test('OF1 what the page names comes first, and the rest by how near it is', () => {
  const { core, rest } = listAppFiles(built, page)
  expect(paths(core).toSorted()).toEqual(['/assets/base.js', '/assets/runtime.js'])
  expect(paths(rest)).toEqual([
    '/favicon.svg',
    '/assets/landing-page.js',
    '/assets/deck-page.js',
    '/assets/reader-worker.js',
    '/assets/arimo-latin-400-normal-x.woff',
  ])
})

test('OF1 a live call and fonts of other scripts are not kept ahead', () => {
  const { rest } = listAppFiles(built, page)
  expect(paths(rest).filter((path) => /call|greek|noto|robots|html/.test(path))).toEqual([])
})

test('OF1 a build that takes too much room is none', () => {
  const large = file('/assets/large.js', { content: new Uint8Array(8_250_001) })
  expect(() => listAppFiles([...built, large], page)).toThrow(/budget/)
})
