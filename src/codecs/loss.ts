/** What a file could not carry, so that nobody finds out by accident. */
export type Loss =
  /** The slide shows a picture that is no longer stored. */
  | { kind: 'picture-missing'; slideId: string }
  /** The logo of the deck is no longer stored, or nothing that the file can hold. */
  | { kind: 'logo-missing' }
  /** The picture is on the web; a file is written without asking anyone for it. */
  | { kind: 'picture-elsewhere'; slideId: string }
  /** Of a format that the file cannot hold and that could not be changed here. */
  | { kind: 'picture-format'; slideId: string; format: string }
  /** A drawing that could not be painted: only programs that know SVG show it. */
  | { kind: 'picture-drawing'; slideId: string }
  /** Shown without its effects, which the file cannot say and which could not be painted here. */
  | { kind: 'picture-effects'; slideId: string }
  /** No font of ours has them: the file shows a gap, but can be searched for them. */
  | { kind: 'characters-missing'; slideId: string; characters: string[] }
  /** A typeface that the file should have brought along: others show one that they have. */
  | { kind: 'font-missing'; family: string }
  /** The same of one that its own file forbids to put there: the slides are set in another one. */
  | { kind: 'font-forbidden'; family: string }
  /** A slide that keeps its look here is composed there: this kind of file cannot have it yet. */
  | { kind: 'look-restyled'; slideId: string }
  /** What the slide's layout has no room for is not on the slide of the file, either. */
  | { kind: 'points-hidden'; slideId: string; count: number }
  | { kind: 'pictures-hidden'; slideId: string; count: number }
  | { kind: 'rows-hidden'; slideId: string; count: number }
  /** There is more text than room for it: the end of it runs over other things, or off the slide. */
  | { kind: 'text-overflows'; slideId: string }
  /** So many pictures that a file of words does not hold; what they show is said where it can be. */
  | { kind: 'pictures-left-out'; slideId: string; count: number }
  /** The rows of the table are points. */
  | { kind: 'table-as-points'; slideId: string }
  /** So many icons that its points name. */
  | { kind: 'icons-left-out'; slideId: string; count: number }
  /** So many text boxes, shapes and pictures that lie over the form of the slide. */
  | { kind: 'elements-left-out'; slideId: string; count: number }
  /** Cannot be read; the file holds it as it was found. */
  | { kind: 'presentation-damaged'; title: string }
  /** So many can be read only by a newer version of the app. */
  | { kind: 'presentations-newer'; count: number }

/** What of a file could not become part of the deck. Slides are counted from 1; kinds once per slide. */
export type ReadLoss =
  /** Damaged or missing in the file: the slide is there, empty. */
  | { kind: 'slide-unreadable'; slide: number }
  | { kind: 'notes-unreadable'; slide: number }
  /** Something other than text stood where a bullet should. */
  | { kind: 'points-unreadable'; slide: number; count: number }
  /** A style or layout that is not known here. */
  | { kind: 'look'; slide: number }
  /** So many pictures of a kind that browsers do not show, such as EMF. */
  | { kind: 'picture-kind'; slide: number; format: string; count: number }
  /** The file names pictures that it does not hold, or that are damaged. */
  | { kind: 'picture-absent'; slide: number; count: number }
  /** Over the limits for pictures. */
  | { kind: 'picture-too-large'; slide: number; count: number }
  /** An address that leads to no picture, such as one that would run a script. */
  | { kind: 'picture-address'; slide: number; count: number }
  /** The pictures are elsewhere; nothing is fetched. */
  | { kind: 'picture-linked'; slide: number; count: number }
  /** More pictures than a slide can hold. */
  | { kind: 'pictures-left-out'; slide: number; count: number }
  /** Drawn without words: arrows, lines, ink. */
  | { kind: 'drawing'; slide: number; count: number }
  /** Of a slide that keeps its look: charts that cannot be drawn, embedded files without a picture, drawings
   * of a kind that is not read, more shapes than a slide holds. */
  | {
      kind: 'kept-chart' | 'kept-object' | 'kept-drawing' | 'kept-element'
      slide: number
      count: number
    }
  /** Of such a slide, too: what is painted otherwise than it was. Pictures in two colours, patterns, shapes
   * that are not in our table, bevels, glows and mirror images, words along a curve; recoloured pictures,
   * letters with an outline or a shadow, tab stops, pictures for bullets, dates that change by the day, links
   * of whole shapes, styles of tables that are not known, what a chart draws besides its figures, and the end
   * of what is too much; gradients that follow an outline, pictures that are repeated otherwise, and effects
   * of groups. */
  | {
      kind:
        | 'kept-pattern'
        | 'kept-gradient'
        | 'kept-tile'
        | 'kept-outline'
        | 'kept-depth'
        | 'kept-glow'
        | 'kept-group'
        | 'kept-warp'
        | 'kept-recoloured'
        | 'kept-letters'
        | 'kept-setting'
        | 'kept-bullet'
        | 'kept-date'
        | 'kept-link'
        | 'kept-table'
        | 'kept-chart-kind'
        | 'kept-chart-colours'
        | 'kept-chart-axes'
        | 'kept-chart-lines'
        | 'kept-cut'
      slide: number
      count: number
    }
  | { kind: 'animation'; slide: number }
  /** How it came in after the one before. */
  | { kind: 'transition'; slide: number }
  | { kind: 'audio'; slide: number; count: number }
  | { kind: 'video'; slide: number; count: number }
  /** Its words are there as bullets. */
  | { kind: 'diagram-as-text'; slide: number; count: number }
  /** A chart in another kind than it had, because there is none like it here. */
  | { kind: 'chart-kind'; slide: number; count: number }
  /** Of its kinds the first; all of its series are drawn so. */
  | { kind: 'chart-kinds'; slide: number; count: number }
  /** Drawn flat. */
  | { kind: 'chart-depth'; slide: number; count: number }
  /** Stacked otherwise than it was, or no longer. */
  | { kind: 'chart-stacking'; slide: number; count: number }
  /** Of names in several levels the innermost. */
  | { kind: 'chart-levels'; slide: number; count: number }
  /** More figures than a chart shows here. */
  | { kind: 'chart-cut'; slide: number; count: number }
  /** A slide holds one chart or table; the others have slides of their own, right after it. */
  | { kind: 'chart-own-slide'; slide: number; count: number }
  /** Its figures are there as a table. */
  | { kind: 'chart-as-table'; slide: number; count: number }
  | { kind: 'chart-unreadable'; slide: number; count: number }
  /** Of a kind that is not drawn here: the file has a picture of it. */
  | { kind: 'chart-as-picture'; slide: number; count: number }
  /** A slide holds one table; the rows of others are there as bullets. */
  | { kind: 'table-as-text'; slide: number; count: number }
  /** A file inside the file: a sheet, a document. */
  | { kind: 'embedded-object'; slide: number; count: number }
  /** Written in a line. */
  | { kind: 'equation-as-text'; slide: number; count: number }
  /** A point of several lines. */
  | { kind: 'code-as-text'; slide: number; count: number }
  /** Slides of another file that this one names. */
  | { kind: 'included-file'; slide: number }
  | { kind: 'comments'; slide: number; count: number }
  | { kind: 'links'; slide: number; count: number }
  /** What has no room where the slide is shown as it was taken in. */
  | { kind: 'points-hidden' | 'pictures-hidden' | 'rows-hidden'; slide: number; count: number }
  | { kind: 'text-overflows'; slide: number }
  /** More text than a slide can hold: the end of it. */
  | { kind: 'text-left-out'; slide: number }
  /** More of a title than anybody could read: the end of it. */
  | { kind: 'title-left-out' }
  /** It is not in the file, or no picture. */
  | { kind: 'logo-left-out' }
  /** It is not in the file, or no font. */
  | { kind: 'typeface-left-out' }
  /** Nothing here is called so. */
  | { kind: 'theme' }
  /** More than anybody would have written. */
  | { kind: 'pronunciations-left-out' }
  /** Long paragraphs of a document are spoken. */
  | { kind: 'text-as-notes'; slide: number }
  /** Pictures of headers and footers, which belong to no slide. */
  | { kind: 'document-pictures'; count: number }
  /** Pages after the last one that is taken. */
  | { kind: 'pages-left-out'; count: number }
  /** Presentations of a backup that cannot be read. */
  | { kind: 'presentations-unreadable'; count: number }
  /** More of them than one backup brings back. */
  | { kind: 'presentations-left-out' }
  | { kind: 'macros' }
