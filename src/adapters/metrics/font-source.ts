/** Where the files of the bundled fonts come from. */
export type FontSource = {
  open(packageName: string): Promise<OpenPackage>
}

export type OpenPackage = {
  /** By subset, in the form of CSS `unicode-range`. */
  ranges: Readonly<Record<string, string>>
  /** The bytes of a WOFF file; rejects when they cannot be had. */
  read(fileName: string): Promise<Uint8Array<ArrayBuffer>>
}
