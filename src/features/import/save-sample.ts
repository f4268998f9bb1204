import { saveFile } from '#ui/save-file.ts'

const name = 'sample-presentation.json'

/** Two slides that show every field an imported file can have. */
const sample = {
  title: 'Sample Presentation',
  slides: [
    {
      id: 'slide-1',
      title: 'Welcome',
      content: ['What this talk is about', 'Why it matters today', 'What you will take home'],
      notes:
        'Hello and welcome... It is good to have you here. In the next few minutes we look at one idea, and at what you can do with it.',
    },
    {
      id: 'slide-2',
      title: 'One Idea to Remember',
      content: ['Say one thing on each slide', 'Let the notes do the talking'],
      notes: 'A slide is a signpost... and the story is in what you say. Thank you for listening.',
      imageUrl: 'https://example.org/picture.jpg',
    },
  ],
}

export const saveSample = (): void =>
  saveFile({
    name,
    blob: new Blob([JSON.stringify(sample, null, 2)], { type: 'application/json' }),
  })
