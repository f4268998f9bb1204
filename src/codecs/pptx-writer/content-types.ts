const presentation = 'application/vnd.openxmlformats-officedocument.presentationml.'

export const contentTypes = {
  presentation: `${presentation}presentation.main+xml`,
  slide: `${presentation}slide+xml`,
  layout: `${presentation}slideLayout+xml`,
  master: `${presentation}slideMaster+xml`,
  notes: `${presentation}notesSlide+xml`,
  notesMaster: `${presentation}notesMaster+xml`,
  properties: `${presentation}presProps+xml`,
  chart: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  core: 'application/vnd.openxmlformats-package.core-properties+xml',
  app: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
} as const
