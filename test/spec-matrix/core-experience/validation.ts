import { inFile, replacedBy, type Section, state } from '../statement.ts'
import { tests } from '../tests.ts'

const importJob = inFile('src/workspace/files/import-job.test.ts')

export const validation: Section = {
  title: '5. Validation: topic, pictures, content',
  statements: [
    state(
      'C5-01',
      'rule',
      'Generate is disabled while the trimmed topic is empty.',
      tests.topic('Generate waits for a topic'),
    ),
    state(
      'C5-02',
      'rule',
      'Generate is disabled while loading.',
      tests.specEditor('while a presentation is written Generate cannot be pressed again'),
    ),
    state(
      'C5-03',
      'rule',
      'Generate is disabled when no key is configured.',
      tests.topic('without a key a banner asks for one'),
    ),
    state(
      'C5-04',
      'message',
      'Photo editor: a type that does not start with image/ gives ‘Please select a valid image file’.',
      tests.photoUpload('the file type must start with image/'),
    ),
    state(
      'C5-05',
      'message',
      'Photo editor, read failure: ‘Failed to read image file’.',
      tests.photoUpload('read failure'),
    ),
    state(
      'C5-06',
      'message',
      'Photo editor, upload failure: ‘Failed to upload image. Please try again.’',
      tests.photoUpload('upload failure'),
    ),
    state(
      'C5-07',
      'message',
      'Photo editor: the hint says JPG, PNG, GIF up to 10MB; the limit is not enforced.',
      tests.photoEditor('photo editor dialog: tabs'),
      tests.photoUpload('a picture over 10 MB is refused'),
      replacedBy('limits-enforced'),
    ),
    state(
      'C5-08',
      'message',
      'Photo editor, apply failure: ‘Failed to apply image to slide. Please try again.’',
      tests.photoUpload('apply failure'),
    ),
    state(
      'C5-09',
      'message',
      'Photo editor, load failure: ‘Failed to load image. Please check the URL or try another image.’',
      tests.photoUpload('image load failure'),
    ),
    state(
      'C5-10',
      'rule',
      'Apply is disabled with no image.',
      tests.photoEditor('photo editor dialog: tabs'),
    ),
    state(
      'C5-11',
      'rule',
      'Apply is disabled while applying.',
      tests.specEditor('while a picture is applied Apply cannot be pressed again'),
    ),
    state(
      'C5-12',
      'rule',
      'Apply is disabled while an error is showing.',
      tests.photoUpload('Apply is disabled while an error'),
    ),
    state(
      'C5-13',
      'message',
      'Quick upload: the same check, ‘Please select a valid image file’.',
      tests.slideViewer('quick upload of another file'),
    ),
    state(
      'C5-14',
      'message',
      'Quick upload, read failure: ‘Failed to read the image file’.',
      tests.slideViewer('quick upload of a file that cannot be read'),
    ),
    state(
      'C5-15',
      'rule',
      'The delete button of a point shows only when there is more than one.',
      tests.slideViewer('the delete button for a point'),
    ),
    state(
      'C5-16',
      'constant',
      'Notes are edited in a text area of 4 rows.',
      tests.slideViewer('notes are edited in a text area'),
    ),
    state(
      'C5-17',
      'message',
      'A tip advises 50-80 words of notes.',
      tests.slideViewer('notes are edited in a text area'),
    ),
    state(
      'C5-20',
      'message',
      'PowerPoint: a name that does not end .pptx or .ppt gives ‘Please select a valid PowerPoint file (.pptx or .ppt)’.',
      tests.importPptx('PD6'),
    ),
    state(
      'C5-21',
      'message',
      "PowerPoint, failure: ‘Failed to import PPTX file. Please ensure it's a valid PowerPoint file.’",
      tests.importPptx('PD7'),
      tests.import('FD3'),
    ),
    state(
      'C5-22',
      'message',
      'PowerPoint: the dialog says up to 50MB; this is not enforced.',
      tests.specEditor('Import PowerPoint says up to 50MB'),
      importJob('IJ3 files over 50 MB'),
      replacedBy('limits-enforced'),
    ),
  ],
}
