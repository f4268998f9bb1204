import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { SlideView } from '#slide/slide-view.tsx'

import { createLongDeck } from './create-long-deck.ts'

const count = Number(new URLSearchParams(location.search).get('slides'))

/** The peer: the same slides and the same painter in a plain list, as most editors have it. */
function NaiveStrip() {
  const [deck, setDeck] = useState(() => createLongDeck(count))
  const typed = deck.slides[Math.floor(count / 2)]
  return (
    <>
      <input
        aria-label="Title"
        value={typed?.title}
        onChange={({ target }) =>
          setDeck((now) => ({
            ...now,
            slides: now.slides.map((slide) =>
              slide.id === typed?.id ? { ...slide, title: target.value } : slide,
            ),
          }))
        }
      />
      <ol data-scroller style={{ width: 200, height: 800, overflow: 'auto' }}>
        {deck.slides.map((slide, index) => (
          <li key={slide.id} style={{ marginBottom: 12 }}>
            <SlideView slide={slide} place={index} />
          </li>
        ))}
      </ol>
    </>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <NaiveStrip />
    </StrictMode>,
  )
