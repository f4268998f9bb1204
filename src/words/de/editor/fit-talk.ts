import { formatElapsed } from '../../elapsed.ts'
import { counted } from '../../formats.ts'
import type { fitTalkWords as english } from '../../editor/fit-talk.ts'
import type { Translation } from '../../language-pack.ts'

export const fitTalkWords: Translation<typeof english> = {
  action: 'An die Zeit anpassen',
  title: 'An die Zeit anpassen',
  description:
    'Zuerst über die Pausen, dann über das Tempo, solange es natürlich klingt; was bleibt, über die Notizen.',
  minutes: 'Minuten',
  minutesHint: 'Wie lange der Vortrag dauern soll.',
  wrongMinutes: 'Gib eine Zahl von 1 bis 180 ein.',
  nothing: 'Es gibt keine Notizen, die sich sprechen lassen.',
  now: (seconds) => `So, wie es eingestellt ist, dauert er etwa ${formatElapsed(seconds * 1000)}.`,
  pace: (percent, pause, seconds) =>
    `Mit ${percent}\u00a0% Tempo und ${pause}\u00a0s zwischen den Folien dauert er etwa ${formatElapsed(seconds * 1000)}.`,
  takePace: 'Dieses Tempo und diese Pause nehmen',
  used: 'Beides ist eingestellt, für jede Präsentation in diesem Browser.',
  fits: 'Das passt.',
  tooLong: (seconds) =>
    `Er ist noch zu lang, um etwa ${formatElapsed(seconds * 1000)}. So viel müsste jede Folie abgeben:`,
  tooShort: (seconds) =>
    `Er ist noch zu kurz, um etwa ${formatElapsed(seconds * 1000)}. So viel könnte jede Folie mehr haben:`,
  slide: (number, title) => (title ? `${number}: ${title}` : `${number}`),
  change: (words, wanted) =>
    `${counted(words, { one: 'Wort', other: 'Wörter' })}, besser ${wanted}`,
  shorten: 'Notizen mit KI kürzen',
  lengthen: 'Notizen mit KI verlängern',
  working: (service, done, total) => `${service} schreibt die Notizen, ${done} von ${total}`,
  progress: 'Geschriebene Notizen',
  stop: 'Hier anhalten',
  take: (number) => `Diese Notizen für Folie ${number} nehmen`,
  apply: (count) => `${counted(count, { one: 'Folie', other: 'Folien' })} ändern`,
  after: (seconds) => `Mit diesen Notizen dauert er etwa ${formatElapsed(seconds * 1000)}.`,
  none: 'Andere Notizen kamen nicht dabei heraus.',
}
