// Runs under two test runners, since a real one needs a browser: hence rules and plain assertions.
import assert from 'node:assert/strict'

import type { Placed } from './player.ts'

/** A clip of one steady value: two at once would add up, and be found out. */
type SteadyClip = { value: number; seconds: number }

/** What came out, as stretches of one value. Pauses may take time of their own. */
export type HeardStretch = SteadyClip & { at: number }

/** A player in its hall, wherever that is. */
export type PlayerStage = {
  open(): Promise<boolean>
  position(): Promise<number>
  add(clip: SteadyClip, at: number, offset?: number): Promise<Placed>
  clear(time?: number): Promise<void>
  pause(): Promise<void>
  resume(): Promise<void>
  setVolume(volume: number): Promise<void>
  level(): Promise<number>
  /** That much time passes by the clock on the wall. */
  listen(seconds: number): Promise<void>
  listHeard(): Promise<HeardStretch[]>
}

type PlayerRule = { name: string; prove: (stage: PlayerStage) => Promise<void> }

/** Fades at a cut, and a frame of the browser's. */
const near = 0.012

/** `stage` is one that nobody has used yet. */
export const playerRules: readonly PlayerRule[] = [
  {
    name: 'PL1 clips are heard whole, where they were placed and nowhere else',
    async prove(stage) {
      assert.equal(await stage.open(), true)
      const now = await stage.position()
      const first = await stage.add({ value: 0.1, seconds: 0.3 }, now + 0.3)
      const second = await stage.add({ value: 0.2, seconds: 0.2 }, first.end + 0.15)
      assertNear(first.start, now + 0.3)
      assertNear(second.start - first.end, 0.15)
      await stage.listen(1.2)
      assertHeard(await stage.listHeard(), [
        { value: 0.1, seconds: 0.3, at: first.start },
        { value: 0.2, seconds: 0.2, at: second.start },
      ])
    },
  },
  {
    name: 'PL2 a clip that is due while another sounds follows it; two never sound at once',
    async prove(stage) {
      await stage.open()
      const now = await stage.position()
      const first = await stage.add({ value: 0.1, seconds: 0.4 }, now)
      const second = await stage.add({ value: 0.2, seconds: 0.2 }, now + 0.1)
      assert.ok(first.start >= now)
      assertNear(second.start, first.end)
      await stage.listen(1)
      assertHeard(await stage.listHeard(), [
        { value: 0.1, seconds: 0.4, at: first.start },
        { value: 0.2, seconds: 0.2, at: first.end },
      ])
    },
  },
  {
    name: 'PL3 a clip can begin in its middle',
    async prove(stage) {
      await stage.open()
      const placed = await stage.add({ value: 0.3, seconds: 0.5 }, 0, 0.3)
      assertNear(placed.end - placed.start, 0.2)
      await stage.listen(0.7)
      assertHeard(await stage.listHeard(), [{ value: 0.3, seconds: 0.2, at: placed.start }])
    },
  },
  {
    name: 'PL4 paused again and again, not a sample is lost or heard twice, and what follows keeps its distance',
    async prove(stage) {
      await stage.open()
      const first = await stage.add({ value: 0.4, seconds: 0.8 }, 0)
      await stage.add({ value: 0.2, seconds: 0.3 }, first.end + 0.15)
      const pauses = 4
      for (let times = 0; times < pauses; times++) {
        await stage.listen(0.1)
        await stage.pause()
        await stage.listen(0.1)
        const held = await stage.position()
        await stage.listen(0.2)
        assert.equal(await stage.position(), held)
        await stage.resume()
      }
      await stage.listen(1.6)
      const heard = await stage.listHeard()
      const parts = heard.filter(({ value }) => value === 0.4)
      const total = parts.reduce((sum, { seconds }) => sum + seconds, 0)
      assert.ok(Math.abs(total - 0.8) <= near * (pauses + 1), `${total} s of 0.8 s`)
      const last = parts.at(-1)
      assertHeard(heard.slice(parts.length), [
        { value: 0.2, seconds: 0.3, at: (last?.at ?? 0) + (last?.seconds ?? 0) + 0.15 },
      ])
    },
  },
  {
    name: 'PL5 cleared, it falls silent; what has begun by a time may go on',
    async prove(stage) {
      await stage.open()
      const first = await stage.add({ value: 0.1, seconds: 0.3 }, 0)
      await stage.add({ value: 0.2, seconds: 0.3 }, first.end + 0.1)
      await stage.clear(first.start)
      await stage.listen(0.9)
      const last = await stage.add({ value: 0.3, seconds: 5 }, 0)
      await stage.listen(0.4)
      await stage.clear()
      await stage.listen(0.5)
      const [kept, cut, ...more] = await stage.listHeard()
      assertHeard(kept ? [kept] : [], [{ value: 0.1, seconds: 0.3, at: first.start }])
      assert.deepEqual(more, [])
      assertNear(cut?.at ?? 0, last.start)
      assert.ok(cut && cut.value === 0.3 && cut.seconds > 0.1 && cut.seconds < 2)
    },
  },
  {
    name: 'PL6 the position is what is heard, and never goes backwards',
    async prove(stage) {
      await stage.open()
      const placed = await stage.add({ value: 0.5, seconds: 0.5 }, 0)
      let last = await stage.position()
      while (last < placed.end + 0.1) {
        await stage.listen(0.02)
        const now = await stage.position()
        assert.ok(now >= last, `${now} after ${last}`)
        last = now
      }
      assertHeard(await stage.listHeard(), [{ value: 0.5, seconds: 0.5, at: placed.start }])
    },
  },
  {
    name: 'PL7 half the volume is half as loud, and silence has no level',
    async prove(stage) {
      await stage.open()
      await stage.setVolume(0.5)
      const placed = await stage.add({ value: 1, seconds: 1.5 }, 0)
      await stage.listen(1)
      assertNear(await stage.level(), 0.5)
      while ((await stage.position()) < placed.end + 0.2) await stage.listen(0.1)
      assertNear(await stage.level(), 0)
    },
  },
]

function assertHeard(heard: readonly HeardStretch[], expected: readonly HeardStretch[]): void {
  const told = JSON.stringify(heard)
  assert.equal(heard.length, expected.length, told)
  expected.forEach(({ value, seconds, at }, index) => {
    assert.equal(heard[index]?.value, value, told)
    assertNear(heard[index]?.seconds ?? 0, seconds)
    assertNear(heard[index]?.at ?? 0, at)
  })
}

const assertNear = (found: number, expected: number): void =>
  assert.ok(Math.abs(found - expected) <= near, `${found} instead of ${expected}`)
