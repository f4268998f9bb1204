import { counted } from './formats.ts'
import { translatable } from './language.ts'

const wayOut = 'export download save file'
const slideshow = 'show slideshow start'
const aloud = 'speak play read narrate aloud'

/** What people type who do not know our name for an action; by its id. */
const alsoCalled: Readonly<Record<string, string>> = {
  'add-text': 'new insert',
  'add-image': 'new insert picture photo',
  'add-blank': 'new insert empty',
  find: 'search change words text rename',
  'duplicate-slide': 'copy clone',
  'hide-slide': 'skip',
  'delete-slide': 'remove',
  'text-editor': 'font size style color align bold italic',
  'photo-editor': 'picture image crop filter shape',
  'generate-image': 'picture photo draw',
  import: 'open upload add file powerpoint pdf word markdown pictures',
  'import-pptx': 'open upload powerpoint ppt merge append',
  'deck-check': 'review problems mend',
  share: 'link send publish',
  fullscreen: slideshow,
  'fullscreen-from-start': slideshow,
  'presenter-view': 'notes timer second screen window',
  print: `${wayOut} paper handout`,
  'export-pdf': wayOut,
  'export-pptx': `${wayOut} powerpoint keynote`,
  'export-json': wayOut,
  'export-html': wayOut,
  'export-more': `${wayOut} markdown text png jpeg pictures images`,
  'present-all': aloud,
  'present-from-here': aloud,
  'present-slide': aloud,
  voice: 'speed volume captions pause pronunciation speaker',
  create: 'new add',
  backup: 'export save everything',
  'clear-data': 'delete remove everything reset',
  'sign-out': 'log out leave',
  settings: 'api key model gemini openai',
}

/** What the command palette and the shortcut sheet say. */
export const paletteWords = translatable('paletteWords', {
  title: 'Search actions and presentations',
  placeholder: 'What do you want to do?',
  empty: 'Nothing matches. Try fewer or other words.',
  found: (amount: number): string => counted(amount, { one: 'match', other: 'matches' }),
  alsoCalled,
  appearance: (name: string): string => `Appearance: ${name}`,
  language: (name: string): string => `Language: ${name}`,
  groups: { go: 'Go to', presentations: 'Presentations' },
  go: {
    landing: 'Start page',
    signIn: 'Sign in',
    dashboard: 'Dashboard',
    create: 'Create a presentation',
    topic: 'New presentation from a topic',
    help: 'Help',
  },
  sheet: {
    title: 'Keyboard shortcuts',
    description: 'What the keys do on this screen.',
  },
})
