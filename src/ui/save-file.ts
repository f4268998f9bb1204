/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
