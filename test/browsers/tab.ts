import { setTimeout as wait } from 'node:timers/promises'

import type { Driver } from './driver.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The page of a browser that has the keyboard. */
export type Tab = {
  name: Driver['name'] | 'Chromium'
  goto(url: string): Promise<void>
  /** To the page before this one, as it was. */
  goBack(): Promise<void>
  /** Runs a function there, which sees nothing but its arguments. */
  run<Args extends readonly Json[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>
  /** Of the page within the window. */
  resize(width: number, height: number): Promise<void>
  /** With the mouse, so that the browser takes it for a person's press. */
  press(x: number, y: number): Promise<void>
  /** With a finger, where the driver has one. */
  swipe(from: Place, to: Place): Promise<void>
  type(keys: string): Promise<void>
  /** One key while another is held down. */
  chord(held: string, key: string): Promise<void>
  /** What is seen, as a PNG. */
  photograph(): Promise<Buffer>
  listWindows(): Promise<string[]>
  /** All that follows happens there. */
  enterWindow(id: string): Promise<void>
}

export type Place = { x: number; y: number }

/** Keys that are no letters, as WebDriver names them. */
export const keys = {
  backspace: '\uE003',
  tab: '\uE004',
  enter: '\uE007',
  control: '\uE009',
  escape: '\uE00C',
  end: '\uE010',
  home: '\uE011',
  right: '\uE014',
}

const scriptMs = 120_000

export async function openTab({ name, send }: Driver): Promise<Tab> {
  await send('timeouts', { script: scriptMs, pageLoad: scriptMs })

  const run: Tab['run'] = async (work, ...args) => {
    // WebKit's driver carries nothing but texts safely.
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${work.toString()})(...JSON.parse(arguments[0])))().then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error) + '\\n' + error?.stack })))`
    const told = await send('script', { script, args: [JSON.stringify(args)] })
    const { value, error } = JSON.parse(String(told))
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** On a busy machine WebKit's driver has gone to a page before the last one has left. */
  async function stands(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        if (await run(() => document.readyState === 'complete')) return
      } catch (error) {
        if (attempt === 20) throw error
      }
      await wait(100)
    }
  }

  const act = (source: object) => send('actions', { actions: [source] })
  /** Goes down at the first place, and up at the last. */
  async function touch(pointerType: 'mouse' | 'touch', [from, ...on]: Place[]): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, ...from },
      { type: 'pointerDown', button: 0 },
      ...on.map((place) => ({ type: 'pointerMove', duration: 100, ...place })),
      { type: 'pointerUp', button: 0 },
    ]
    await act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions })
  }
  const strike = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions })

  return {
    name,
    run,
    async goto(url) {
      await send('navigate', { url })
      await stands()
    },
    goBack: async () => void (await send('back', {})),
    async resize(width, height) {
      await send('resize', { width, height })
      const [across, down] = await run(() => [innerWidth, innerHeight] as const)
      // What the window has around its page.
      if (across !== width || down !== height)
        await send('resize', { width: 2 * width - across, height: 2 * height - down })
    },
    press: (x, y) => touch('mouse', [{ x: Math.round(x), y: Math.round(y) }]),
    swipe: (from, to) => touch('touch', [from, to]),
    async type(text) {
      await strike(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    async chord(held, key) {
      await strike([
        { type: 'keyDown', value: held },
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
        { type: 'keyUp', value: held },
      ])
    },
    photograph: async () =>
      Buffer.from(String(await send('screenshot', { full: false })), 'base64'),
    listWindows: async () => (await send('windows', {})) as string[],
    enterWindow: async (handle) => void (await send('enter', { handle })),
  }
}
