import type { MiddlewareHandler } from 'hono'

import { modelProviders } from '#ports/models/model-provider.ts'

import { isEmbedAddress } from '#core/share/embed-address.ts'

import { callPolicy } from './call-policy.ts'

/** The only hosts the page may talk to. A key for one of them can reach no other place. */
const providers = [
  ...Object.values(modelProviders)
    .flatMap(({ address }) => (address ? [new URL(address).origin] : []))
    .filter((origin) => origin.startsWith('https:')),
  'https://api.elevenlabs.io',
  'https://api.openverse.org',
]

/** Models and backends that the user runs on this computer. */
const ownComputer = ['http://localhost:*', 'http://127.0.0.1:*']

function createContentSecurityPolicy(
  connectSources: readonly string[],
  ancestors: "'none'" | '*',
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    // Remote pictures are requested only after the user asks for them; the app sees to that.
    `img-src 'self' data: blob: https:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    // The document of a live call, which has a policy of its own.
    `frame-src 'self'`,
    `connect-src ${["'self'", ...providers, ...ownComputer, ...connectSources].join(' ')}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    // Neither an attacker nor a library may bring a policy of its own.
    `trusted-types lectern-worker`,
  ].join('; ')
}

const callContentPolicy = [...callPolicy, `frame-ancestors 'self'`].join('; ')

const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  // The call library of a live voice may look for one, although it is given a silent track.
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ')

type Needs = {
  /** Origins the page may talk to beyond the providers it knows. */
  connectSources?: readonly string[]
  /** How many proxies of our own stand in front: only one of those knows of TLS. */
  trustedProxies?: number
}

const yearSeconds = 365 * 24 * 60 * 60

/** Sent with every answer: a worker obeys the policy that came with its own script. */
export function securityHeaders({
  connectSources = [],
  trustedProxies = 0,
}: Needs): MiddlewareHandler {
  const headers = {
    'Content-Security-Policy': createContentSecurityPolicy(connectSources, "'none'"),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  const framedPolicy = createContentSecurityPolicy(connectSources, '*')
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https')
      c.res.headers.set('Strict-Transport-Security', `max-age=${yearSeconds}`)
    if (isEmbedAddress(new URL(c.req.url)))
      c.res.headers.set('Content-Security-Policy', framedPolicy)
    if (c.req.path === '/call.html') c.res.headers.set('Content-Security-Policy', callContentPolicy)
  }
}
