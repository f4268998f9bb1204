import type { StoreApi } from 'zustand/vanilla'

import { defaultDescription } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { createFallbackDeck } from '#core/outline/create-fallback-deck.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import { rebaseDeck } from '#core/rebase/rebase-deck.ts'
import type { Result } from '#core/result.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import { dressNewDeck, findNewBrand } from '#workspace/brand.ts'
import { type DeckLook, findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Clock } from '#ports/clock.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { GenerationEvent } from '#ports/models/deck-writer.ts'
import type { ModelProvider } from '#ports/models/model-provider.ts'
import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'
import type { SlideFonts } from '#ports/typefaces/slide-fonts.ts'

import { createId } from '#workspace/create-id.ts'
import { editStoredDeck } from '#workspace/library/edit-stored-deck.ts'
import type {
  DeckOrigin,
  GenerationEnd,
  GenerationRun,
  GenerationState,
  NotMade,
} from './generation-state.ts'
import { judgeOutcome, type Made } from './judge-outcome.ts'
import type { Library } from '#workspace/library/library.ts'
import type { Models } from './models.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

type NewDeckOptions = { description: string }

export type Generation = {
  state: StoreApi<GenerationState>
  /** Writes a new presentation and stores it. Only one is written at a time: another is stopped. */
  start(request: DeckRequest, provider?: ModelProvider): Promise<GenerationEnd>
  /** What was asked for last, once more. */
  retry(): Promise<GenerationEnd>
  /** Without any model, of the user's own text. */
  compose(
    request: DeckRequest & { source: string },
    options: NewDeckOptions,
  ): Promise<GenerationEnd>
  /** Without any model or text: the template to fill in. */
  takeTemplate(request: DeckRequest, options: NewDeckOptions): Promise<GenerationEnd>
  /** Asks for what an open presentation lacks: the rest of it, or all where it is the template. */
  complete(openDeck: Pick<OpenDeck, 'id' | 'state'>): Promise<void>
  /** What is complete by then is kept. */
  stop(): void
  saveAgain(): Promise<GenerationEnd>
  /** The user takes a presentation as it is. */
  accept(deckId: string): void
  /** Nothing of it is kept, also of what is being written: as when the next one signs in. */
  forget(): Promise<void>
}

export type GenerationNeeds = {
  models: Pick<Models, 'state' | 'deckWriter'>
  library: Pick<Library, 'state' | 'create' | 'updateDetails'>
  /** The presentation a screen shows, and the way to one that none does. */
  currentDeck: () => OpenDeck | null
  openDeck: (id: string) => Promise<Result<OpenDeck, StoreFailure>>
  page: Pick<PageLifecycle, 'warnBeforeClosing'>
  clock: Clock
  slideFonts: Pick<SlideFonts, 'metrics'>
  preferences: Preferences
  /** What the screens look at, which was there before this was fetched. */
  state: StoreApi<GenerationState>
}

/** The one generation of this tab, which goes on whatever screen is shown. */
export function createGeneration(needs: GenerationNeeds): Generation {
  const { models, library, currentDeck, openDeck, page, clock, slideFonts, state } = needs
  let abort: AbortController | null = null
  let running: Promise<unknown> = Promise.resolve()
  let unsaved: (Made & { request: DeckRequest }) | null = null
  /** Goes up when all is to be forgotten: what was asked for before leaves nothing behind. */
  let era = 0

  page.warnBeforeClosing(() => state.getState().run !== null || unsaved !== null)

  /** Who is asked now: the user may have chosen another since, or have no key but the browser's model. */
  function findProvider(before?: ModelProvider): ModelProvider {
    const { provider, isReady } = models.state.getState()
    return before === 'built-in' && !isReady ? before : provider
  }

  const change = (run: Partial<GenerationRun>) =>
    state.setState((now) => (now.run ? { run: { ...now.run, ...run } } : now))

  const setOrigin = (deckId: string, origin: DeckOrigin) =>
    state.setState(({ origins }) => ({ origins: { ...origins, [deckId]: origin } }))

  function show(event: GenerationEvent) {
    if (event.kind === 'stage') change({ stage: event.stage, loading: null })
    if (event.kind === 'loading') change({ loading: event.fraction })
    if (event.kind === 'model') change({ model: event.model, loading: null })
    if (event.kind === 'title') change({ title: event.title })
    if (event.kind !== 'slide' && event.kind !== 'repaired') return
    const slides = [...(state.getState().run?.slides ?? [])]
    slides[event.place] = event.slide
    change({ slides })
  }

  /** Streams an answer into the state and says what came of it. */
  async function write(
    run: Pick<GenerationRun, 'request' | 'provider' | 'deckId'>,
    { before, look, signal }: { before: Deck | null; look: DeckLook; signal: AbortSignal },
  ): Promise<Made | NotMade> {
    const { request, provider } = run
    state.setState({
      run: {
        ...run,
        stage: 'asking',
        loading: null,
        model: null,
        title: before?.title ?? null,
        slides: before?.slides ?? [],
      },
    })
    const writer = await models.deckWriter(provider)
    if (!writer.ok) return { kind: 'no-model', failure: writer.error }
    const options = {
      signal,
      newId,
      overflows: (slide: Slide, place: number) =>
        layoutCached({ slide, theme: findDeckTheme(look), place }, slideFonts.metrics()).overflows,
    }
    const events = before
      ? writer.value.continue(request, before, options)
      : writer.value.write(request, options)
    for await (const event of events) {
      show(event)
      const { run: written } = state.getState()
      if (event.kind === 'end' && written) return judgeOutcome(event.outcome, written, clock.now())
    }
    throw new Error('a generation always ends with its outcome')
  }

  async function save(made: Made, request: DeckRequest): Promise<GenerationEnd> {
    const { shortfall, description } = made
    const themed = request.theme ? { ...made.deck, theme: request.theme } : made.deck
    change({ stage: 'saving' })
    const { deck, pictures } = await dressNewDeck(themed, needs.preferences)
    const known = description === undefined ? {} : { description }
    const created = await library.create(deck, { ...known, pictures })
    if (!created.ok) {
      unsaved = { ...made, request }
      return { kind: 'unsaved', failure: created.error }
    }
    const { id, description: shown } = created.value
    setOrigin(id, {
      request,
      slideIds: deck.slides.map((slide) => slide.id),
      shortfall,
      end: null,
      description: shown,
      isAccepted: false,
    })
    return { kind: 'saved', id }
  }

  /** As one step, in which what the user has edited meanwhile stays. */
  async function rewrite(id: string, before: Deck, after: Deck): Promise<NotMade | null> {
    const apply = (view: DeckView) => ({ ...view, deck: rebaseDeck(before, after, view.deck) })
    const shown = currentDeck()
    if (shown?.id === id) {
      shown.edit(apply)
      return null
    }
    // Its screen was left meanwhile.
    const edited = await editStoredDeck(openDeck, id, apply)
    return edited.ok ? null : { kind: 'unsaved', failure: edited.error }
  }

  /** The number of slides is part of a description that nobody has changed. */
  function describeAnew(id: string, before: string, { slides }: Deck): string {
    const record = library.state.getState().records.find((listed) => listed.id === id)
    if (record?.description !== before) return before
    const description = defaultDescription(slides.length)
    void library.updateDetails(id, { description })
    return description
  }

  type Turn = { signal: AbortSignal; isForgotten: () => boolean }

  /** One at a time: whatever runs is stopped and its end awaited first. */
  function inTurn<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    abort?.abort()
    const { signal } = (abort = new AbortController())
    const begun = era
    const turn = running.then(async () => {
      try {
        return await work({ signal, isForgotten: () => begun !== era })
      } finally {
        // Also after a bug: no screen may wait for ever.
        state.setState({ run: null })
      }
    })
    running = turn.catch(() => undefined)
    return turn
  }

  const makeNew = (
    request: DeckRequest,
    make: (signal: AbortSignal) => Promise<Made | GenerationEnd>,
  ) =>
    inTurn(async ({ signal, isForgotten }): Promise<GenerationEnd> => {
      // Pressed twice: the second press counts.
      if (signal.aborted) return { kind: 'stopped' }
      unsaved = null
      state.setState({ last: null })
      const made = await make(signal)
      if (isForgotten()) return { kind: 'stopped' }
      const end = 'deck' in made ? await save(made, request) : made
      state.setState({ run: null, last: { request, end } })
      return end
    })

  const start = (request: DeckRequest, provider = findProvider()) =>
    makeNew(request, (signal) =>
      write(
        { request, provider, deckId: null },
        { before: null, look: findNewBrand(needs.preferences) ?? request, signal },
      ),
    )

  return {
    state,

    start,

    retry() {
      const { last } = state.getState()
      if (!last) throw new Error('There is nothing to try again')
      const { request, end } = last
      return start(request, findProvider('provider' in end ? end.provider : undefined))
    },

    compose: (request, { description }) =>
      makeNew(request, async () => {
        const composer = await import('#core/composer/compose-deck.ts').catch(() => null)
        if (!composer) return { kind: 'no-model', failure: { code: 'offline' } }
        const { source, topic, slideCount } = request
        const steps = composer.composeInSteps({
          source,
          ...(topic && { title: topic }),
          ...(slideCount !== undefined && { slideCount }),
          newId,
        })
        let step = steps.next()
        while (!step.done) {
          await new Promise((resolve) => setTimeout(resolve))
          step = steps.next()
        }
        const deck = step.value
        if (!deck) return { kind: 'too-short' }
        return { deck, shortfall: null, description }
      }),

    takeTemplate: (request, { description }) =>
      makeNew(request, () => {
        const deck = createFallbackDeck(request.topic, newId)
        return Promise.resolve({ deck, shortfall: { kind: 'template' }, description })
      }),

    complete: ({ id: deckId, state: shown }) =>
      inTurn(async ({ signal, isForgotten }) => {
        const origin = state.getState().origins[deckId]
        if (!origin?.shortfall || signal.aborted) return
        const { request, shortfall } = origin
        const { deck: before } = shown.getState()
        setOrigin(deckId, { ...origin, end: null })
        const asked = 'provider' in shortfall ? shortfall.provider : undefined
        const made = await write(
          { request, provider: findProvider(asked), deckId },
          {
            before: shortfall.kind === 'part' ? before : null,
            look: before,
            signal,
          },
        )
        if (isForgotten()) return
        if (!('deck' in made)) {
          setOrigin(deckId, { ...origin, end: made })
          return
        }
        if (made.shortfall?.kind === 'fallback') {
          setOrigin(deckId, { ...origin, end: null, shortfall: made.shortfall })
          return
        }
        const after = takeAnswer(before, made.deck)
        const end = await rewrite(deckId, before, after)
        if (end) {
          setOrigin(deckId, { ...origin, end })
          return
        }
        const description = describeAnew(deckId, origin.description, after)
        const slideIds = [...origin.slideIds, ...listAdded(before, after)]
        setOrigin(deckId, { ...origin, slideIds, end, shortfall: made.shortfall, description })
      }),

    stop: () => abort?.abort(),

    saveAgain: async () => {
      if (!unsaved) throw new Error('There is nothing left to save')
      const { request, ...made } = unsaved
      return makeNew(request, () => Promise.resolve(made))
    },

    async forget() {
      era += 1
      unsaved = null
      abort?.abort()
      await running
      state.setState({ last: null, origins: {} })
    },

    accept: (deckId) =>
      state.setState(({ origins }) => {
        const origin = origins[deckId]
        if (!origin) return {}
        const accepted = { ...origin, shortfall: null, end: null, isAccepted: true }
        return { origins: { ...origins, [deckId]: accepted } }
      }),
  }
}

const newId = () => createId('slide')

/** What was written is the title and the slides; the look of the presentation is the user's. */
const takeAnswer = (before: Deck, { title, slides }: Deck): Deck => ({ ...before, title, slides })

function listAdded(before: Deck, after: Deck): string[] {
  const known = new Set(before.slides.map(({ id }) => id))
  return after.slides.map(({ id }) => id).filter((id) => !known.has(id))
}
