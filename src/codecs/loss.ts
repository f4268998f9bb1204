/** What a file could not carry, so that nobody finds out by accident. */
export type Loss =
  /** The slide shows a picture that is no longer stored. */
  | { kind: 'picture-missing'; slideId: string }
  /** Cannot be read; the file holds it as it was found. */
  | { kind: 'presentation-damaged'; title: string }
  /** So many can be read only by a newer version of the app. */
  | { kind: 'presentations-newer'; count: number }

export type Written = { value: Blob; losses: Loss[] }
