import { rootOf } from './language-root.ts'

/** Letters beyond a to z that words of a language have, by its root. English has none. */
const ownLetters: Readonly<Record<string, string>> = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíñóúü',
  it: 'àèéìíîòóùú',
  pt: 'áâãàçéêíóôõúü',
  nl: 'áéëèêïíóöúü',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéòôó',
  is: 'áðéíóúýþæö',
  fi: 'äöåšž',
  et: 'äöüõšž',
  lv: 'āčēģīķļņšūž',
  lt: 'ąčęėįšųūž',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțşţ',
  sq: 'çë',
  tr: 'çğıöşüâîû',
  vi: 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
  tl: 'ñ',
  ca: 'àçèéíïòóúü·',
  af: 'áéèêëíîïóôöúû',
  eu: 'ñü',
  cy: 'âêîôûŵŷäëïöüẅÿàèìòù',
  ga: 'áéíóú',
  eo: 'ĉĝĥĵŝŭ',
}

/** Whether a word, in small letters, has one that the language does not have. */
export const hasStrangeLetter = (word: string, language: string): boolean =>
  word.match(/[^a-z]/gu)?.some((letter) => !ownLetters[rootOf(language)]?.includes(letter)) ?? false
