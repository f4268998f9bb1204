import { it, vi } from 'vitest'
import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'
import { createDeckOfMarks } from '../../test/faults/page/deck-of-marks.ts'
import { editAtRandom } from '../../test/faults/page/edit-at-random.ts'
import { listMarks, markPlanes } from '../../test/faults/page/marks.ts'
import { findDamageByUndo } from '../../test/faults/find-losses.ts'
import { settle } from '../../test/fixtures/manual-clock.ts'
import { openDeck } from './open-deck.ts'
import { systemClock } from './system-clock.ts'
vi.setConfig({ testTimeout: 600_000 })
const show = (x: unknown) => JSON.stringify(x).replace(/[\u{f0000}-\u{fffff}]/gu, (c) => c.codePointAt(0)!.toString(16).slice(1) + '.')
it('x', async () => {
  for (let seed = 1; seed <= 150; seed++) {
    const store = createMemoryDeckStore()
    const start = createDeckOfMarks()
    await store.create(createRecord(start, { id: 'deck', userId: 'user', now: '2026-01-01T00:00:00.000Z' }), start, [])
    const openChannel = createMemoryDeckChannels()
    const openTab = async (name: string) => {
      const opened = await openDeck('deck', { store, openChannel, openUnsaved: createMemoryUnsavedChanges(), format: yjsDocumentFormat, page: { onLeave: () => () => {}, onReturn: () => () => {} }, clock: systemClock })
      if (!opened.ok) throw new Error(opened.error.code)
      const trace: string[] = []
      const t = opened.value
      let doing = 'remote'
      t.state.subscribe((s, b) => { if (s.deck !== b.deck) { 
        const ch = s.deck.slides.filter((x) => !b.deck.slides.includes(x)); const bc = b.deck.slides.filter((x) => !s.deck.slides.includes(x))
        trace.push(name + ' ' + doing + ' ' + show({ before: bc, after: ch, t: s.deck.title !== b.deck.title ? [b.deck.title, s.deck.title] : undefined, o: s.deck.slides.map((x) => x.id).join() })) } })
      const wrap = (k: 'edit'|'undo'|'redo') => { const f = t[k].bind(t) as (...a: never[]) => void; (t as unknown as Record<string, unknown>)[k] = (...a: never[]) => { doing = k; f(...a); doing = 'remote' } }
      wrap('edit'); wrap('undo'); wrap('redo')
      return { t, trace }
    }
    const [one, other] = await Promise.all([openTab('one'), openTab('other')])
    const steps = { count: 200, pauseMs: 0.01 }
    const logs = await Promise.all([
      editAtRandom(one.t, { ...steps, seed, firstMark: markPlanes.one }),
      editAtRandom(other.t, { ...steps, seed: -seed, firstMark: markPlanes.other }),
    ])
    await settle()
    const bad = logs.map(findDamageByUndo)
    for (const [i, marks] of bad.entries()) for (const mark of marks) {
      const m = show(mark).slice(1, -1)
      console.log('SEED', seed, 'tab', i, m)
      const tr = [one, other][i]!.trace
      const hits = tr.flatMap((l, n) => l.includes(m) ? [n] : [])
      const lastHit = hits.findLast((n) => /undo|redo/.test(tr[n]!.slice(0, 12)))
      console.log(tr.slice(Math.max(0, hits[0]! - 1), (lastHit ?? 0) + 1).filter((l) => l.includes(m) || /undo|redo/.test(l.slice(0, 12))).map((l) => l.slice(0, 1500)).join('\n'))
      return
    }
    await Promise.all([one.t.close(), other.t.close()])
  }
  void listMarks
})
