import fc from 'fast-check'
import { expect, it } from 'vitest'
import { yjsDocumentFormat } from './yjs-document-format.ts'
import { applyRandomEdit, arbitraryEdit } from '../../../test/fixtures/arbitrary-deck.ts'
const { seed, open } = yjsDocumentFormat
const step = { from: 'before', to: 'after', joins: false }
it('undo', () => {
  const start = { title: 'T', slides: [{ id: 'a', title: 'x', content: ['p','q'], notes: 'n' }, { id: 'b', title: 'y', content: [], notes: '' }] }
  const out = fc.check(
    fc.property(fc.array(arbitraryEdit(), { minLength: 1, maxLength: 120, size: 'max' }), (series) => {
      const document = open(seed(start))!
      const states = [document.read()]
      for (const edit of series) {
        document.write(applyRandomEdit(document.read(), edit), step)
        if (JSON.stringify(document.read()) !== JSON.stringify(states.at(-1))) states.push(document.read())
      }
      for (const state of states.slice(0, -1).toReversed()) {
        document.undo()
        expect(document.read()).toEqual(state)
      }
    }),
    { numRuns: 3000, interruptAfterTimeLimit: 100000 },
  )
  console.log(out.failed, out.numRuns, out.numShrinks)
  if (out.counterexample) console.log(JSON.stringify(out.counterexample[0].map((e: any) => [e.kind, e.a, e.b, e.c, e.text]), null, 0), String(out.errorInstance).slice(0, 600), JSON.stringify(out.counterexample[0].map((e:any)=>e.slide)))
})
