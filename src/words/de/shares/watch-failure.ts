import { counted } from '../../formats.ts'
import type {
  describeWait as describeEnglishWait,
  describeWatchFailure as describeEnglishFailure,
  WatchFailure,
} from '../../shares/watch-failure.ts'
import { watchWords } from './watch.ts'

export const describeWait: typeof describeEnglishWait = (milliseconds) => {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90
    ? counted(seconds, { one: 'Sekunde', other: 'Sekunden' })
    : counted(Math.ceil(seconds / 60), { one: 'Minute', other: 'Minuten' })
}

type FailurePage = ReturnType<typeof describeEnglishFailure>

export const describeWatchFailure: typeof describeEnglishFailure = (failure, from) =>
  (from === 'file' ? describeFileFailure(failure) : null) ?? describeLinkFailure(failure)

/** Of a file some things are said in other words. */
function describeFileFailure({ code }: WatchFailure): FailurePage | null {
  if (code === 'expired')
    return {
      title: 'Diese Datei ist abgelaufen',
      text: 'Sie ließ sich nur eine Zeit lang öffnen, und die ist vorbei. Bitte um eine neue, bei wem du sie herhast.',
      retry: false,
    }
  if (code === 'damaged')
    return {
      title: 'Diese Datei ist beschädigt',
      text: 'Ein Teil fehlt oder wurde unterwegs verändert. Lass sie dir noch einmal schicken.',
      retry: false,
    }
  return null
}

function describeLinkFailure(failure: WatchFailure): FailurePage {
  switch (failure.code) {
    case 'newer':
      return {
        title: 'Das braucht ein neueres Lectern',
        text: 'Es wurde mit einer neueren Version gemacht als der auf dieser Seite. Lade die Seite neu, um sie zu bekommen, oder frag, wer diese Kopie von Lectern betreibt.',
        retry: false,
      }
    case 'too-large':
      return {
        title: 'Diese Präsentation ist zu groß',
        text: 'Entpackt ist sie mehr, als Lectern über einen Link annimmt. Bitte um eine mit weniger oder kleineren Bildern.',
        retry: false,
      }
    case 'not-a-share':
      return {
        title: 'Das ist eine andere Art Datei',
        text: 'Der Name einer geteilten Präsentation endet auf .lectern. Folien aus anderen Programmen lassen sich in der Bibliothek importieren.',
        retry: false,
      }
    case 'unreadable':
      return {
        title: 'Diese Datei ließ sich nicht lesen',
        text: 'Vielleicht wurde sie verschoben oder ist in einem anderen Programm geöffnet.',
        retry: false,
      }
    case 'expired':
      return {
        title: 'Dieser Link ist abgelaufen',
        text: 'Er galt nur eine Zeit lang, und die ist vorbei. Bitte um einen neuen, bei wem du ihn herhast.',
        retry: false,
      }
    case 'revoked':
      return {
        title: 'Dieser Link wurde zurückgezogen',
        text: 'Wer die Präsentation geteilt hat, hat sie zurückgeholt. Bitte um einen neuen Link.',
        retry: false,
      }
    case 'unknown':
      return {
        title: 'Unter diesem Link ist nichts',
        text: 'Vielleicht fehlt ein Teil oder ist vertippt. Kopiere den ganzen Link von dort, wo du ihn gefunden hast.',
        retry: false,
      }
    case 'damaged':
      return {
        title: 'Dieser Link ist beschädigt',
        text: 'So öffnet er nichts. Vielleicht fehlt ein Teil: Kopiere ihn ganz von dort, wo du ihn gefunden hast, bis zum letzten Buchstaben. Hilft das nicht, bitte um einen neuen.',
        retry: false,
      }
    case 'no-server':
      return {
        title: 'Dieser Link lässt sich hier nicht öffnen',
        text: 'Diese Kopie von Lectern hat keinen Server, der geteilte Präsentationen aufbewahrt. Bitte um einen Link, der mit einer anderen Adresse beginnt, oder um eine Datei.',
        retry: false,
      }
    case 'insecure-page':
      return {
        title: 'Dieser Link lässt sich hier nicht öffnen',
        text: watchWords.noHttps,
        retry: false,
      }
    case 'rate-limited':
      return {
        title: 'Einen Moment, bitte',
        text: `Das waren viele Anfragen in kurzer Zeit. Warte ${describeWait(failure.retryAfterMs)}.`,
        retry: true,
      }
    case 'offline':
      return {
        title: 'Die Präsentation war nicht zu erreichen',
        text: 'Du scheinst offline zu sein, oder der Server ist gerade weg. Mit dem Link ist alles in Ordnung.',
        retry: true,
      }
    case 'cancelled':
      return {
        title: 'Das Öffnen wurde abgebrochen',
        text: 'Nichts wurde geöffnet, und mit dem Link ist alles in Ordnung.',
        retry: true,
      }
    case 'not-loaded':
      return {
        title: 'Die Präsentation ließ sich nicht öffnen',
        text: 'Ein Teil von Lectern konnte nicht geladen werden. Mit dem Link ist alles in Ordnung. Prüfe deine Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.',
        retry: true,
      }
    default:
      return {
        title: 'Die Präsentation ließ sich nicht öffnen',
        text: 'Der Server hat mit einem Fehler geantwortet. Mit dem Link ist alles in Ordnung. Versuche es später noch einmal.',
        retry: true,
      }
  }
}
