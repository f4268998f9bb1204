import { expect, test } from 'vitest'

import { createOpenverseSearch } from './openverse-search.ts'

/** As https://api.openverse.org/v1/images/ answers, shortened by fields that nobody reads. */
const lighthouse = {
  id: '8624ba61-57f1-4f98-8a85-ece206c319cf',
  title: 'Lighthouse',
  indexed_on: '2019-06-13T19:54:01.126192Z',
  foreign_landing_url: 'https://www.flickr.com/photos/1/2',
  url: 'https://live.staticflickr.com/65535/2_b.jpg',
  creator: 'Ada',
  creator_url: 'https://www.flickr.com/photos/1',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  provider: 'flickr',
  source: 'flickr',
  filesize: null,
  filetype: null,
  tags: [{ name: 'sea', accuracy: null }],
  attribution: '"Lighthouse" by Ada is licensed under CC BY-SA 2.0.',
  fields_matched: ['title'],
  mature: false,
  height: 683,
  width: 1024,
  thumbnail: 'https://api.openverse.org/v1/images/8624ba61-57f1-4f98-8a85-ece206c319cf/thumb/',
}

function createSearch(answer: () => Response | Promise<Response>) {
  const asked: URL[] = []
  const search = createOpenverseSearch(async (url) => {
    asked.push(new URL(url instanceof Request ? url.url : url))
    return answer()
  })
  return { search, asked }
}

const listing = (results: unknown[], more = {}) =>
  Response.json({ result_count: 41, page_count: 3, page_size: 20, page: 1, results, ...more })

test('a search asks Openverse alone, for what may be used and changed', async () => {
  const { search, asked } = createSearch(() => listing([lighthouse]))
  const answer = await search.search('light house & sea', 2)
  expect(asked[0]?.origin).toBe('https://api.openverse.org')
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    q: 'light house & sea',
    license_type: 'commercial,modification',
    page_size: '20',
    page: '2',
  })
  expect(answer).toEqual({
    ok: true,
    value: {
      total: 41,
      hasMore: true,
      pictures: [
        {
          id: lighthouse.id,
          thumbnailUrl: lighthouse.thumbnail,
          credit: {
            title: 'Lighthouse',
            creator: 'Ada',
            license: 'CC BY-SA 2.0',
            source: 'https://www.flickr.com/photos/1/2',
          },
        },
      ],
    },
  })
})

test('missing names are empty, licences are named as their makers do, other addresses fall away', async () => {
  const { search } = createSearch(() =>
    listing([
      { ...lighthouse, title: null, creator: null, license: 'cc0', license_version: '1.0' },
      { ...lighthouse, license: 'pdm', foreign_landing_url: 'javascript:alert(1)' },
      { ...lighthouse, thumbnail: 'https://elsewhere.test/thumb/' },
      { id: 1 },
    ]),
  )
  const answer = await search.search('x', 3)
  expect(answer.ok && answer.value.hasMore).toBe(false)
  expect(answer.ok && answer.value.pictures.map(({ credit }) => credit)).toEqual([
    { title: '', creator: '', license: 'CC0 1.0', source: 'https://www.flickr.com/photos/1/2' },
    { title: 'Lighthouse', creator: 'Ada', license: 'Public Domain Mark', source: '' },
  ])
})

test('a picture is fetched in full through Openverse', async () => {
  const { search, asked } = createSearch(
    () => new Response(new Blob(['x'], { type: 'image/webp' })),
  )
  const answer = await search.fetchPicture({
    id: lighthouse.id,
    thumbnailUrl: lighthouse.thumbnail,
    credit: { title: '', creator: '', license: '', source: '' },
  })
  expect(asked[0]?.href).toBe(`${lighthouse.thumbnail}?full_size=true&compressed=true`)
  expect(answer.ok && answer.value.type).toBe('image/webp')
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['too-many-requests', () => new Response('{}', { status: 429 })],
  ['unavailable', () => new Response('', { status: 500 })],
  ['unavailable', () => new Response('<html>')],
  ['unavailable', () => Response.json({ detail: 'no' })],
] as const)('a search that fails says %s (%#)', async (code, answer) => {
  expect(await createSearch(answer).search.search('x', 1)).toEqual({ ok: false, error: { code } })
})
