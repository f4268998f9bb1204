import * as v from 'valibot'

import { fail, ok, type Result } from '#core/result.ts'
import type { FoundPicture, PictureSearch, SearchFailure } from '#ports/pictures/picture-search.ts'

const address = 'https://api.openverse.org/v1/images/'

/** The most that is given to those who did not register. */
const pageSize = 20

const foundSchema = v.object({
  id: v.string(),
  title: v.nullish(v.string(), ''),
  creator: v.nullish(v.string(), ''),
  license: v.string(),
  license_version: v.nullish(v.string(), ''),
  foreign_landing_url: v.nullish(v.string(), ''),
  thumbnail: v.pipe(v.string(), v.startsWith(address)),
})

const answerSchema = v.object({
  result_count: v.number(),
  page_count: v.number(),
  page: v.number(),
  results: v.array(v.unknown()),
})

/** https://api.openverse.org: one host for words and pictures, so that no other learns of either. */
export const createOpenverseSearch = (fetchFrom: typeof fetch): PictureSearch => ({
  async search(words, page) {
    const query = new URLSearchParams({
      q: words.slice(0, 200),
      // A slide crops and colours what it shows, and may be sold with a talk.
      license_type: 'commercial,modification',
      page_size: String(pageSize),
      page: String(page),
    })
    const answer = await request(fetchFrom, `${address}?${query}`)
    if (!answer.ok) return answer
    const read = v.safeParse(answerSchema, await answer.value.json().catch(() => null))
    if (!read.success) return fail({ code: 'unavailable' })
    const { result_count: total, page_count: pages, results } = read.output
    return ok({ pictures: results.flatMap(readFound), total, hasMore: page < pages })
  },

  async fetchPicture({ thumbnailUrl }) {
    const answer = await request(fetchFrom, `${thumbnailUrl}?full_size=true&compressed=true`)
    if (!answer.ok) return answer
    const blob = await answer.value.blob().catch(() => null)
    return blob ? ok(blob) : fail({ code: 'offline' })
  },
})

/** One that lacks what it must have is left out; the rest can still be shown. */
function readFound(found: unknown): FoundPicture[] {
  const read = v.safeParse(foundSchema, found)
  if (!read.success) return []
  const { id, title, creator, license, license_version, foreign_landing_url, thumbnail } =
    read.output
  return [
    {
      id,
      thumbnailUrl: thumbnail,
      credit: {
        title,
        creator,
        license: nameLicense(license, license_version),
        source: /^https?:/.test(foreign_landing_url) ? foreign_landing_url : '',
      },
    },
  ]
}

/** As Creative Commons writes them: CC BY-SA 4.0, CC0 1.0. */
function nameLicense(license: string, version: string): string {
  if (license === 'pdm') return 'Public Domain Mark'
  const name = license === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`
  return `${name} ${version}`.trim()
}

async function request(
  fetchFrom: typeof fetch,
  url: string,
): Promise<Result<Response, SearchFailure>> {
  try {
    const response = await fetchFrom(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (response.ok) return ok(response)
    return fail({ code: response.status === 429 ? 'too-many-requests' : 'unavailable' })
  } catch {
    return fail({ code: 'offline' })
  }
}
