import { expect, test } from 'vitest'

import { listOffered } from './actions.ts'

const app = { name: 'Everywhere', actions: [], everywhere: true }
const editor = { name: 'Presentation', actions: [] }
const show = { name: 'Show', actions: [], alone: true }

test('every screen that is there offers its actions', () => {
  expect(listOffered([app, editor])).toEqual([app, editor])
})

test('what lies behind a show offers nothing, even when it was renewed since; the app still does', () => {
  expect(listOffered([app, editor, show])).toEqual([app, show])
  expect(listOffered([app, show, editor])).toEqual([app, show])
})
