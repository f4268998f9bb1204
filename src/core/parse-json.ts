/** Many times what any of our files, or any answer we read, is nested. */
const maxDepth = 100

/**
 * `undefined` for what is no JSON, which JSON itself cannot say, and for what is nested so deep that
 * whoever walks through it would run out of stack.
 */
export function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const quote = 0x22
const backslash = 0x5c

/** Before anything is built of it: ten million brackets would be as many lists. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = findStringEnd(text, at)
    else if (isOpening(code)) {
      if (++depth > maxDepth) return true
    } else if (isClosing(code)) depth--
  }
  return false
}

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** Where the string ends that begins there. A picture in it is long: it is not looked at by letters. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === backslash) before--
  return (at - before) % 2 === 0
}
