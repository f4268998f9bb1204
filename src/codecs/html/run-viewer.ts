/* oxlint-disable unicorn/consistent-function-scoping -- there is no outer scope in the file */

/**
 * What a written file does when it is opened. Only its own text goes into the file, so it must not
 * use anything from outside itself but the browser.
 */
export function runViewer(): void {
  const root = document.documentElement
  const slides = Array.from(document.querySelectorAll<HTMLElement>('.slide'))
  const links = slides.map((slide) => slide.querySelector<HTMLElement>('a.open'))
  const help = document.querySelector('dialog')
  let at = 0
  let typed = ''
  let idle = 0

  const button = (name: string) =>
    document.querySelector<HTMLButtonElement>(`button[data-do="${name}"]`)
  const isOverview = () => root.dataset['mode'] === 'overview'

  // Pictures are in the file once each, however often they are shown.
  function showPictures(slide: HTMLElement | undefined): void {
    for (const image of slide?.querySelectorAll('img:not([src])') ?? []) {
      if (!(image instanceof HTMLImageElement)) continue
      const source = document.querySelector(`script[data-picture="${image.dataset['picture']}"]`)
      image.addEventListener('load', () => cropPicture(image), { once: true })
      image.src = `data:${source?.textContent ?? ''}`
    }
  }

  function cropPicture(image: HTMLImageElement): void {
    const numbers = image.dataset['crop']?.split(' ').map(Number)
    if (!numbers) return
    const [x = 0, y = 0, width = 0, height = 0, left = 0, top = 0, across = 1, down = 1] = numbers
    const [focusX = 0.5, focusY = 0.5] = numbers.slice(8)
    const part = {
      width: Math.max(across, 0.001) * image.naturalWidth,
      height: Math.max(down, 0.001) * image.naturalHeight,
    }
    const scale = Math.max(width / part.width, height / part.height)
    const findCut = (length: number, room: number, focus: number) =>
      Math.max(0, Math.min(length - room, length * focus - room / 2))
    const cut = {
      left: findCut(part.width * scale, width, focusX) + left * image.naturalWidth * scale,
      top: findCut(part.height * scale, height, focusY) + top * image.naturalHeight * scale,
    }
    Object.assign(image.style, {
      left: `${x - cut.left}px`,
      top: `${y - cut.top}px`,
      width: `${image.naturalWidth * scale}px`,
      height: `${image.naturalHeight * scale}px`,
    })
  }

  function go(to: number): void {
    at = Math.max(0, Math.min(slides.length - 1, to))
    for (const [index, slide] of slides.entries()) {
      if (index === at) slide.dataset['current'] = ''
      else delete slide.dataset['current']
    }
    for (const near of [at, at + 1, at - 1]) showPictures(slides[near])
    const count = document.querySelector('.count')
    if (count) count.textContent = `${at + 1} / ${slides.length}`
    const news = document.querySelector('[role="status"]')
    if (news) news.textContent = slides[at]?.getAttribute('aria-label') ?? ''
    root.style.setProperty('--way', String((at + 1) / slides.length))
    const [previous, next] = [button('previous'), button('next')]
    if (previous) previous.disabled = at === 0
    if (next) next.disabled = at === slides.length - 1
    if (location.hash !== `#${at + 1}`) history.replaceState(null, '', `#${at + 1}`)
    // For a talk, where the file has one; it answers in the same way.
    document.dispatchEvent(new CustomEvent('viewer-slide', { detail: at }))
  }

  function setMode(mode: 'show' | 'overview'): void {
    root.dataset['mode'] = mode
    delete root.dataset['black']
    button('overview')?.setAttribute('aria-pressed', String(mode === 'overview'))
    if (mode === 'show') return scrollTo(0, 0)
    links[at]?.focus()
    slides[at]?.scrollIntoView({ block: 'center' })
    slides.forEach(showPictures)
  }

  function toggle(name: 'notes' | 'black'): void {
    if (name in root.dataset) delete root.dataset[name]
    else root.dataset[name] = ''
    if (name === 'notes')
      button('notes')?.setAttribute('aria-pressed', String(name in root.dataset))
  }

  async function print(): Promise<void> {
    slides.forEach(showPictures)
    const images = Array.from(document.images, (image) => image.decode())
    await Promise.allSettled(images)
    window.print()
  }

  const actions: Record<string, () => unknown> = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    first: () => go(0),
    last: () => go(slides.length - 1),
    overview: () => setMode(isOverview() ? 'show' : 'overview'),
    notes: () => toggle('notes'),
    black: () => toggle('black'),
    print,
    fullscreen: () =>
      document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen(),
    help: () => help?.showModal(),
    close: () => help?.close(),
  }
  const keys: Record<string, string> = {
    ArrowRight: 'next',
    ArrowDown: 'next',
    PageDown: 'next',
    ' ': 'next',
    n: 'next',
    ArrowLeft: 'previous',
    ArrowUp: 'previous',
    PageUp: 'previous',
    p: 'previous',
    Home: 'first',
    End: 'last',
    o: 'overview',
    s: 'notes',
    b: 'black',
    '.': 'black',
    f: 'fullscreen',
    '?': 'help',
  }

  // Over the grid of the overview, the arrows move what Enter would open.
  function moveFocus(key: string): boolean {
    const columns = getComputedStyle(slides[0]?.parentElement ?? root).gridTemplateColumns.split(
      ' ',
    )
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns.length,
      ArrowUp: -columns.length,
    }
    const step = steps[key]
    if (step === undefined) return false
    const from = links.findIndex((link) => link === document.activeElement)
    links[(from < 0 ? at : from) + step]?.focus()
    return true
  }

  addEventListener('keydown', (event) => {
    const { key, target } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'p') {
      event.preventDefault()
      void print()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return
    // What has the focus has these keys first.
    if (
      (key === ' ' || key === 'Enter') &&
      target instanceof Element &&
      target.closest('button, a')
    )
      return
    if (key === 'Escape' && isOverview()) setMode('show')
    if (/^\d$/.test(key)) typed += key
    else {
      if (key === 'Enter' && typed) go(Number(typed) - 1)
      typed = ''
    }
    if (isOverview() && moveFocus(key)) return event.preventDefault()
    const action = actions[keys[key.length === 1 ? key.toLowerCase() : key] ?? '']
    if (!action) return
    event.preventDefault()
    action()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    actions[target.closest('button')?.dataset['do'] ?? '']?.()
    const link = links.findIndex((one) => one !== null && one === target.closest('a'))
    if (link < 0) return
    go(link)
    setMode('show')
  })
  document.addEventListener('talk-slide', ({ detail }: CustomEventInit<number>) => go(detail ?? at))
  addEventListener('hashchange', () => go((Number(location.hash.slice(1)) || 1) - 1))

  let start: Touch | undefined
  addEventListener('touchstart', ({ touches }) => {
    start = touches.length === 1 ? touches[0] : undefined
  })
  addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end || isOverview()) return
    const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(down))
      go(at + (across < 0 ? 1 : -1))
  })

  function wake(): void {
    delete root.dataset['idle']
    clearTimeout(idle)
    idle = setTimeout(() => {
      root.dataset['idle'] = ''
    }, 3_000)
  }
  for (const kind of ['pointermove', 'pointerdown', 'keydown']) addEventListener(kind, wake)
  document.addEventListener('fullscreenchange', () => {
    button('fullscreen')?.setAttribute('aria-pressed', String(document.fullscreenElement !== null))
    wake()
  })
  addEventListener('beforeprint', () => slides.forEach(showPictures))

  const fullscreen = button('fullscreen')
  if (fullscreen) fullscreen.hidden = !document.fullscreenEnabled
  setMode('show')
  go((Number(location.hash.slice(1)) || 1) - 1)
}
