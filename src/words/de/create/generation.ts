import type { PartCause } from '#ports/models/deck-writer.ts'
import type { ModelProvider } from '#ports/models/model-provider.ts'
import type { Shortfall } from '#workspace/generation/generation-state.ts'

import { counted } from '../../formats.ts'
import type { generationWords as English } from '../../create/generation.ts'
import type { Translation } from '../../language-pack.ts'
import { describeModelFailure } from '../services/model-failure.ts'
import { providerNames } from '../services/provider-names.ts'

type Fallback = Extract<Shortfall, { kind: 'fallback' }>

const reasons: Record<Fallback['reason'], (service: string) => string> = {
  'no-answer': (service) => `keine Antwort von ${service}`,
  'no-json': () => 'kein JSON in der Antwort',
  'bad-structure': () => 'falscher Aufbau',
}

function describePart(cause: PartCause, provider: ModelProvider): string {
  switch (cause.code) {
    case 'stopped':
      return 'Du hast angehalten.'
    case 'cut-off':
      return 'Dem Modell ging mittendrin der Platz aus.'
    case 'unreadable':
      return 'Der Rest der Antwort ließ sich nicht lesen.'
    default:
      return describeModelFailure(cause.failure, providerNames[provider])
  }
}

export const generationWords: Translation<typeof English> = {
  title: 'Deine Präsentation wird geschrieben',
  patience: 'Das dauert meist 30–60 Sekunden. Schließe dieses Fenster so lange nicht.',
  stages: {
    asking: 'Das Modell wird gefragt',
    writing: 'Die Folien werden geschrieben',
    checking: 'Die Antwort wird geprüft',
    repairing: 'Folien werden ausgebessert',
    saving: 'Wird gespeichert',
  },
  progress: 'Fortschritt',
  stageDone: 'fertig',
  loadingModel: (percent) => `Das Modell wird auf dieses Gerät geladen: ${percent}\u00a0%`,
  writtenBy: (model) => `Geschrieben von ${model}`,
  writtenHere: 'Auf diesem Gerät geschrieben',
  soFar: (slides) =>
    slides === 0
      ? 'Noch keine Folie'
      : counted(slides, { one: 'Folie bisher', other: 'Folien bisher' }),
  arrived: (number, title) => `Folie ${number}: ${title}`,
  slides: 'Folien bisher',
  firstSlide: 'Die erste Folie erscheint gleich hier',
  stop: 'Anhalten',
  stopHint: 'Folien, die fertig sind, bleiben.',

  notReady: {
    'no-key': 'Dafür brauchst du einen eigenen Schlüssel. Er bleibt in diesem Browser.',
    'no-address': 'Gib in den Einstellungen die Adresse deines Dienstes ein.',
  },
  notReadyTitle: (readiness, provider) =>
    readiness === 'no-address'
      ? `Noch keine Adresse: ${providerNames[provider]}`
      : `Noch kein API-Schlüssel für ${providerNames[provider]}`,

  ways: {
    label: 'Ohne Schlüssel',
    labelWithKey: 'Ohne KI',
    builtIn: 'Das Modell des Browsers nutzen',
    builtInHint:
      'Läuft auf diesem Gerät und braucht keinen Schlüssel. Beim ersten Mal wird es geladen, das dauert etwas.',
    compose: 'Folien aus meinem Text',
    composeHint: 'Ohne KI: Die wichtigsten Sätze deines Textes werden zu Punkten und Notizen.',
    composeNeedsText: 'Füge zuerst einen Text ein, oder wähle eine Datei.',
    template: 'Stattdessen eine Vorlage nehmen',
    templateNeedsTopic: 'Gib zuerst ein Thema ein.',
    templateHint: 'Fünf Folien zum Ausfüllen zu deinem Thema. Nichts darauf ist recherchiert.',
    ready: 'Oder beginne mit etwas Fertigem:',
    sample: 'Beispielpräsentation',
    templates: 'Vorlagen',
    tooShort:
      'Dieser Text ist zu kurz, um Folien daraus zu machen. Eine Seite oder so reicht schon.',
    composed: 'Aus deinem eigenen Text gemacht',
    templated: 'Vorlage zum Ausfüllen',
  },

  failure: {
    title: 'Die Präsentation konnte nicht erstellt werden',
    retry: 'Erneut versuchen',
    retryIn: (seconds) => `in ${seconds}\u00a0s`,
    template: 'Stattdessen eine Vorlage nehmen',
    settings: 'Einstellungen öffnen',
    modelTooSmall:
      'Schon was für ein Thema allein gefragt werden muss, ist mehr Text, als dieses Modell auf einmal lesen kann. Wähle in den Einstellungen ein größeres Modell.',
    saveAgain: 'Noch einmal speichern',
    stopped: 'Du hast angehalten, bevor die erste Folie fertig war.',
    said: 'Was der Dienst gesagt hat',
  },

  shortfall: {
    label: 'Was fehlt',
    part: (slides) => `Erst ${counted(slides, { one: 'Folie ist', other: 'Folien sind' })} da`,
    describePart,
    continue: 'Weitermachen',
    writing: (slides) => `Folie ${slides + 1} wird geschrieben …`,
    fallback: 'Das ist eine Vorlage, keine Antwort',
    describeFallback: ({ reason, provider }) =>
      `Was das Modell geschrieben hat, zweimal, ist keine Präsentation (${reasons[reason](providerNames[provider])}). Diese fünf Folien sind zum Ausfüllen da.`,
    retry: 'Erneut versuchen',
    reply: 'Antwort des Modells zeigen',
    replyTitle: 'Was das Modell geschrieben hat',
    replyEmpty: 'Es hat gar nichts geschrieben.',
    template: 'Das ist eine Vorlage zum Ausfüllen',
    describeTemplate: 'Nichts darauf ist recherchiert: Jede Zeile sagt, was dort hingehört.',
    write: 'Mit KI schreiben',
    keep: 'So lassen',
    done: 'Die Präsentation ist vollständig',
  },

  describeNoModel({ code }) {
    if (code === 'locked')
      return 'Dein Schlüssel ist gesperrt. Entsperre ihn in den Einstellungen mit deiner Passphrase.'
    return code === 'offline'
      ? 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.'
      : 'Dein Schlüssel konnte nicht gelesen werden. Sieh in den Einstellungen nach.'
  },
}
