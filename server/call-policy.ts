/**
 * The policy of the document that holds a live call, and of nothing else. `daily.co` carries the
 * calls of Vapi: its call library fetches the greater part of itself from there, and talks to hosts
 * that the installed part does not name.
 */
const carriers = ['daily.co', 'dailywebrtc.com', 'dailywebrtc.net']

export const callPolicy: readonly string[] = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval' blob: https://c.daily.co`,
  `style-src 'self'`,
  `media-src 'self' blob:`,
  `worker-src 'self' blob:`,
  `connect-src ${[
    "'self'",
    'https://api.vapi.ai',
    ...carriers.flatMap((host) => [`https://*.${host}`, `wss://*.${host}`]),
    // Where a call is set up, whatever the name says.
    'https://prod-ks.pluot.blue',
  ].join(' ')}`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `object-src 'none'`,
]
