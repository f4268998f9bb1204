import { liveEffort } from '#core/narration/talk/find-hold.ts'

import { formatNumber, formatSize } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { studioVoiceWords as english } from '../../talk/studio-voice.ts'

export const studioVoiceWords: Translation<typeof english> = {
  title: 'Studiostimme',
  experimental: 'im Versuch',
  origin: 'Studiostimme, auf diesem Gerät',
  does: (bytes) =>
    `Eine größere Stimme, die eher wie ein Mensch am Mikrofon spricht. Sie wird einmal heruntergeladen (${formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')}), geht dann offline und braucht beim Sprechen etwa 1\u00a0GB Speicher.`,
  get: 'Studiostimme holen',
  samples: 'So klingen sie',
  hear: (name) => `${name} anhören`,
  stopHearing: (name) => `${name} stoppen`,
  sampleFailures: {
    'not-loaded':
      'Die Hörprobe konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    unplayable: 'Dieser Browser kann die Hörprobe nicht abspielen.',
  },
  notInstalled:
    'Eine größere Stimme, die eher wie ein Mensch am Mikrofon spricht. Diese Kopie der App hat sie noch nicht: Wer sie betreibt, holt sie mit diesem Befehl.',
  cancel: 'Abbrechen',
  trying: 'Es wird ausprobiert, wie schnell dieses Gerät sie spricht …',
  tryAgain: 'Auf diesem Gerät ausprobieren',
  pace: (effort) => {
    if (effort === null)
      return 'Sie ist da. Wie schnell dieses Gerät sie spricht, ist noch nicht bekannt.'
    return effort < liveEffort
      ? 'Sie ist da, und dieses Gerät spricht sie, während du zuhörst.'
      : `Sie ist da. Dieses Gerät braucht etwa ${formatNumber(Math.max(1, Math.round(effort)))}\u00a0s für eine Sekunde Sprache, deshalb entsteht ein Vortrag, bevor er zu hören ist, und wird aufbewahrt.`
  },
  graphics: {
    hint: (bytes) =>
      bytes > 0
        ? `Sein Grafikprozessor könnte schneller sein. Um es herauszufinden, werden weitere ${formatSize(Math.ceil(bytes / 1_000_000), 'megabyte')} heruntergeladen. Das ist ein Versuch: Manche Geräte berechnen Sprache dort falsch, deshalb wird jeder Satz geprüft.`
        : 'Sein Grafikprozessor könnte schneller sein. Das ist ein Versuch: Manche Geräte berechnen Sprache dort falsch, deshalb wird jeder Satz geprüft.',
    attempt: 'Grafikprozessor ausprobieren',
    used: 'Der Grafikprozessor spricht sie. Das ist ein Versuch: Jeder Satz wird geprüft, und einen falschen macht der Prozessor.',
    leave: 'Nur den Prozessor benutzen',
    slow: 'Der Grafikprozessor dieses Geräts ist nicht schneller, deshalb spricht sie der Prozessor.',
    wrong:
      'Der Grafikprozessor dieses Geräts berechnet Sprache falsch, deshalb spricht sie der Prozessor.',
  },
  prepare: 'Vortrag vorbereiten',
  prepareHint: (seconds) =>
    `Dieser Vortrag braucht etwa ${formatMinutes(seconds)}. Du kannst unterdessen weiterarbeiten.`,
  choose: 'Wähle eine ihrer Stimmen, um diesen Vortrag vorzubereiten.',
  prepared: 'Dieser Vortrag ist vorbereitet: Er beginnt sofort.',
  preparing: (made, lines, seconds) =>
    `${formatNumber(made)} von ${formatNumber(lines)} Sätzen, noch etwa ${formatMinutes(seconds)}`,
  preparingLabel: 'Vortrag wird vorbereitet',
  remove: 'Von diesem Gerät entfernen',
}

const formatMinutes = (seconds: number): string =>
  seconds < 60 ? 'eine Minute' : `${formatNumber(Math.round(seconds / 60))}\u00a0min`
