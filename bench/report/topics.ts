export type Topic = {
  id: string
  title: string
  /** What is measured, in what way, beside whom. */
  about: string
  /** Paths of its benches, from `bench`. */
  benches: readonly string[]
}

export const topics: readonly Topic[] = [
  {
    id: 'startup',
    title: 'Start-up',
    about:
      'A first visit with nothing in the browser’s cache: what is transferred (gzip, without headers, until the network is quiet), the first paint and the moment the page’s own content is painted, and what the main thread has worked by then. Beside it decks with the same words made with reveal.js and Slidev, compressed and served in the same way. They only show slides; the opened deck is the editor. PPTist is a repository and no package, so it is not here.',
    benches: ['startup/run.ts'],
  },
  {
    id: 'watching',
    title: 'Watching what was shared',
    about:
      'Somebody opens a link with nothing in the browser’s cache: what is fetched until the first slide stands, the share itself left out, when that slide is painted, and how long after the press on Play the voice in the share is heard. Beside it decks with the same words made with reveal.js and Slidev, which have no voice.',
    benches: ['watching/run.ts'],
  },
  {
    id: 'film',
    title: 'A talk as a film',
    about:
      'The sample deck, twice, as an MP4 with captions in the picture, in the built app: from the press on Export to the file, when the voice has spoken everything before. Beside it the length of the talk, which is what a recording of the screen takes.',
    benches: ['film/run.ts'],
  },
  {
    id: 'library',
    title: 'Library of 1,000 presentations',
    about:
      'The dashboard with 1,000 stored presentations: opening, a key in the search box (emptying it among them), scrolling. Beside it the very same cards in a plain list, which has them all in the page and filters at once.',
    benches: ['library/run.ts'],
  },
  {
    id: 'editor',
    title: 'Editor',
    about:
      'Decks of 10, 100 and 1,000 slides in the built editor: opening, a key in a title until it is painted, and the longest task while the Slide Overview scrolls. Beside it the same slides and the same painter in a plain list that mounts every thumbnail.',
    benches: ['editor/run.ts'],
  },
  {
    id: 'generation',
    title: 'Generation',
    about:
      'An answer streamed at 60 tokens a second by a stand-in for the service: when the first slide is on screen, and the longest task of the page meanwhile. Beside it a page that waits for the whole answer.',
    benches: ['generation/run.ts'],
  },
  {
    id: 'composer',
    title: 'Composer',
    about:
      'A deck from an article without any model, over all articles of the tests. Beside it what it costs only to cut the same text into words.',
    benches: ['composer/run.ts'],
  },
  {
    id: 'decks',
    title: 'What users get',
    about:
      'The sample, every template, decks made of pasted texts and of answers as models give them, as they are painted: how many forms they have, how many slides are words alone, how much of the stage is used, what of a text is kept.',
    benches: ['decks/run.ts'],
  },
  {
    id: 'layout',
    title: 'Layout',
    about:
      'A slide laid out once its fonts are there, over 504 slides of all scripts and layouts. Beside it Chromium’s own layout of the same paragraphs, at sizes that are given to it.',
    benches: ['wrapped/layout.ts'],
  },
  {
    id: 'narration',
    title: 'Narration',
    about:
      'The on-device voice. PocketSphinx, which knows nothing of how the sound was made, says how well it is understood and when each word is heard; a real browser says how soon and how fast it speaks, how long it is silent between two sentences beyond the pause that was meant, and how far the lit word is from the sound.',
    benches: [
      'voice/run.ts',
      'pronunciation/run.ts',
      'first-sound/run.ts',
      'word-times/run.ts',
      'reading/run.ts',
    ],
  },
  {
    id: 'import',
    title: 'Import of PowerPoint files',
    about:
      'Real presentations with independently made truth: what is found in them, how fast, and the longest task of the page while the heaviest of them are read and added. The files are not ours to pass on; without them this part is left out.',
    benches: ['import/run.ts', 'wrapped/import-page.ts'],
  },
  {
    id: 'kept-looks',
    title: 'Slides that keep their look',
    about:
      'The first six slides of each real presentation as LibreOffice paints them, beside ours from the same file: structural similarity (grey, 640 px) and the words that are seen, of slides that keep their look and, as the peer, of the same slides restyled; then the file that is written from them, both as LibreOffice paints them. 30 files are kept aside: measured, and never looked at. Without the files and LibreOffice this part is left out.',
    benches: ['placed/run.ts', 'written-look/run.ts'],
  },
  {
    id: 'export',
    title: 'Export of PowerPoint files',
    about:
      'Files of 10, 100 and 1,000 slides, fonts and layout included. Beside it PptxGenJS, given the same text and picture. The bar for time is for decks with pictures; of text alone the figures are told, since ours measures and breaks every line and packs the file, and the peer does neither.',
    benches: ['wrapped/export.ts'],
  },
  {
    id: 'server',
    title: 'Server',
    about:
      'Reads of shares of 200 kB over 50 connections, beside the same bytes as a file from the same process.',
    benches: ['server/run.ts'],
  },
]
