import type { BrowserContext, Page, Route } from '@playwright/test'

import { type CallLog, type CallPlan, runCallMachine } from './call-machine.ts'

type WebCall = { authorization: string; body: { assistant: Record<string, unknown> } }

/** How the service answers; calls that are made are in `calls`. */
export type VapiService = {
  calls: WebCall[]
  /** Everything else that was asked for beyond this computer. */
  strangers: string[]
  plan: Partial<CallPlan>
  /** Instead of a call. */
  refusal: { status: number; message: string } | null
  /** Where the call library should be, nothing answers. */
  isCdnDown: boolean
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

/**
 * Answers in place of the hosts of Vapi and Daily, at their own addresses: so the SDK, the call
 * library and the policies of the pages are the real ones, and only the far end is ours.
 */
export async function serveVapi(context: BrowserContext): Promise<VapiService> {
  const service: VapiService = {
    calls: [],
    strangers: [],
    plan: {},
    refusal: null,
    isCdnDown: false,
  }
  await context.route(/^https:\/\//u, (route) => {
    service.strangers.push(route.request().url())
    return route.abort('connectionrefused')
  })
  await context.route('https://api.vapi.ai/call/web', (route) => createCall(service, route))
  await context.route('https://c.daily.co/call-machine/**', (route) =>
    service.isCdnDown
      ? route.abort('connectionrefused')
      : route.fulfill({
          contentType: 'text/javascript',
          headers: cors,
          body: `(${runCallMachine.toString()})(${JSON.stringify(planCall(service))})`,
        }),
  )
  return service
}

function planCall({ plan, calls }: VapiService): CallPlan {
  const firstMessage = String(calls.at(-1)?.body.assistant['firstMessage'])
  return { ...plan, firstMessage }
}

async function createCall(service: VapiService, route: Route): Promise<void> {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  service.calls.push({
    authorization: request.headers()['authorization'] ?? '',
    body: request.postDataJSON() as WebCall['body'],
  })
  const { refusal, calls } = service
  if (refusal) {
    const { status, message } = refusal
    const json = { message, error: 'Refused', statusCode: status }
    return route.fulfill({ status, headers: cors, json })
  }
  const id = `call-${calls.length}`
  return route.fulfill({
    status: 201,
    headers: cors,
    json: {
      id,
      webCallUrl: `https://vapi.daily.co/${id}`,
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { voice: { provider: '11labs' } },
      transport: {},
    },
  })
}

const nothingYet: CallLog = {
  joined: 0,
  left: 0,
  said: [],
  begun: [],
  over: [],
  controls: [],
  heard: [],
  bringsTrack: null,
}

/** What the assistants of the page's calls were asked for. */
export const readCallLog = (page: Page): Promise<CallLog> =>
  page.evaluate((none) => (window as unknown as { callLog?: CallLog }).callLog ?? none, nothingYet)
