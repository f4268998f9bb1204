import type { CallLine } from '#adapters/voices/vapi/call-frame.ts'
import type { CallNews, CallRequest } from '#adapters/voices/vapi/call-protocol.ts'

import type { createManualClock } from '../fixtures/manual-clock.ts'

/** How fast it speaks. */
export const msPerLetter = 70

type OpenLine = {
  requests: CallRequest[]
  isClosed: boolean
  tell: (news: CallNews) => void
  /** Nothing more comes from the far end. */
  fallSilent: () => void
}

/** The document of a call with an assistant at its far end that speaks, if it is not told to differ. */
export function createFakeCalls(clock: ReturnType<typeof createManualClock>) {
  const quirks = { turns: true, answers: true, starts: true, says: true }
  const lines: OpenLine[] = []
  const said: string[] = []
  let isLoadable = true

  async function openLine(): Promise<CallLine | null> {
    if (!isLoadable) return null
    let listen: (news: CallNews) => void = () => {}
    const cancel: (() => void)[] = []
    let isTurnOn = false
    const fallSilent = () => cancel.splice(0).forEach((one) => one())
    const line: OpenLine = {
      requests: [],
      isClosed: false,
      tell: (news) => listen(news),
      fallSilent,
    }
    lines.push(line)
    const at = (ms: number, run: () => void) => void cancel.push(clock.after(ms, run))
    const turn = (isOn: boolean) => {
      isTurnOn = isOn
      if (quirks.turns) listen({ kind: 'turn', isOn })
    }
    const speak = (text: string) => {
      fallSilent()
      if (isTurnOn) turn(false)
      said.push(text)
      if (!quirks.says) return
      at(200, () => {
        turn(true)
        listen({ kind: 'speaking', isSpeaking: true })
      })
      at(200 + text.length * msPerLetter, () => turn(false))
      at(1200 + text.length * msPerLetter, () => listen({ kind: 'speaking', isSpeaking: false }))
    }
    return {
      onNews: (run) => void (listen = run),
      close: () => void (line.isClosed = true),
      send(request) {
        line.requests.push(request)
        if (request.kind === 'say') speak(request.text)
        if (request.kind === 'end') fallSilent()
        if (request.kind !== 'start' || !quirks.answers) return
        at(500, () => {
          listen({ kind: 'listening' })
          if (quirks.starts) speak(request.assistant.firstMessage ?? '')
        })
      },
    }
  }
  return {
    quirks,
    lines,
    said,
    openLine,
    breakLoading: () => void (isLoadable = false),
    volumes: () =>
      lines.flatMap(({ requests }) =>
        requests.flatMap((one) => (one.kind === 'volume' ? [one.volume] : [])),
      ),
  }
}
