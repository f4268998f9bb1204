import { expect, test } from 'vitest'

import { ok } from '#core/result.ts'

import type { RestoreNotes } from './restore-notes.ts'

const plan = (fileName: string) => ({
  fileName,
  entries: [{ id: 'p1', title: 'Bees', slides: 3 }],
})

export function restoreNotesContract(make: () => RestoreNotes): void {
  test('LR9 what was kept last is read, for each profile apart, until it is forgotten', async () => {
    const notes = make()
    expect(await notes.read('ada')).toEqual(ok(null))
    await notes.keep('ada', plan('one.json'))
    await notes.keep('ada', plan('two.json'))
    await notes.keep('bob', plan('three.json'))
    expect(await notes.read('ada')).toEqual(ok(plan('two.json')))
    await notes.forget('ada')
    expect(await notes.read('ada')).toEqual(ok(null))
    expect(await notes.read('bob')).toEqual(ok(plan('three.json')))
  })

  test('LR9 one restore waits for another, and that one goes on is known', async () => {
    const notes = make()
    const order: string[] = []
    let end = () => {}
    const first = notes.hold(async () => {
      await new Promise<void>((resolve) => (end = resolve))
      order.push('first')
    })
    const second = notes.hold(async () => void order.push('second'))
    await expect.poll(() => notes.isHeld()).toBe(true)
    end()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(await notes.isHeld()).toBe(false)
  })
}
