import { fail, ok, type Result } from '#core/result.ts'

export type Settings = {
  host: string
  port: number
  connectSources: string[]
  geminiBaseUrl?: string
  /** Where shares are kept. */
  dataDir?: string
  maxShareMegabytes: number
  /** How many proxies of one's own stand between the server and its visitors. */
  trustedProxies: number
}

const defaultPort = 3001
const defaultShareMegabytes = 2048

/** The error is a sentence for whoever typed the command. */
export function readSettings(env: NodeJS.ProcessEnv): Result<Settings, string> {
  const port = env['PORT'] ? Number(env['PORT']) : defaultPort
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return fail(`PORT must be a number from 0 to 65535, not '${env['PORT']}'.`)
  }
  const connectSources = (env['LECTERN_CONNECT_SRC'] ?? '').split(/\s+/).filter(Boolean)
  const stray = connectSources.find((source) => !isOrigin(source))
  if (stray) {
    return fail(`LECTERN_CONNECT_SRC takes origins like https://example.org, not '${stray}'.`)
  }
  const geminiBaseUrl = env['GEMINI_BASE_URL']?.trim()
  if (geminiBaseUrl && !isHttpAddress(geminiBaseUrl)) {
    return fail(
      `GEMINI_BASE_URL takes an address like https://example.org, not '${geminiBaseUrl}'.`,
    )
  }
  const maxShareMegabytes = Number(env['LECTERN_SHARES_MB'] || defaultShareMegabytes)
  if (!(maxShareMegabytes > 0)) {
    return fail(`LECTERN_SHARES_MB takes a number of megabytes, not '${env['LECTERN_SHARES_MB']}'.`)
  }
  const trustedProxies = Number(env['LECTERN_TRUSTED_PROXIES'] || 0)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0) {
    return fail(
      `LECTERN_TRUSTED_PROXIES takes how many proxies are in front, such as 1, not '${env['LECTERN_TRUSTED_PROXIES']}'.`,
    )
  }
  const dataDir = env['LECTERN_DATA_DIR']
  return ok({
    host: env['HOST'] || '127.0.0.1',
    port,
    connectSources,
    maxShareMegabytes,
    trustedProxies,
    ...(dataDir && { dataDir }),
    ...(geminiBaseUrl && { geminiBaseUrl }),
  })
}

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

// Anything but a bare origin could smuggle another directive into the policy.
function isOrigin(source: string): boolean {
  return /^(https?|wss?):\/\/[\w.-]+(:\d+)?$/i.test(source)
}
