import type { CallGreeting, CallNews, CallRequest } from './call-protocol.ts'
import { readCallNews } from './read-call-news.ts'

/** The way to the document of one call. */
export type CallLine = {
  send(request: CallRequest): void
  onNews(listen: (news: CallNews) => void): void
  /** Takes the document away, and with it whatever of the call was left. */
  close(): void
}

const greeting: CallGreeting = 'lectern-call'
const loadedWithinMs = 20_000

/**
 * Loads the document of a call, out of sight. The SDK and what it fetches from others run there,
 * under a policy of its own; the app has none of it. Null when it did not come.
 */
export function openCallFrame(signal?: AbortSignal): Promise<CallLine | null> {
  const frame = document.createElement('iframe')
  frame.src = '/call.html'
  frame.hidden = true
  frame.allow = 'autoplay; microphone'

  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(null), loadedWithinMs)
    const giveUp = () => settle(null)

    function settle(line: CallLine | null) {
      clearTimeout(timer)
      window.removeEventListener('message', greet)
      signal?.removeEventListener('abort', giveUp)
      if (!line) frame.remove()
      resolve(line)
    }

    function greet({ data, origin, source }: MessageEvent<unknown>) {
      const isCall = source === frame.contentWindow && origin === window.location.origin
      if (!isCall || data !== greeting || !frame.contentWindow) return
      const { port1, port2 } = new MessageChannel()
      frame.contentWindow.postMessage(greeting, window.location.origin, [port2])
      settle(createLine(frame, port1))
    }

    window.addEventListener('message', greet)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) settle(null)
    else document.body.append(frame)
  })
}

function createLine(frame: HTMLIFrameElement, port: MessagePort): CallLine {
  return {
    send: (request) => port.postMessage(request),
    onNews(listen) {
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const news = readCallNews(data)
        if (news) listen(news)
      })
      port.start()
    },
    close() {
      port.close()
      frame.remove()
    },
  }
}
