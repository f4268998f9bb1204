import { inFile, note, replacedBy, type Section, state } from '../statement.ts'
import { tests } from '../tests.ts'

export const purpose: Section = {
  title: '1. What the product does',
  statements: [
    state(
      'C1-01',
      'rule',
      'A typed topic and ‘Generate Presentation’ make a presentation.',
      tests.topic('Generate waits for a topic'),
    ),
    state(
      'C1-02',
      'constant',
      'Six suggested topics can be picked instead: Machine Learning in Healthcare; Sustainable Energy Solutions; Future of Remote Work; Blockchain Technology; AI Ethics and Society; Climate Change Solutions.',
      tests.topic('the six topics of the start'),
    ),
    state(
      'C1-03',
      'rule',
      'It promises 5-8 professional slides, AI-generated content, automatic slide progression and human-like narration.',
      tests.topic('the six topics of the start'),
      replacedBy('slide-counts'),
    ),
    state(
      'C1-04',
      'rule',
      'Narration has pauses and enthusiasm.',
      tests.writePrompt('GP1'),
      inFile('src/core/narration/script/script.test.ts')('SC3'),
      note('How it sounds is for ears.'),
    ),
    state(
      'C1-05',
      'rule',
      'After generation the slides can be viewed.',
      tests.generate('slides arrive one by one'),
    ),
    state(
      'C1-06',
      'rule',
      'Text, bullets and notes can be edited.',
      tests.slideViewer('the slide editing card goes to edit'),
      tests.inPlace('click a title and type'),
    ),
    state(
      'C1-07',
      'rule',
      'Images can be edited.',
      tests.photoUpload('an uploaded picture is applied'),
    ),
    state(
      'C1-08',
      'rule',
      'A presentation can be imported from a file, from images or from a PowerPoint file.',
      tests.import('FD1'),
      tests.import('FD4 images'),
      tests.importPptx('PD1'),
    ),
    state(
      'C1-09',
      'rule',
      'It can be exported by the browser’s print or as a PowerPoint file.',
      tests.print('Export triggers'),
      tests.exportPptx('the presentation view writes a PowerPoint file'),
    ),
    state(
      'C1-10',
      'rule',
      'It can be presented with spoken narration.',
      tests.narration('Present This Slide'),
      tests.narrationVoice('in a fresh profile'),
    ),
    state(
      'C1-11',
      'rule',
      'An image can be generated for each slide.',
      tests.generateImage('its picture is put on the slide'),
    ),
    state(
      'C1-12',
      'rule',
      'Generation needs keys from the settings; without them a banner ‘API Configuration Required’ asks for them.',
      tests.topic('without a key a banner asks for one'),
      replacedBy('required-by-choice'),
    ),
    state(
      'C1-13',
      'rule',
      'There is no account in this area: one anonymous user.',
      replacedBy('guest'),
      tests.account('adopts the guest'),
    ),
  ],
}
