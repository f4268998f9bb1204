/** Office programs add a picture of the words they copy: there the words are meant, and no file. */
export const listPastedFiles = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData && !clipboardData.types.includes('text/plain') ? [...clipboardData.files] : []
