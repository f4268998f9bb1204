import { nameLanguage } from '../../language-names.ts'
import type { explainRecordFailure as explainInEnglish } from '../../talk/recording.ts'
import { describeVoiceFailure } from './narration.ts'

export const explainRecordFailure: typeof explainInEnglish = (failure) => {
  switch (failure.code) {
    case 'no-recorder':
      return failure.language === 'und'
        ? 'Die Sprache der Notizen ist hier nicht bekannt, deshalb spricht keine Stimme sie.'
        : `Keine Stimme hier spricht ${nameLanguage(failure.language)} so, dass es sich aufnehmen lässt. Wähle unter „Stimme und Ton“ eine andere.`
    case 'not-encoded':
      return 'Dieser Browser kann keine Tondateien machen. Ein anderer oder neuerer kann es.'
    case 'not-loaded':
      return 'Was spricht, konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.'
    case 'nothing-to-say':
      return 'Es gibt keine Notizen, die gesprochen werden könnten.'
    default:
      return describeVoiceFailure(failure)
  }
}
