import { expect, test } from 'vitest'

import { createImports } from './imports.ts'
import { createOverlays } from '#workspace/overlays.ts'

const file = new File(['Talk'], 'talk.md')

function openImports() {
  const overlays = createOverlays()
  const createJob = () => Promise.reject(new Error('Nothing is read here'))
  return { overlays, imports: createImports({ overlays, createJob }) }
}

test('FD8 what is offered opens the dialog, and is forgotten with it', () => {
  const { overlays, imports } = openImports()
  imports.offer([file])
  expect(overlays.state.getState().open).toBe('import')
  expect(imports.state.getState().offered).toEqual([file])
  overlays.close()
  expect(imports.state.getState().offered).toEqual([])
})

test.each(['import', 'import-pptx'] as const)(
  'FD8 the dialog %s that is open takes what is offered, and stays',
  (dialog) => {
    const { overlays, imports } = openImports()
    overlays.show(dialog)
    imports.offer([file])
    expect(overlays.state.getState().open).toBe(dialog)
    expect(imports.state.getState().offered).toEqual([file])
    overlays.show('settings')
    expect(imports.state.getState().offered).toEqual([])
  },
)
