import type { PageTalk } from './page-talk.ts'

/* oxlint-disable unicorn/consistent-function-scoping -- there is no outer scope in the file */

/**
 * What a written file does besides when it has a talk. Only its own text goes into the file, so it must
 * not use anything from outside itself but the browser. It and the viewer speak by events: neither
 * knows the other.
 */
export function runTalk(): void {
  const root = document.documentElement
  const data = document.getElementById('lectern-talk')?.textContent
  const file = document.getElementById('lectern-sound')
  const captions = document.querySelector<HTMLElement>('.captions')
  const range = document.querySelector<HTMLInputElement>('.talk input')
  const clock = document.querySelector<HTMLElement>('.talk time')
  const speed = document.querySelector<HTMLSelectElement>('.talk select')
  if (!data || !file || !captions || !range || !clock) return
  const talk: PageTalk = JSON.parse(data)
  const audio = new Audio(URL.createObjectURL(readSound(file)))
  /** Seconds, by the clock alone, where the browser cannot play the sound: captions still run. */
  const silent = { isOn: false, since: 0, from: 0 }
  let shown = -1
  let lit: Element | null = null
  let line = ''

  function readSound({ textContent, dataset }: HTMLElement): Blob {
    const letters = atob(textContent ?? '')
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new Blob([bytes], { type: dataset['type'] ?? '' })
  }

  const isPlaying = () => (silent.isOn ? silent.since > 0 : !audio.paused)
  const position = () =>
    silent.isOn
      ? silent.from + (silent.since ? performance.now() - silent.since : 0)
      : audio.currentTime * 1000

  function start(): void {
    if (position() >= talk.end - 50) moveTo(0)
    root.dataset['begun'] = ''
    if (silent.isOn) silent.since = performance.now()
    else audio.play().catch(fallSilent)
    refresh()
  }

  function stop(): void {
    silent.from = position()
    silent.since = 0
    audio.pause()
    refresh()
  }

  /** Also a browser that wants another press: whoever pressed Play sees the talk go on. */
  function fallSilent(): void {
    if (silent.isOn) return
    silent.from = audio.currentTime * 1000
    silent.isOn = true
    silent.since = performance.now()
    root.dataset['silent'] = ''
  }

  const toggle = () => (isPlaying() ? stop() : start())

  function moveTo(milliseconds: number): void {
    const to = Math.max(0, Math.min(talk.end, milliseconds))
    silent.from = to
    if (silent.since) silent.since = performance.now()
    if (!silent.isOn) audio.currentTime = to / 1000
    refresh(to)
  }

  function findSlide(at: number): number {
    let found = 0
    talk.slides.forEach((slide, index) => {
      if (slide.start <= at) found = index
    })
    return found
  }

  /** Each word of the notes becomes a place that can be pressed. */
  function markWords(slide: number): void {
    const notes = document.querySelectorAll('.slide')[slide]?.querySelector('.notes p')
    if (!notes || notes.firstElementChild || !talk.slides[slide]?.words.length) return
    const text = notes.textContent ?? ''
    const parts: (string | HTMLElement)[] = []
    let at = 0
    for (const [from, to, begins] of talk.slides[slide].words) {
      const word = document.createElement('span')
      word.textContent = text.slice(from, to)
      word.dataset['at'] = String(begins)
      parts.push(text.slice(at, from), word)
      at = to
    }
    notes.replaceChildren(...parts, text.slice(at))
  }

  function showWord(slide: number, at: number): void {
    const words = talk.slides[slide]?.words ?? []
    let word = -1
    words.forEach(([, , begins], index) => {
      if (begins <= at) word = index
    })
    const notes = document.querySelectorAll('.slide')[slide]?.querySelector('.notes p')
    const next = word < 0 ? null : (notes?.querySelectorAll('span')[word] ?? null)
    if (next !== lit) {
      lit?.classList.remove('lit')
      next?.classList.add('lit')
      lit = next
    }
    showLine(slide, word, notes?.textContent ?? '')
  }

  function showLine(slide: number, word: number, text: string): void {
    const { words = [], lines = [] } = talk.slides[slide] ?? {}
    let first = 0
    let index = 0
    while (index < lines.length - 1 && first + (lines[index] ?? 0) <= word) {
      first += lines[index] ?? 0
      index += 1
    }
    const name = `${slide} ${index}`
    if (name !== line) {
      line = name
      const spoken = words.slice(first, first + (lines[index] ?? 0)).map(([from, to]) => {
        const one = document.createElement('span')
        one.textContent = text.slice(from, to)
        return one
      })
      captions?.replaceChildren(...spoken.flatMap((one) => [one, ' ']))
    }
    Array.from(captions?.children ?? []).forEach((one, at) => {
      one.className = first + at === word ? 'lit' : first + at < word ? 'said' : ''
    })
  }

  const formatTime = (milliseconds: number) => {
    const seconds = Math.floor(milliseconds / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }

  function refresh(at = position()): void {
    const slide = findSlide(at)
    if (slide !== shown) {
      shown = slide
      markWords(slide)
      document.dispatchEvent(new CustomEvent('talk-slide', { detail: slide }))
    }
    showWord(slide, at)
    if (range) range.value = String(at)
    if (clock) clock.textContent = `${formatTime(at)} / ${formatTime(talk.end)}`
    if (isPlaying()) root.dataset['playing'] = ''
    else delete root.dataset['playing']
    for (const button of document.querySelectorAll('[data-do=play]')) {
      const { play = '', pause = '' } = range?.dataset ?? {}
      button.setAttribute('aria-label', isPlaying() ? pause : play)
    }
  }

  function tick(): void {
    if (isPlaying()) {
      if (silent.isOn && position() >= talk.end) stop()
      refresh()
    }
    requestAnimationFrame(tick)
  }

  audio.addEventListener('error', () => {
    if (!root.dataset['begun']) return
    fallSilent()
  })
  for (const kind of ['play', 'pause', 'ended', 'seeked'])
    audio.addEventListener(kind, () => refresh())
  range.max = String(talk.end)
  range.addEventListener('input', () => moveTo(Number(range.value)))
  speed?.addEventListener('change', () => {
    audio.playbackRate = Number(speed.value)
    audio.defaultPlaybackRate = Number(speed.value)
  })
  // Whoever turns the slide by hand wants to hear that slide.
  document.addEventListener('viewer-slide', ({ detail }: CustomEventInit<number>) => {
    if (detail === undefined || detail === shown) return
    shown = detail
    markWords(detail)
    moveTo(talk.slides[detail]?.start ?? 0)
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest('button')?.dataset['do']
    if (pressed === 'play') toggle()
    if (pressed === 'captions') {
      if ('plain' in root.dataset) delete root.dataset['plain']
      else root.dataset['plain'] = ''
      target.closest('button')?.setAttribute('aria-pressed', String(!('plain' in root.dataset)))
    }
    const word = target.closest<HTMLElement>('[data-at]')
    if (!word) return
    moveTo(Number(word.dataset['at']))
    start()
  })
  const steps: Record<string, () => void> = {
    ' ': toggle,
    k: toggle,
    j: () => moveTo(position() - 10_000),
    l: () => moveTo(position() + 10_000),
    c: () => document.querySelector<HTMLElement>('[data-do=captions]')?.click(),
    m: () => {
      audio.muted = !audio.muted
    },
  }
  // Before the viewer hears of it, for which Space is the next slide.
  addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event
      const isField = target instanceof Element && target.closest('input, select, dialog')
      const isButton = key === ' ' && target instanceof Element && target.closest('button, a')
      const step = steps[key.length === 1 ? key.toLowerCase() : key]
      if (!step || isField || isButton || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      step()
    },
    { capture: true },
  )
  refresh(talk.slides[Number(location.hash.slice(1)) - 1]?.start ?? 0)
  if (position() !== (talk.slides[shown]?.start ?? 0)) moveTo(talk.slides[shown]?.start ?? 0)
  requestAnimationFrame(tick)
}
