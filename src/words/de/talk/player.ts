import type { RunProblem } from '#workspace/playback/talk-run.ts'

import { formatElapsed } from '../../elapsed.ts'
import { formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { playerWords as English } from '../../talk/player.ts'

const minuteOf = (seconds: number): string => formatElapsed(seconds * 1000)

const alone = 'Die Untertitel laufen auch ohne sie mit.'

const problems: Record<RunProblem['code'], string> = {
  'sound-blocked':
    'Der Browser lässt keinen Ton heraus. Erlaube den Ton für diese Website und drücke noch einmal auf Abspielen.',
  'no-deck': 'Es gibt nichts zu sprechen. Die Untertitel laufen auch so mit.',
  'notes-too-short': 'Es gibt nichts zu sprechen. Die Untertitel laufen auch so mit.',
  'no-voice': 'Hier spricht keine Stimme diese Sprache. Die Untertitel laufen auch so mit.',
  voice: `Die Stimme ließ sich nicht starten. ${alone}`,
  unplayable: `Dieser Browser kann die mitgelieferte Stimme nicht abspielen. ${alone}`,
  'not-loaded': `Die Stimme konnte nicht geladen werden. ${alone}`,
}

export const playerWords: Translation<typeof English> = {
  label: 'Player',
  slide: 'Folie',
  counter: (slide, total) => `Folie ${slide} von ${total}`,
  arrival: (slide, total, title) =>
    title.trim() ? `Folie ${slide} von ${total}: ${title}` : `Folie ${slide} von ${total}`,
  bar: 'Steuerung des Players',
  position: 'Stelle',
  time: (seconds, total) => `${minuteOf(seconds)} / ${minuteOf(total)}`,
  place: (seconds, total, slide) => `${minuteOf(seconds)} von ${minuteOf(total)}, ${slide}`,
  volume: 'Lautstärke',
  start: 'Abspielen',
  duration: minuteOf,
  waiting: 'Einen Moment …',
  actions: {
    group: 'Player',
    play: 'Abspielen',
    pause: 'Anhalten',
    replay: 'Noch einmal abspielen',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    back: '10 Sekunden zurück',
    forward: '10 Sekunden vor',
    louder: 'Lauter',
    quieter: 'Leiser',
    mute: 'Ton aus',
    unmute: 'Ton an',
    captionsOn: 'Untertitel zeigen',
    captionsOff: 'Untertitel ausblenden',
    transcriptOn: 'Transkript zeigen',
    transcriptOff: 'Transkript ausblenden',
    faster: 'Schneller',
    slower: 'Langsamer',
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild verlassen',
    settings: 'Einstellungen',
  },
  captions: 'Untertitel',
  transcript: {
    title: 'Transkript',
    hint: 'Drücke auf ein Wort, um es von dort an zu hören.',
    silent: 'Hier wird nichts gesagt.',
  },
  settings: {
    speed: 'Tempo',
    rate: (rate) => `${formatNumber(rate)}×`,
    captionSize: 'Größe der Untertitel',
    captionSizes: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
    captionPlace: 'Lage der Untertitel',
    captionPlaces: { bottom: 'Unten', top: 'Oben' },
  },
  more: 'Mehr',
  problem: ({ code }) => problems[code],
}
