import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { templates } from '#core/outline/templates/templates.ts'

import { GalleryRoom } from './template-section.tsx'

test('there is room for every template before they are fetched', () => {
  const room = renderToStaticMarkup(<GalleryRoom />)
  expect(room.match(/<div class="[^"]*template/g)).toHaveLength(templates.length)
})
