import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import { autoLockMs, minPassphraseLength } from '#workspace/account/keys.ts'

import { counted } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { settingsWords as English } from '../../pages/settings.ts'
import { providerNames } from '../services/provider-names.ts'

type Words = Translation<typeof English>

const paste = 'Schlüssel einfügen'

const describeKey = (provider: ModelProvider, place: string): Words['keys']['gemini'] => ({
  label: `API-Schlüssel für ${providerNames[provider]}`,
  short: `Schlüssel für ${providerNames[provider]}`,
  placeholder: paste,
  obtain: `Schlüssel holen: ${place}`,
})

const drawsAndWrites = 'Schreibt Präsentationen und zeichnet Bilder.'
const writesOnly = 'Schreibt Präsentationen. Bilder entstehen stattdessen auf diesem Gerät.'
const onComputer =
  'Läuft auf deinem Computer: Deine Worte bleiben dort, und es braucht keinen Schlüssel.'

/** How to get going, step by step. */
function listQuickStart(provider: ModelProvider): string[] {
  const last = 'Drücke „Schlüssel speichern“, gib dann ein Thema ein und lass schreiben.'
  const chooseModel = 'Drücke „Testen“ und wähle das Modell.'
  switch (provider) {
    case 'built-in':
      return ['Drücke „Testen“, um zu sehen, ob dieser Browser ein Modell hat.', last]
    case 'ollama':
      return [
        'Starte Ollama und lade damit ein Modell.',
        'Liegt diese Seite nicht auf localhost, erlaube sie: Setze OLLAMA_ORIGINS auf ihre Adresse.',
        chooseModel,
        last,
      ]
    case 'lm-studio':
      return [
        'Lade in LM Studio ein Modell und starte den lokalen Server, mit eingeschaltetem CORS.',
        chooseModel,
        last,
      ]
    case 'custom':
      return ['Gib die Adresse ein, bis einschließlich der Version.', chooseModel, last]
    default:
      return [
        `Folge dem Link unter dem Feld für ${providerNames[provider]} und melde dich an.`,
        'Erzeuge dort einen Schlüssel und kopiere ihn.',
        'Füge ihn hier ein und drücke „Schlüssel testen“.',
        last,
      ]
  }
}

const listFeatures = (provider: ModelProvider): string[] => [
  'Macht aus einem Thema oder deinem Text eine Präsentation',
  'Schreibt Notizen, die zum Sprechen gedacht sind',
  'Schreibt Folien um, übersetzt sie und fügt neue hinzu',
  ...(modelProviders[provider].draws ? ['Macht ein Bild für jede Folie'] : []),
]

const minutes = autoLockMs / 60_000

export const settingsWords: Words = {
  title: 'API-Einstellungen',
  descriptions: {
    asked:
      'KI- und Sprachdienste arbeiten mit deinen eigenen Schlüsseln. Vorlagen, leere Folien und Präsentationen aus deinem eigenen Text brauchen keinen.',
    improve:
      'Um eine Folie zu verbessern, muss erst ein Modell eingerichtet sein: Füge einen Schlüssel ein, oder wähle ein Modell, das keinen braucht.',
    picture:
      'Um ein Bild erzeugen zu lassen, füge deinen Schlüssel für einen Dienst ein, der zeichnet.',
  },
  artwork: {
    title: 'Kein Schlüssel zur Hand?',
    text: 'Stattdessen lässt sich auf diesem Gerät eine Illustration zeichnen, aus den Wörtern der Folie und ohne KI.',
    draw: 'Illustration zeichnen',
  },
  loading: 'Gespeicherte Schlüssel werden gesucht …',
  save: 'Schlüssel speichern',
  savedToast: {
    device: 'Deine Schlüssel sind gespeichert',
    session: 'Deine Schlüssel sind in diesem Tab, bis du ihn schließt',
    passphrase: 'Deine Schlüssel sind gespeichert',
  },
  newTab: '(öffnet in neuem Tab)',

  settingsSaved: 'Deine Wahl ist gespeichert',

  provider: 'Wer deine Präsentationen schreibt',
  voices: 'Stimmen eines Dienstes',
  voicesHint: 'Vapi, ElevenLabs: nur, wenn du mehr willst als die Stimme auf diesem Gerät',
  providerGroups: [
    {
      label: 'Mit deinem Schlüssel',
      providers: ['gemini', 'openai', 'anthropic', 'openrouter', 'groq', 'mistral'],
    },
    { label: 'Auf deinem Computer', providers: ['built-in', 'ollama', 'lm-studio'] },
    { label: 'Etwas anderes', providers: ['custom'] },
  ],
  providerHints: {
    gemini: drawsAndWrites,
    openai: drawsAndWrites,
    anthropic: writesOnly,
    openrouter:
      'Hunderte Modelle mit einem Schlüssel. Bilder entstehen stattdessen auf diesem Gerät.',
    groq: 'Schreibt Präsentationen sehr schnell. Bilder entstehen stattdessen auf diesem Gerät.',
    mistral: writesOnly,
    ollama: onComputer,
    'lm-studio': onComputer,
    custom: 'Jeder Dienst, der wie OpenAI angesprochen wird.',
    'built-in':
      'Manche Browser auf größeren Computern bringen es mit: kein Schlüssel, und deine Worte bleiben auf diesem Gerät.',
  },
  keys: {
    gemini: describeKey('gemini', 'Google AI Studio'),
    openai: describeKey('openai', 'OpenAI-Plattform'),
    anthropic: describeKey('anthropic', 'Anthropic-Konsole'),
    openrouter: describeKey('openrouter', 'OpenRouter'),
    groq: describeKey('groq', 'Groq-Konsole'),
    mistral: describeKey('mistral', 'Mistral-Konsole'),
    custom: {
      label: 'API-Schlüssel',
      short: 'Schlüssel',
      placeholder: paste,
      note: 'Nur wenn dein Dienst einen verlangt.',
    },
    elevenlabs: {
      label: 'API-Schlüssel für ElevenLabs',
      short: 'Schlüssel für ElevenLabs',
      placeholder: paste,
      obtain: 'Schlüssel holen: ElevenLabs',
      note: 'Für Stimmen, die deine Notizen vorlesen. Er braucht die Berechtigung „Text to Speech“.',
    },
    vapi: {
      label: 'Öffentlicher Vapi-Schlüssel',
      short: 'Vapi-Schlüssel',
      placeholder: 'Öffentlichen Schlüssel einfügen',
      obtain: 'Schlüssel holen: Vapi-Dashboard',
      note: 'Der öffentliche Schlüssel, nicht der private.',
    },
  },
  required: 'nötig',
  optional: 'optional',
  keyRequired: (label) => `${label}: Bitte eingeben`,
  address: 'Adresse',
  addressPlaceholder: 'https://example.org/v1',
  addressHint:
    'Bis einschließlich der Version. Dein Schlüssel und deine Worte gehen dorthin und nirgendwohin sonst.',
  ownAddressHint: 'Nur wenn es anderswo als üblich zu erreichen ist.',
  addressRequired: 'Gib eine Adresse ein',
  addressBad: 'Das ist keine Webadresse. Sie beginnt mit http:// oder https://.',
  keyOfOtherPlace:
    'Dein Schlüssel gehört zu der anderen Adresse und wird vergessen. Füge den für diese Adresse ein, wenn sie einen verlangt.',
  model: 'Modell',
  automatic: 'Automatisch: das beste',
  automaticallyThis: (name) => `Automatisch: ${name}`,
  modelPlaceholder: 'Automatisch',
  modelHint: 'Teste, um jedes Modell zu sehen, das es gibt.',
  imageModel: 'Bildmodell',
  imageModelHint: 'Das, das zeichnet, wenn dein Dienst Bilder macht.',
  voiceModel: 'Sprachmodell zum Vorlesen',
  voiceModelPlaceholder: 'Keines',
  voiceModelHint: 'Das, das spricht, wenn dein Dienst Stimmen hat (/audio/speech).',

  test: 'Testen',
  testKey: 'Schlüssel testen',
  testing: 'Wird getestet …',
  stillTesting: 'Noch keine Antwort, es wird weiter versucht.',
  works: (hasKey, models) =>
    `${hasKey ? 'Der Schlüssel funktioniert' : 'Es funktioniert'}: ${counted(models, { one: 'Modell', other: 'Modelle' })} zur Wahl.`,
  worksWithout: 'Dieser Browser hat ein eigenes Modell, und es funktioniert hier.',
  worksWithoutModels: 'Es antwortet, hat aber noch keine Modelle.',

  kept: { device: 'Gespeichert', session: 'In diesem Tab', passphrase: 'Gespeichert' },
  showKey: (key) => `${key} zeigen`,
  hideKey: (key) => `${key} verbergen`,
  replace: 'Ersetzen',
  replaceKey: (key) => `${key} ersetzen`,
  replaceHint: 'Leer lassen, um deinen Schlüssel zu behalten.',
  remove: 'Entfernen',
  removeKey: (key) => `${key} entfernen`,
  removeQuestion: 'Diesen Schlüssel entfernen?',
  keep: 'Behalten',

  storage: 'Wo deine Schlüssel bleiben',
  modes: {
    device: {
      label: 'Auf diesem Gerät',
      mark: 'Standard',
      does: 'In diesem Browser verschlüsselt und beim nächsten Mal wieder da.',
      protects:
        'Schützt davor, dass jemand in den Speicher dieser Website sieht: Dort ist kein lesbarer Schlüssel.',
      limits:
        'Nicht vor jemandem, der diesen Browser benutzt oder seinen Profilordner kopiert, und nicht vor einer Erweiterung, die diese Seite sieht.',
    },
    session: {
      label: 'Nur in diesem Tab',
      does: 'Nie gespeichert. Weg, sobald du diesen Tab schließt oder neu lädst.',
      protects: 'Schützt vor allen, die diesen Browser später benutzen oder kopieren.',
      limits: 'Nicht vor jemandem, der diesen Tab benutzt, solange er offen ist.',
    },
    passphrase: {
      label: 'Mit einer Passphrase',
      does: `Verschlüsselt mit Worten, die nur du kennst. Sperrt sich nach ${minutes} Minuten ohne Benutzung.`,
      protects:
        'Schützt, solange gesperrt, vor jemandem, der diesen Browser benutzt oder seine Dateien kopiert.',
      limits:
        'Nicht, solange entsperrt. Eine vergessene Passphrase lässt sich nicht wiederherstellen.',
    },
  },
  passphrase: 'Passphrase',
  newPassphrase: 'Neue Passphrase',
  repeatPassphrase: 'Passphrase wiederholen',
  passphraseHint: `Mindestens ${minPassphraseLength} Zeichen. Niemand kann sie dir wiederherstellen.`,
  showPassphrase: 'Passphrase zeigen',
  hidePassphrase: 'Passphrase verbergen',
  passphrasesDiffer: 'Die beiden Passphrasen sind nicht gleich.',
  changePassphrase: 'Passphrase ändern',
  lockNow: 'Jetzt sperren',

  lockedDescription:
    'Deine Schlüssel sind gesperrt. Gib deine Passphrase ein, um sie zu benutzen oder zu ändern.',
  unlock: 'Entsperren',
  forgotten: 'Passphrase vergessen?',
  forget: 'Alle gespeicherten Schlüssel entfernen',
  forgetQuestion: 'Alle gespeicherten Schlüssel entfernen? Du kannst sie danach wieder einfügen.',

  failureTitle: 'Deine gespeicherten Schlüssel ließen sich nicht öffnen',
  saveFailureTitle: 'Deine Schlüssel wurden nicht gespeichert',
  removeFailureTitle: 'Der Schlüssel wurde nicht entfernt',
  retry: 'Erneut versuchen',
  failures: {
    locked: 'Deine Schlüssel sind gesperrt. Entsperre sie zuerst mit deiner Passphrase.',
    'wrong-passphrase': 'Das ist nicht die Passphrase. Versuche es noch einmal.',
    'passphrase-required': 'Wähle eine Passphrase.',
    'passphrase-too-short': `Nimm mindestens ${minPassphraseLength} Zeichen. Vier Wörter ohne Zusammenhang sind gut.`,
    'unusable-key':
      'Das sieht nicht nach einem Schlüssel aus: Es hat Leerzeichen, Zeilenumbrüche oder besondere Buchstaben. Kopiere ihn noch einmal.',
    'storage-full':
      'Dieser Browser hat keinen Platz mehr für diese Website, deshalb wurde nichts geändert.',
    damaged:
      'Die gespeicherten Schlüssel lassen sich nicht mehr lesen. Entferne sie und füge deine Schlüssel neu ein.',
    'newer-version':
      'In einem anderen Tab ist eine neuere Version der App offen. Lade diesen Tab neu, um zu aktualisieren, und versuche es noch einmal.',
    'encryption-unavailable':
      'Diese Seite kam über eine ungeschützte Verbindung, und dort verschlüsseln Browser nicht. Wähle „Nur in diesem Tab“, oder öffne die App über https oder auf localhost.',
    'storage-unavailable':
      'Dieser Browser hat die App nicht an seinen Speicher gelassen. Ein privates Fenster oder blockierte Websitedaten können der Grund sein.',
  },

  quickStart: 'So geht es los',
  listQuickStart,
  aiFeatures: 'Was es für dich tut',
  listFeatures,
  voiceFeatures: 'Wofür der Vapi-Schlüssel ist',
  listVoiceFeatures: ['Spricht mit KI-Stimmen live', 'Trägt alle Folien vor, ganz ohne Hände'],
  privacy: 'Deine Privatsphäre',
  privacyText:
    'Deine Schlüssel bleiben in diesem Browser. Jeder geht nur an den Dienst, zu dem er gehört, oder durch die Kopie von Lectern, die du selbst auf diesem Computer betreibst, und nur wenn du etwas verlangst. Nie kommt er in einen Link, ein Protokoll, einen Export oder etwas Geteiltes.',
}
