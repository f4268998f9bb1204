import { templateWords } from './template.ts'

/** What the creation wizard says. */
export const createWords = {
  back: 'Back',
  progress: 'Progress',
  steps: { method: 'Choose Method', details: 'Add Details', generating: 'Generating' },
  stepDone: 'done',

  method: {
    title: 'How would you like to start?',
    label: 'Method',
    continue: 'Continue',
    ai: {
      title: 'AI Generated',
      badge: 'Recommended',
      text: 'Type a topic and get slides with speaker notes, ready to shape.',
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
    generate: 'Generate with AI',
    configureFirst: 'Configure API Key First',
    noKeyTitle: 'No Gemini API key yet',
    noKey: 'Generating will need a key of your own. You can save one now; nothing uses it yet.',
    notBuilt:
      'Generating from a topic is planned and not built yet. A template gets you a finished talk today.',
    templateInstead: 'Use a template instead',
    promise: {
      title: 'What it will make',
      items: [
        '5 to 7 slides, from a warm welcome to a conclusion',
        '3 to 4 points on each',
        'Speaker notes that take about half a minute to say aloud',
      ],
    },
  },

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
    description: (amount: number): string => `Presentation with ${templateWords.slides(amount)}`,
  },

  creating: 'Creating...',
} as const
