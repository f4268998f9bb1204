/**
 * The data of each server-sent event, however the bytes were cut: inside a character, a line end or
 * an event. An event that is not ended when the stream ends is given too: some servers leave out
 * the last empty line.
 */
export async function* readSse(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []

  function* readLines(text: string, isLast: boolean): Generator<string> {
    rest += text
    for (;;) {
      const end = /\r\n|\n|\r/.exec(rest)
      // A lone \r at the end may be the first half of \r\n.
      if (!end || (!isLast && end[0] === '\r' && end.index === rest.length - 1)) break
      const line = rest.slice(0, end.index)
      rest = rest.slice(end.index + end[0].length)
      if (line === '') yield* takeEvent()
      else readField(line)
    }
    if (!isLast) return
    if (rest) readField(rest)
    yield* takeEvent()
  }
  function readField(line: string): void {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
  }
  function* takeEvent(): Generator<string> {
    const event = data.join('\n')
    data = []
    if (event) yield event
  }

  for await (const piece of pieces) yield* readLines(decoder.decode(piece, { stream: true }), false)
  yield* readLines(decoder.decode(), true)
}
