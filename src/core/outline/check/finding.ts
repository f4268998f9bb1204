/** What the deck check can find fault with. Closed: every code has a sentence in `words`. */
export type FindingCode =
  | 'too-few-slides'
  | 'too-many-slides'
  | 'no-welcome'
  | 'no-conclusion'
  | 'title-length'
  | 'title-repeated'
  | 'bullet-count'
  | 'bullet-length'
  | 'bullet-empty'
  | 'bullet-repeated'
  | 'icon-unknown'
  | 'placeholder'
  | 'notes-missing'
  | 'notes-length'
  | 'notes-read-slide'
  | 'ungrounded-number'
  | 'fact-missing'
  | 'statement-changed'
  | 'overflow'
  | 'same-form'
  | 'nothing-to-see'
  | 'lower-half-empty'
  | 'chart-title'
  | 'words-covered'

/** What one press can do about it. All but the first three need a text model. */
export type FindingFix =
  | { kind: 'set-content'; slideId: string; content: string[] }
  | { kind: 'set-notes'; slideId: string; notes: string }
  | { kind: 'split-slide'; slideId: string }
  | { kind: 'rewrite-slide'; slideId: string }
  | { kind: 'write-notes'; slideId: string }

/** `major`: it spoils the slide, and a model is asked to repair it. `minor`: worth a look. */
export type Finding = {
  code: FindingCode
  severity: 'major' | 'minor'
  /** Absent when it concerns the deck as a whole. */
  slideId?: string
  /** Which of the slide's points. */
  bullet?: number
  /** A count of words or slides, or the words that were found. */
  found?: number | string
  /** How many points, or words, the form of the slide is made for. */
  wanted?: { min: number; max: number }
  fix?: FindingFix
}
