import { replacedBy, type Section, state } from '../statement.ts'
import { tests } from '../tests.ts'

export const wizard: Section = {
  title: '2. Screens: Create Presentation wizard',
  statements: [
    state(
      'A2-90',
      'screen',
      'Three steps: Choose Method, Add Details, Generating.',
      tests.create('offers three ways to start'),
      tests.generate('slides arrive one by one'),
    ),
    state(
      'A2-91',
      'screen',
      'Step 1: cards ‘AI Generated’ (Recommended), ‘Professional Templates’ (Quick Start), ‘Start from Scratch’ (Full Control).',
      tests.create('offers three ways to start'),
    ),
    state(
      'A2-92',
      'rule',
      'Step 1: Continue is disabled until one is chosen.',
      tests.create('offers three ways to start'),
    ),
    state(
      'A2-93',
      'screen',
      'Step 2, AI: a topic field and six popular topics.',
      tests.create('the six popular topics'),
    ),
    state(
      'A2-94',
      'screen',
      'Step 2, AI: ‘Generate with AI’, which reads ‘Configure API Key First’ without a key, with a warning.',
      tests.create('without a key it warns'),
      tests.create('with a key it is ready'),
    ),
    state(
      'A2-95',
      'screen',
      'Step 2, templates: a list of templates.',
      tests.create('shows the ten templates'),
    ),
    state(
      'A2-96',
      'screen',
      'Step 2, templates: an optional custom title and ‘Create from Template’.',
      tests.create('or under a title'),
      tests.create('creates it under its own name'),
    ),
    state(
      'A2-97',
      'screen',
      'Step 2, blank: title field, slide-count select, ‘Create Blank Presentation’.',
      tests.create('asks for a title'),
      tests.create('creates the slides asked for'),
    ),
    state(
      'A2-98',
      'message',
      "Step 3: ‘This usually takes 30-60 seconds. Please don't close this window.’",
      tests.generate('slides arrive one by one'),
      replacedBy('slides-stream'),
    ),
    state(
      'A2-99',
      'rule',
      'Step 3: Back is disabled while generating.',
      tests.generate('slides arrive one by one'),
      replacedBy('slides-stream'),
      tests.generate('Stop keeps the complete slides'),
    ),
    state(
      'A2-100',
      'rule',
      'Back goes from details to method, and from method to the dashboard.',
      tests.create('Back, the browser’s Back'),
      tests.create('Back leads to the dashboard'),
    ),
  ],
}
