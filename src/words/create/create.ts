import { wizardTopics } from '#core/outline/popular-topics.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the creation wizard says. */
export const createWords = translatable('createWords', {
  brand: 'Use my brand',
  /** What the palette calls this screen's actions. */
  actions: 'New presentation',
  back: 'Back',
  progress: 'Progress',
  steps: { method: 'Choose Method', details: 'Add Details', generating: 'Generating' },
  stepDone: 'done',

  method: {
    title: 'How would you like to start?',
    label: 'Method',
    continue: 'Continue',
    haveFile: 'Have slides already?',
    import: 'Import a file',
    ai: {
      title: 'AI Generated',
      badge: 'Recommended',
      text: 'Type a topic, or bring your own text, and get slides with speaker notes.',
    },
    template: {
      title: 'Professional Templates',
      badge: 'Quick Start',
      text: 'A finished talk to make your own, with notes that can be spoken as they stand.',
    },
    blank: {
      title: 'Start from Scratch',
      badge: 'Full Control',
      text: 'A title, a number of slides, and a hint on each about what belongs there.',
    },
  },

  ai: {
    title: 'What is your talk about?',
    topic: 'Topic',
    topicPlaceholder: 'A subject, or a question',
    topicMissing: 'Please enter a topic for your AI-generated presentation',
    popular: 'Popular topics',
    topics: wizardTopics,
    generate: 'Generate with AI',
    configureFirst: 'Configure API Key First',
    promise: {
      title: 'What it makes',
      items: [
        '5 to 7 slides, from a warm welcome to a conclusion',
        '3 to 4 points on each',
        'Speaker notes that take about half a minute to say aloud',
      ],
    },
  },

  request: {
    label: 'How it should be told',
    optional: 'optional',
    audience: 'Audience',
    audiencePlaceholder: 'New colleagues, a school class…',
    tone: 'Tone',
    anyTone: 'Warm and clear',
    tones: {
      professional: 'Professional',
      friendly: 'Friendly and casual',
      enthusiastic: 'Enthusiastic',
      persuasive: 'Persuasive',
      academic: 'Academic',
      playful: 'Playful',
    },
    language: 'Language',
    languagePlaceholder: 'As the topic is written',
    slideCount: 'Number of slides',
    usualCount: '5 to 7, as it fits',
    theme: 'Theme',
    themeSample: 'Your topic',
    themeOfBrand: 'Your brand brings its theme. Without the brand you choose one here.',
  },

  source: {
    label: 'Your own text',
    placeholder: 'Paste an article, your notes, a draft…',
    hint: 'The slides then keep to what it says. It can also become slides without any AI.',
    words: (amount: number): string => counted(amount, { one: 'word', other: 'words' }),
    forModel: (amount: number): string =>
      `AI reads only the first ${formatNumber(amount)}. Without AI all of it is used.`,
    chooseFile: 'Choose a file',
    fileHint: 'Text, Markdown, PDF or Word. Or drop it anywhere here.',
    reading: 'Reading the file…',
    from: (name: string): string => `Taken from ${name}`,
    remove: 'Remove text',
    /** What becomes of it in its language, here. */
    outlook: {
      grammar: {
        known: (language: string): string =>
          `This text is in ${language}. Slides can be made of it without AI: its grammar is known.`,
        unknown: (language: string): string =>
          `This text is in ${language}. Without AI, slides follow its structure alone: its grammar is not known here.`,
      },
      voice: {
        device: 'A voice on this device reads it aloud.',
        browser: 'A voice of your browser reads it aloud.',
        cloud: 'A voice of your service reads it aloud, with your key.',
        live: 'A voice of your service reads it aloud in a live call, with your key.',
        none: 'No voice here speaks it yet: the talk would pass in silence.',
      } satisfies Record<Narrator['kind'] | 'none', string>,
    },
  },

  creating: 'Creating...',

  template: {
    title: 'Pick a talk to make your own',
    label: 'Template',
    missing: 'Please select a template',
    notFound: (id: string): string => `Template with id ${id} not found`,
    allSlides: (name: string): string => `Slides of ${name}`,
    customTitle: 'Custom title',
    optional: 'optional',
    create: 'Create from Template',
  },

  blank: {
    title: 'Name it, and begin',
    deckTitle: 'Title',
    titlePlaceholder: 'What the talk is called',
    titleMissing: 'Please enter a title for your presentation',
    slideCount: 'Number of slides',
    create: 'Create Blank Presentation',
    untitled: 'your talk',
    description: 'Started from blank slides',
  },
})
