import { homeTopics } from '#core/outline/popular-topics.ts'

import { translatable } from '../language.ts'

/** What the topic screen says. */
export const topicWords = translatable('topicWords', {
  title: 'Type a topic. Get a talk.',
  lead: 'Slides, and what to say with each of them, in about a minute.',
  back: 'Back to Dashboard',
  topic: 'Topic',
  placeholder: 'What would you like to present?',
  topicMissing: 'Please type a topic above first.',
  popular: 'Popular topics',
  topics: homeTopics,
  generate: 'Generate Presentation',
  generating: 'Creating Your Presentation...',
  settings: 'API settings',
  more: 'More options, or your own text',
  importFile: 'Or import a file',
  required: 'API Configuration Required',
  openSettings: 'Open settings',
  features: 'What you get',
  cards: {
    slides: {
      title: '5-8 professional slides',
      text: 'From a warm welcome to a conclusion, three or four points on each.',
    },
    content: {
      title: 'AI-generated content',
      text: 'Written by the model you choose, checked for empty phrases and overlong lines.',
    },
    auto: {
      title: 'Automatic slide progression',
      text: 'The talk goes on by itself when what belongs to a slide is said.',
    },
    narration: {
      title: 'Human-like narration',
      text: 'Notes written to be spoken, with pauses and enthusiasm.',
    },
  },
})
