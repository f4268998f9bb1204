import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { startOfNarration } from '#core/narration/talk/narration-progress.ts'
import { describeWaiting } from '#words/talk/narration.ts'

import { NarrationBox } from './narration-box.tsx'

const loading = { loaded: 14_000_000, total: 24_000_000 }
const asked = {
  ...startOfNarration({ notes: 'Nobody has heard this.' }),
  status: 'speaking',
} as const

const paint = (view: Parameters<typeof describeWaiting>[0]) =>
  renderToStaticMarkup(
    <NarrationBox progress={asked} waiting={describeWaiting(view)} isToolbarShown />,
  )

it('a show that is not heard yet says what it waits for', () => {
  expect(
    paint({ status: 'connected', loading, preparing: null, isOpeningSound: false, silence: null }),
  ).toContain('Loading the voice: 14 MB of 24 MB')
  expect(
    paint({
      status: 'connected',
      loading: null,
      preparing: null,
      isOpeningSound: false,
      silence: null,
    }),
  ).toContain('Preparing the words…')
  expect(
    paint({
      status: 'speaking',
      loading: null,
      preparing: null,
      isOpeningSound: false,
      silence: null,
    }),
  ).not.toContain('<output')
})
