import { describe, expect, it } from 'vitest'

import { readLandingLinks } from './landing-links.ts'

describe('readLandingLinks', () => {
  it('a link is absent until it is set', () => {
    expect(readLandingLinks({})).toEqual({
      contact: null,
      api: null,
      demoVideo: null,
      demoLink: null,
      social: [],
    })
  })

  it('a set address is kept as written, and only the set social links appear', () => {
    const links = readLandingLinks({
      VITE_CONTACT_URL: 'mailto:sales@example.com',
      VITE_API_URL: 'https://example.com/api',
      VITE_DEMO_VIDEO_URL: '/demo.webm',
      VITE_DEMO_LINK_URL: 'https://www.youtube.com/watch?v=abc',
      VITE_YOUTUBE_URL: 'https://www.youtube.com/@lectern',
      VITE_GITHUB_URL: 'https://github.com/lectern',
    })
    expect(links).toEqual({
      contact: 'mailto:sales@example.com',
      api: 'https://example.com/api',
      demoVideo: '/demo.webm',
      demoLink: 'https://www.youtube.com/watch?v=abc',
      social: [
        { name: 'github', href: 'https://github.com/lectern' },
        { name: 'youtube', href: 'https://www.youtube.com/@lectern' },
      ],
    })
  })

  it.each(['', 'demo.webm', 'https://example.com/demo.webm', '//example.com/demo.webm', true])(
    'a demo video that the app does not serve itself is left out: %s',
    (value) => {
      expect(readLandingLinks({ VITE_DEMO_VIDEO_URL: value }).demoVideo).toBeNull()
    },
  )

  it.each(['', 'sales@example.com', 'javascript:alert(1)', 'data:text/html,hi', true])(
    'an address that is not one is left out: %s',
    (value) => {
      expect(readLandingLinks({ VITE_CONTACT_URL: value, VITE_X_URL: value })).toMatchObject({
        contact: null,
        social: [],
      })
    },
  )
})
