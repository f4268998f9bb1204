import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { frame, type WireFormat } from './wire-format.ts'

type StreamScript = Exclude<ModelScript, { kind: 'refuse' | 'picture' | 'no-picture' | 'send' }>

/** Streams what a script says, in the given format. */
export async function playScript(
  script: StreamScript,
  wire: WireFormat,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  switch (script.kind) {
    case 'answer':
      await playAnswer(script, wire, response)
      return
    case 'stall':
      await sendPieces(response, [...wire.start(), ...writeTokens(wire, script.after)])
      return
    case 'break':
      await sendPieces(response, [...wire.start(), ...writeTokens(wire, script.after)])
      // What was written must be on its way before the line is cut.
      await wait(20)
      response.destroy()
      return
    case 'fail-midway':
      await sendPieces(response, [
        ...wire.start(),
        ...writeTokens(wire, script.after),
        ...(script.error ? [frame({ error: script.error })] : wire.failMidway()),
      ])
      break
    case 'block':
      await sendPieces(response, [
        ...wire.start(),
        ...writeTokens(wire, script.after),
        ...wire.block(),
      ])
      break
    case 'say-nothing':
      await sendPieces(response, [...wire.start(), ...wire.end('complete')])
      break
    case 'garble':
      await sendPieces(response, [...wire.start(), 'data: {"candidates": [{\n\n'])
  }
  response.end()
}

async function playAnswer(
  script: Extract<ModelScript, { kind: 'answer' }>,
  wire: WireFormat,
  response: ServerResponse,
): Promise<void> {
  const heldFrom = script.hold ? script.text.indexOf(script.hold.before) : 0
  const send = async (events: string[]) => {
    const ended = events.map((event) => event.replaceAll('\n', script.lineEnd ?? '\n'))
    const pieces = script.pieceBytes ? cutBytes(ended.join(''), script.pieceBytes) : ended
    await sendPieces(response, pieces, script.tokensPerSecond)
  }
  const begin = [...wire.start(), ...(script.thoughts ? wire.think(script.thoughts) : [])]
  const end = [
    ...writeTokens(wire, script.text.slice(heldFrom)),
    ...wire.end(script.end ?? 'complete'),
  ]
  if (script.hold) {
    await send([...begin, ...writeTokens(wire, script.text.slice(0, heldFrom))])
    await script.hold.until
    await send(end)
  } else await send([...begin, ...end])
  response.end()
}

/** About four characters, as models write them; never half of a character, which JSON cannot carry. */
const writeTokens = (wire: WireFormat, text: string): string[] =>
  (text.match(/[\s\S]{1,4}/gu) ?? []).flatMap((token) => wire.write(token))

function cutBytes(text: string, size: number): Buffer[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

async function sendPieces(
  response: ServerResponse,
  pieces: readonly (string | Buffer)[],
  perSecond?: number,
): Promise<void> {
  const begin = performance.now()
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return
    response.write(piece)
    // Without a turn between them several pieces would travel as one.
    const due = perSecond ? begin + ((index + 1) * 1000) / perSecond - performance.now() : 0
    await (due > 1 ? wait(due) : new Promise((resolve) => setImmediate(resolve)))
  }
}
