import type { FetchFailure, OpenShareFailure, ShareSource } from '#workspace/shares/fetch-share.ts'

import { counted } from '../formats.ts'
import { translatable } from '../language.ts'
import { watchWords } from './watch.ts'

/** Of a number of milliseconds, rounded up, so that whoever waits that long does not come too early. */
export function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90
    ? counted(seconds, { one: 'second', other: 'seconds' })
    : counted(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })
}

export type WatchFailure = FetchFailure | { code: Exclude<OpenShareFailure, PasswordFailure> }

type PasswordFailure = 'password-needed' | 'wrong-password'

type FailurePage = { title: string; text: string; retry: boolean }

/** A page of its own for each reason why nothing is shown. `retry`: another try may help. */
export const describeWatchFailure = translatable(
  'describeWatchFailure',
  (failure: WatchFailure, from: ShareSource['from']): FailurePage => {
    return (from === 'file' ? describeFileFailure(failure) : null) ?? describeLinkFailure(failure)
  },
)

/** Of a file some things are said in other words. */
function describeFileFailure({ code }: WatchFailure): FailurePage | null {
  if (code === 'expired')
    return {
      title: 'This file has expired',
      text: 'It was made to be opened for a while, and that time is over. Ask whoever sent it for a new one.',
      retry: false,
    }
  if (code === 'damaged')
    return {
      title: 'This file is damaged',
      text: 'A part of it is missing, or was changed on its way. Ask whoever sent it to send it again.',
      retry: false,
    }
  return null
}

function describeLinkFailure(failure: WatchFailure): FailurePage {
  switch (failure.code) {
    case 'newer':
      return {
        title: 'This needs a newer Lectern',
        text: 'It was made by a newer version than the one on this page. Reload the page to get that, or ask whoever runs this copy of Lectern.',
        retry: false,
      }
    case 'too-large':
      return {
        title: 'This presentation is too large',
        text: 'It unfolds to more than Lectern takes in by a link. Ask whoever sent it for one with fewer or smaller pictures.',
        retry: false,
      }
    case 'not-a-share':
      return {
        title: 'This is another kind of file',
        text: 'A shared presentation has a name that ends in .lectern. Slides of other programs can be imported from the dashboard.',
        retry: false,
      }
    case 'unreadable':
      return {
        title: 'This file could not be read',
        text: 'It may have been moved, or be open in another program.',
        retry: false,
      }
    case 'expired':
      return {
        title: 'This link has expired',
        text: 'It was made to work for a while, and that time is over. Ask whoever sent it for a new one.',
        retry: false,
      }
    case 'revoked':
      return {
        title: 'This link was revoked',
        text: 'Whoever shared the presentation has taken it back. Ask them for a new link.',
        retry: false,
      }
    case 'unknown':
      return {
        title: 'There is nothing at this link',
        text: 'A part of it may be missing or mistyped. Copy the whole link from where you found it.',
        retry: false,
      }
    case 'damaged':
      return {
        title: 'This link is damaged',
        text: 'It opens nothing as it is. A part of the link may be missing: copy all of it from where you found it, to its last letter. If that does not help, ask for a new one.',
        retry: false,
      }
    case 'no-server':
      return {
        title: 'This link cannot be opened here',
        text: 'This copy of Lectern has no server that keeps shared presentations. Ask whoever sent it for a link that begins with another address, or for a file.',
        retry: false,
      }
    case 'insecure-page':
      return { title: 'This link cannot be opened here', text: watchWords.noHttps, retry: false }
    case 'rate-limited':
      return {
        title: 'One moment, please',
        text: `Those were many requests in a short time. Please wait ${describeWait(failure.retryAfterMs)}.`,
        retry: true,
      }
    case 'offline':
      return {
        title: 'The presentation could not be reached',
        text: 'You seem to be offline, or the server is away for a moment. Nothing is wrong with the link.',
        retry: true,
      }
    case 'cancelled':
      return {
        title: 'Opening was cancelled',
        text: 'Nothing was opened, and nothing is wrong with the link.',
        retry: true,
      }
    case 'not-loaded':
      return {
        title: 'The presentation could not be opened',
        text: 'A part of Lectern could not be fetched. Nothing is wrong with the link. Check your connection and try again; if that does not help, reload the page.',
        retry: true,
      }
    default:
      return {
        title: 'The presentation could not be opened',
        text: 'The server answered with an error. Nothing is wrong with the link. Please try again in a while.',
        retry: true,
      }
  }
}
