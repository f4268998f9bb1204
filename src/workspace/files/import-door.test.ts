import { expect, test } from 'vitest'

import { createImportDoor } from './import-door.ts'
import { createOverlays } from '#workspace/overlays.ts'

const file = new File(['Talk'], 'talk.md')

function openDoor() {
  const overlays = createOverlays()
  const createJob = () => Promise.reject(new Error('Nothing is read here'))
  return { overlays, door: createImportDoor({ overlays, createJob }) }
}

test('FD8 what is offered opens the dialog, and is forgotten with it', () => {
  const { overlays, door } = openDoor()
  door.offer([file])
  expect(overlays.state.getState().open).toBe('import')
  expect(door.state.getState().offered).toEqual([file])
  overlays.close()
  expect(door.state.getState().offered).toEqual([])
})

test.each(['import', 'import-pptx'] as const)(
  'FD8 the dialog %s that is open takes what is offered, and stays',
  (dialog) => {
    const { overlays, door } = openDoor()
    overlays.show(dialog)
    door.offer([file])
    expect(overlays.state.getState().open).toBe(dialog)
    expect(door.state.getState().offered).toEqual([file])
    overlays.show('settings')
    expect(door.state.getState().offered).toEqual([])
  },
)
