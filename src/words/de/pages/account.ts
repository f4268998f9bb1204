import type { accountWords as English } from '../../pages/account.ts'
import type { Translation } from '../../language-pack.ts'

export const accountWords: Translation<typeof English> = {
  backToHome: 'Zur Startseite',
  notice: {
    title: 'Demomodus',
    text: 'Ein Profil hält deine Präsentationen in diesem Browser von anderen getrennt. Es ist kein Schloss: Es wird kein Passwort gespeichert, und wer diesen Browser hat, hat auch die Daten.',
  },
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  password: 'Passwort',
  signIn: {
    title: 'Willkommen zurück',
    login: 'Benutzername oder E-Mail',
    passwordHint: 'Bei bestehenden Konten geht jedes Passwort.',
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    other: 'Noch kein Konto?',
    otherLink: 'Registrieren',
  },
  signUp: {
    title: 'Dein Profil anlegen',
    username: 'Benutzername',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    passwordPlaceholder: 'mindestens 6 Zeichen',
    submit: 'Demokonto anlegen',
    submitting: 'Demokonto wird angelegt …',
    failed: 'Das Konto konnte nicht angelegt werden',
    other: 'Schon ein Konto?',
    otherLink: 'Anmelden',
  },
  or: 'oder',
  guest: 'Als Gast weiter',
  guestHint: 'Registriere dich später, und was du gemacht hast, kommt mit.',
  problems: {
    'login-required': 'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein',
    'password-required': 'Gib ein Passwort ein',
    'username-required': 'Gib einen Benutzernamen ein',
    'username-length': 'Der Benutzername braucht 3 bis 50 Zeichen',
    'email-required': 'Gib deine E-Mail-Adresse ein',
    'email-invalid': 'Das ist keine gültige E-Mail-Adresse',
    'full-name-required': 'Gib deinen Vor- und Nachnamen ein',
    'password-too-short': 'Das Passwort braucht mindestens 6 Zeichen',
    'username-taken': 'Diesen Benutzernamen gibt es schon',
    'email-taken': 'Diese E-Mail-Adresse gibt es schon',
  },
  refusals: {
    'invalid-credentials':
      'Diese Anmeldedaten stimmen nicht. Prüfe Benutzername oder E-Mail und Passwort. Wenn du noch kein Konto hast, registriere dich über den Link unten.',
    'username-taken':
      'Dieser Benutzername ist schon vergeben. Wähle einen anderen, oder melde dich an, wenn du schon ein Konto hast.',
    'email-taken':
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an, oder nimm eine andere Adresse.',
  },
  speech: {
    words: ['Guten', 'Abend.', 'Heute', 'möchte', 'ich', 'mit', 'einer', 'Frage', 'beginnen.'],
    lit: 7,
  },
  tiles: {
    label: 'Was Lectern kann',
    generated: {
      title: 'Inhalte von der KI',
      text: 'Aus einem Thema wird ein erster Entwurf, den du formst.',
    },
    narration: {
      title: 'Eine Stimme, die vorträgt',
      text: 'Deine Notizen, laut gesprochen, Wort für Wort.',
    },
    demo: {
      title: 'Demomodus',
      text: 'Kein Server: Alles bleibt in diesem Browser, und es wird nie eine E-Mail verschickt.',
    },
  },
}
