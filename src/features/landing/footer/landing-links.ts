export type SocialName = 'github' | 'linkedin' | 'x' | 'youtube'

/** Addresses that belong to whoever runs this copy. Each is absent until it is set at build. */
export type LandingLinks = {
  contact: string | null
  api: string | null
  /** A video file that the app serves, to play in place of the live deck. */
  demoVideo: string | null
  demoLink: string | null
  social: readonly { name: SocialName; href: string }[]
}

type BuildSettings = Readonly<Record<string, unknown>>

// A mistyped setting must not become a link that runs something.
const allowedProtocols = new Set(['https:', 'http:', 'mailto:'])

function readAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  return allowedProtocols.has(new URL(value).protocol) ? value : null
}

/** The app's content-security policy plays nothing from another host. */
const readOwnPath = (value: unknown): string | null =>
  typeof value === 'string' && /^\/[^/\\]/.test(value) ? value : null

const socialSettings: readonly { name: SocialName; setting: string }[] = [
  { name: 'github', setting: 'VITE_GITHUB_URL' },
  { name: 'linkedin', setting: 'VITE_LINKEDIN_URL' },
  { name: 'x', setting: 'VITE_X_URL' },
  { name: 'youtube', setting: 'VITE_YOUTUBE_URL' },
]

export function readLandingLinks(settings: BuildSettings): LandingLinks {
  return {
    contact: readAddress(settings['VITE_CONTACT_URL']),
    api: readAddress(settings['VITE_API_URL']),
    demoVideo: readOwnPath(settings['VITE_DEMO_VIDEO_URL']),
    demoLink: readAddress(settings['VITE_DEMO_LINK_URL']),
    social: socialSettings.flatMap(({ name, setting }) => {
      const href = readAddress(settings[setting])
      return href ? [{ name, href }] : []
    }),
  }
}

export const landingLinks: LandingLinks = readLandingLinks(import.meta.env)
