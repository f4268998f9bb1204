import type { ShareExpiry } from '#core/share/share-terms.ts'
import type { SharePlace } from '#ports/shares/share-host.ts'
import type { ShareFailure, ShareTerms } from '#workspace/shares/shares.ts'

import { counted, formatNumber, formatSize } from '../formats.ts'
import { translatable } from '../language.ts'
import { explainRecordFailure } from '../talk/recording.ts'
import { explainStoreFailure } from '../storage.ts'
import { watchWords } from './watch.ts'
import { describeWait } from './watch-failure.ts'
import { formatMoment } from '../days.ts'
import { formatDay } from '../when.ts'

const describeBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? formatSize(Math.max(1, bytes / 1000), 'kilobyte')
    : formatSize(bytes / 1_000_000, 'megabyte', { maximumFractionDigits: 1 })

const letters = (amount: number): string =>
  counted(amount, { one: 'character', other: 'characters' })

/** What is said about sharing a presentation. */
export const shareWords = translatable('shareWords', {
  embed: {
    copy: 'Copy embed code',
    copied: 'Embed code copied. Paste it into the HTML of your page.',
    notCopied: 'The embed code is ready. Copy it from here.',
    label: 'Embed code',
    /** Of the frame, for who hears the page. */
    title: 'Presentation',
  },
  dialog: {
    title: 'Share',
    description:
      'Whoever has the link can watch this presentation, without an account. It is encrypted in this browser first: the server that keeps it cannot read it.',
    expiry: 'The link works for',
    expiries: (days: ShareExpiry): string =>
      days === null ? 'As long as I want' : counted(days, { one: 'day', other: 'days' }),
    notes: 'Include speaker notes',
    notesHint: 'They are what is read aloud. Without them the presentation is silent.',
    voice: 'Include the voice',
    voiceHint: (bytes: number): string =>
      `Whoever opens the link hears it at once, on any device, and downloads no voice. Adds about ${describeBytes(bytes)}; speaking it takes a while now.`,
    voiceBy: (name: string): string => `${name} speaks.`,
    voiceStandsIn: (name: string): string =>
      `The voice you chose only speaks live and cannot be kept, so ${name} on this device speaks.`,
    voiceSent: 'The notes are sent to the service of that voice, which may cost you something.',
    voiceDownload: (bytes: number): string =>
      `The voice is downloaded first (${describeBytes(bytes)}).`,
    noVoice: 'No voice on this device speaks this language in a way that can be kept.',
    speaking: (slide: number): string => `Speaking slide ${formatNumber(slide)}…`,
    password: 'Password',
    passwordMark: '(optional)',
    passwordHint: 'Tell it to people in another way than the link. Nobody can recover it.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    snapshot: 'The link shows the presentation as it is now. What you change later stays with you.',
    onlyHere:
      'Lectern runs on this computer, so its links open on this computer only. For somebody elsewhere, export a web page or a PowerPoint file and send that.',
    create: 'Create link',
    making: 'Making the link…',
    another: 'Create another link',
    replaces: 'It takes the place of the link above, which then no longer works.',
    options: 'Options',
    describeTerms: ({ days, password, withNotes, withVoice }: ShareTerms): string =>
      [
        days === null ? 'without an end' : counted(days, { one: 'day', other: 'days' }),
        withNotes ? 'with notes' : 'without notes',
        withVoice && 'with the voice',
        password && 'with a password',
      ]
        .filter(Boolean)
        .join(', '),
    link: 'Link',
    copy: 'Copy link',
    copied: 'Demo share link copied to clipboard!',
    notCopied: 'The link is ready. Copy it from here.',
    missing: (amount: number): string =>
      `Shared without ${counted(amount, { one: 'picture', other: 'pictures' })} that can no longer be found.`,
    withoutHidden: (amount: number): string =>
      `Shared without ${counted(amount, { one: 'hidden slide', other: 'hidden slides' })}.`,
    done: 'Done',
  },
  /** Without a server the presentation itself travels. */
  carried: {
    description:
      'Whoever gets it can watch this presentation, without an account. It is packed and encrypted in this browser, and nothing is uploaded.',
    expiry: 'It can be opened for',
    forever: 'As long as it exists',
    why: {
      absent: 'No server keeps presentations here, so the presentation itself travels.',
      unreachable:
        'The server cannot be reached at the moment. You can send the presentation itself instead.',
    } satisfies Record<Exclude<SharePlace, 'server'>, string>,
    lookAgain: 'Try again',
    measuring: 'Finding out how large it is…',
    asLink: (amount: number): string => `It fits into the link, which has ${letters(amount)}.`,
    notEverywhere: (most: number): string =>
      `Discord takes ${formatNumber(most)} in a message; other chat apps and mail take it whole.`,
    asFile: (bytes: number): string => `It becomes a file of ${describeBytes(bytes)}.`,
    tooManyPictures: (amount: number): string =>
      `With ${counted(amount, { one: 'picture', other: 'pictures' })} it is too much for a link: chat apps break messages of more than 4,000 characters.`,
    tooMuchText: (amount: number): string =>
      `As a link it would have ${letters(amount)}, and chat apps break messages of more than 4,000.`,
    tooMuch: 'It is too much for a link: chat apps break messages of more than 4,000 characters.',
    promise:
      'You cannot take back what you have sent. When its time is over, Lectern no longer opens it; no server stands behind that.',
    snapshot: 'It shows the presentation as it is now. What you change later stays with you.',
    createFile: 'Download share file',
    asFileToo: 'Download as a file instead',
    fileMade: (name: string, bytes: number): string =>
      `${name} (${describeBytes(bytes)}) is in your downloads. Send it like any other file.`,
    opensAt: 'It opens at this address',
    copyAddress: 'Copy address',
    addressCopied: 'The address is in the clipboard.',
    downloadAgain: 'Download again',
  },
  list: {
    title: 'Your links',
    loading: 'Loading your links',
    empty: 'Nothing is shared at the moment.',
    unread: 'Your links could not be read. They still work.',
    untitled: 'Untitled presentation',
    created: (iso: string): string => `Created ${formatDay(iso)}`,
    until: (iso: string): string => `until ${formatMoment(iso)}`,
    forever: 'until you revoke it',
    password: 'Password',
    silent: 'Without notes',
    copy: (title: string): string => `Copy link to ${title}`,
    revoke: 'Revoke',
    revokeOne: (title: string): string => `Revoke link to ${title}`,
  },
  revoke: {
    title: 'Revoke link',
    question:
      'The link stops working at once, and what it showed is deleted from the server. Copies that people have saved stay with them.',
    confirm: 'Revoke',
    done: 'The link was revoked.',
  },
  action: 'Share',
})

/** That nothing was shared, why, and what to do. */
export const describeShareFailure = translatable(
  'describeShareFailure',
  (failure: ShareFailure): string =>
    failure.code === 'cancelled'
      ? 'Cancelled. Nothing was shared.'
      : `Failed to share presentation. ${explainShareFailure(failure)}`,
)

export const describeRevokeFailure = translatable(
  'describeRevokeFailure',
  (failure: ShareFailure): string => `Failed to revoke the link. ${explainShareFailure(failure)}`,
)

/** Only why, and what to do: before anybody has asked for it. */
export const explainShareFailure = translatable(
  'explainShareFailure',
  (failure: ShareFailure): string => {
    switch (failure.code) {
      case 'offline':
        return 'The server could not be reached. Check your connection and try again. Nothing was changed.'
      case 'no-server':
        return 'There is no server here that keeps shared presentations. You can send the presentation itself instead.'
      case 'too-large':
        return 'This presentation is too large for a link: it may have 10 MB, packed. Use fewer or smaller pictures, or export it and send the file.'
      case 'full':
        return 'The server has no room left for shared presentations. Revoke links that nobody needs any more, or ask whoever runs it.'
      case 'rate-limited':
        return `Those were many requests in a short time. Please wait ${describeWait(failure.retryAfterMs)} and try again.`
      case 'cancelled':
        return 'It was called off.'
      case 'not-written':
        return 'The presentation could not be packed. Check your connection, reload this page and try again; nothing was shared.'
      case 'voice':
        return explainRecordFailure(failure.failure)
      case 'not-owner':
        return 'This link was made elsewhere, so it cannot be revoked here.'
      case 'insecure-page':
        return watchWords.noHttps
      case 'unknown':
      case 'expired':
      case 'revoked':
      case 'failed':
        return 'The server did not do what it was asked. Please try again in a while.'
      default:
        return explainStoreFailure(failure)
    }
  },
)
