import { maxSourceBytes, type SourceFailure } from '#ports/source-reader.ts'

import { translatable } from '../language.ts'

/** Why a document gave no text. Whoever called it off knows, so that needs no sentence. */
const failures: Record<Exclude<SourceFailure, 'stopped'>, string> = {
  unsupported: 'Only text, Markdown, PDF and Word documents can be read here.',
  'old-word': 'This is an older Word document. Save it as .docx and try again.',
  'too-large': `This file is larger than ${maxSourceBytes / 1_000_000} MB, the limit for documents. Choose a smaller one, or paste the part you need.`,
  protected: 'This document is protected with a password. Save it without one and try again.',
  'no-text': 'No text was found in this file. A scanned document has pictures of text only.',
  broken:
    'This file is damaged and cannot be read. Save it again in its program and try once more.',
  unreadable: 'The file could not be read. It may have been moved or be open in another program.',
  failed: 'The document could not be read. Try again, or paste its text.',
}

/** What is said of a document that a deck is to be made from. */
export const sourceWords = translatable('sourceWords', {
  failures,
  isCut: 'This document is very long, so only its first part is used.',
})
