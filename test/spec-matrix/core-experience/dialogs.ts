import { replacedBy, type Section, state } from '../statement.ts'
import { tests } from '../tests.ts'

export const dialogs: Section = {
  title: '2. Screens: fullscreen and dialogs',
  statements: [
    state(
      'C2-30',
      'constant',
      'Fullscreen: the toolbar hides after 3 seconds without mouse or key activity.',
      tests.show('the toolbar hides after 3,000 ms'),
    ),
    state(
      'C2-31',
      'screen',
      'Fullscreen: the toolbar shows ‘Exit Fullscreen’ and ‘Slide N of M’.',
      tests.show('the toolbar shows Exit Fullscreen'),
    ),
    state(
      'C2-32',
      'screen',
      'Fullscreen: a small narration progress box stands at the bottom right.',
      tests.show('a small narration progress box'),
    ),
    state(
      'C2-33',
      'rule',
      'Fullscreen keys: left arrow is the previous slide, right arrow the next.',
      tests.show('keys: left arrow'),
    ),
    state('C2-34', 'rule', 'Fullscreen keys: Escape exits.', tests.show('keys: Escape')),
    state('C2-35', 'rule', 'Fullscreen keys: f toggles fullscreen.', tests.show('keys: f')),
    state(
      'C2-36',
      'screen',
      'Photo editor: tabs ‘Upload & Select’, ‘Shape & Style’, ‘Effects & Filters’, ‘Position & Size’.',
      tests.photoEditor('photo editor dialog: tabs'),
    ),
    state(
      'C2-37',
      'screen',
      'Photo editor, Upload & Select: a file upload.',
      tests.photoUpload('an uploaded picture is applied'),
    ),
    state(
      'C2-38',
      'screen',
      'Photo editor, Upload & Select: eight built-in stock photos.',
      tests.photoUpload('eight built-in pictures'),
      replacedBy('built-in-pictures'),
    ),
    state(
      'C2-39',
      'screen',
      'The dialog ‘Simple Text Editor’ has a live preview.',
      tests.textEditor('a live preview of all eight fields'),
    ),
    state(
      'C2-40',
      'screen',
      'Simple Text Editor: style presets for the title and content styles.',
      tests.textEditor('style presets'),
    ),
    state(
      'C2-41',
      'rule',
      'Simple Text Editor: it styles the current slide.',
      tests.textEditor('on this slide the others stay'),
    ),
    state(
      'C2-42',
      'screen',
      'The import dialog accepts files or images.',
      tests.import('FD1'),
      tests.import('FD4 images'),
    ),
    state(
      'C2-43',
      'screen',
      'The dialog ‘Import PowerPoint’ has three steps: upload, conflict, complete.',
      tests.importPptx('PD1'),
    ),
    state(
      'C2-44',
      'screen',
      'The API settings dialog takes a gemini key and a vapi key.',
      tests.specSettings('the dialog has a field for each key'),
    ),
  ],
}
