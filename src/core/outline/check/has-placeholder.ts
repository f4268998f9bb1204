const wholeLine = [
  /^(?:slide|folie|diapositive|diapositiva) \d+$/iu,
  /^(?:new|untitled|blank) slide$/iu,
  /^(?:key|main|first|second|third|fourth|another|important|sample) (?:point|idea|item|bullet|takeaway)(?: \d+)?(?: (?:about|to be added|here)\b.*)?$/iu,
  /^(?:bullet|point|item|title|content|text|topic|subtitle) \d*$/iu,
  /^[\p{P}\p{S}\s]*$/u,
]

const anywhere =
  /lorem ipsum|\bplaceholder (?:text|title|content|point|bullet|notes|image)s?\b|^(?:TBD|TODO|XXX)\b|\b(?:insert|add|your) (?:your )?(?:text|content|title|notes|point)s? here\b|\[(?:insert|your|add|topic|name|company|date)\b[^\]]*\]|speaker notes (?:for|go) |as an ai (?:language )?model|content for (?:this )?slide/iu

/** Words that only hold the place of others. */
export const hasPlaceholder = (text: string): boolean => {
  const line = text.trim()
  return wholeLine.some((pattern) => pattern.test(line)) || anywhere.test(line)
}
