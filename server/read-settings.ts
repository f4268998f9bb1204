import { isIP } from 'node:net'

import { fail, ok, type Result } from '#core/result.ts'

import { type ShareLimits, usualShareLimits } from './share-api.ts'

export type Settings = {
  host: string
  port: number
  connectSources: string[]
  geminiBaseUrl?: string
  /** From where this computer itself connects, beside loopback. */
  localAddresses: string[]
  /** Where shares are kept, unless there is a database. */
  dataDir?: string
  databaseUrl?: string
  shareLimits: ShareLimits
  /** How much of what is read often stays in memory. */
  cacheBytes: number
  /** How many proxies of one's own stand between the server and its visitors. */
  trustedProxies: number
}

const defaultPort = 3001
const megabyte = 1024 * 1024

type NumberSetting = { usual: number; takes: string; isSound: (value: number) => boolean }

const isPositive = (value: number) => value > 0
const isCount = (value: number) => Number.isInteger(value) && value >= 0
const isPositiveCount = (value: number) => isCount(value) && isPositive(value)

const numbers = {
  LECTERN_MAX_SHARE_MB: {
    usual: usualShareLimits.maxShareBytes / megabyte,
    takes: 'a number of megabytes',
    isSound: isPositive,
  },
  LECTERN_SHARES_MB: {
    usual: usualShareLimits.maxTotalBytes / megabyte,
    takes: 'a number of megabytes',
    isSound: isPositive,
  },
  LECTERN_CACHE_MB: {
    usual: 64,
    takes: 'a number of megabytes',
    isSound: (value) => value >= 0,
  },
  LECTERN_REQUESTS_PER_MINUTE: {
    usual: usualShareLimits.requestsPerMinute,
    takes: 'a number of requests',
    isSound: isPositiveCount,
  },
  LECTERN_SHARES_PER_HOUR: {
    usual: usualShareLimits.createsPerHour,
    takes: 'a number of shares',
    isSound: isPositiveCount,
  },
  LECTERN_TRUSTED_PROXIES: {
    usual: 0,
    takes: 'how many proxies are in front, such as 1',
    isSound: isCount,
  },
} satisfies Record<string, NumberSetting>

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
  const localAddresses = (env['LECTERN_LOCAL_ADDRESSES'] ?? '').split(/\s+/).filter(Boolean)
  const noAddress = localAddresses.find((address) => !isIP(address))
  if (noAddress) {
    return fail(`LECTERN_LOCAL_ADDRESSES takes addresses like 172.17.0.1, not '${noAddress}'.`)
  }
  const geminiBaseUrl = env['GEMINI_BASE_URL']?.trim()
  if (geminiBaseUrl && !isHttpAddress(geminiBaseUrl)) {
    return fail(
      `GEMINI_BASE_URL takes an address like https://example.org, not '${geminiBaseUrl}'.`,
    )
  }
  const databaseUrl = env['DATABASE_URL']?.trim()
  // It is not repeated: it may have a password in it.
  if (databaseUrl && !/^postgres(?:ql)?:\/\/./.test(databaseUrl)) {
    return fail('DATABASE_URL takes an address like postgres://user:password@host/database.')
  }
  for (const [name, { takes, isSound }] of Object.entries(numbers)) {
    if (env[name] && !isSound(Number(env[name])))
      return fail(`${name} takes ${takes}, not '${env[name]}'.`)
  }
  const read = (name: keyof typeof numbers) => Number(env[name] || numbers[name].usual)
  const readBytes = (name: keyof typeof numbers) => Math.floor(read(name) * megabyte)
  const dataDir = env['LECTERN_DATA_DIR']
  return ok({
    host: env['HOST'] || '127.0.0.1',
    port,
    connectSources,
    localAddresses,
    shareLimits: {
      maxShareBytes: readBytes('LECTERN_MAX_SHARE_MB'),
      maxTotalBytes: readBytes('LECTERN_SHARES_MB'),
      requestsPerMinute: read('LECTERN_REQUESTS_PER_MINUTE'),
      createsPerHour: read('LECTERN_SHARES_PER_HOUR'),
    },
    cacheBytes: readBytes('LECTERN_CACHE_MB'),
    trustedProxies: read('LECTERN_TRUSTED_PROXIES'),
    ...(dataDir && { dataDir }),
    ...(databaseUrl && { databaseUrl }),
    ...(geminiBaseUrl && { geminiBaseUrl }),
  })
}

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

// Anything but a bare origin could smuggle another directive into the policy.
function isOrigin(source: string): boolean {
  return /^(https?|wss?):\/\/[\w.-]+(:\d+)?$/i.test(source)
}
