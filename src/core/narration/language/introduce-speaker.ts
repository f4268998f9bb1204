import { rootOf } from './language-root.ts'

/** What somebody says to be heard before they are chosen: in their own language, whatever the app speaks. */
export function introduceSpeaker({ name, language }: { name: string; language: string }): string {
  const introduce = introductions[rootOf(language)]
  // Whoever speaks a language that nobody here could write says their name, and no word of another's.
  return introduce ? introduce(name) : `${name}.`
}

const introductions: Readonly<Record<string, (name: string) => string>> = {
  ar: (name) => `مرحبًا، أنا ${name}. هكذا سيبدو صوت عرضك.`,
  bg: (name) => `Здравейте, аз съм ${name}. Така ще звучи вашата презентация.`,
  ca: (name) => `Hola, soc ${name}. Així sonarà la teva presentació.`,
  cs: (name) => `Dobrý den, jmenuji se ${name}. Takto bude znít vaše prezentace.`,
  da: (name) => `Hej, jeg er ${name}. Sådan kommer din præsentation til at lyde.`,
  de: (name) => `Hallo, ich bin ${name}. So wird deine Präsentation klingen.`,
  el: (name) => `Γεια σας, είμαι ${name}. Έτσι θα ακούγεται η παρουσίασή σας.`,
  en: (name) => `Hello, I am ${name}. This is how your presentation will sound.`,
  es: (name) => `Hola, soy ${name}. Así sonará tu presentación.`,
  fi: (name) => `Hei, olen ${name}. Tältä esityksesi kuulostaa.`,
  fr: (name) => `Bonjour, je suis ${name}. Voici comment sonnera votre présentation.`,
  he: (name) => `שלום, אני ${name}. כך תישמע המצגת שלך.`,
  hi: (name) => `नमस्ते, मैं ${name} हूँ। आपकी प्रस्तुति ऐसी सुनाई देगी।`,
  hu: (name) => `Üdvözlöm, ${name} vagyok. Így fog hangzani az előadása.`,
  id: (name) => `Halo, saya ${name}. Beginilah presentasi Anda akan terdengar.`,
  it: (name) => `Ciao, sono ${name}. Ecco come suonerà la tua presentazione.`,
  ja: (name) => `こんにちは、${name}です。あなたのプレゼンテーションはこのように聞こえます。`,
  ko: (name) => `안녕하세요, ${name}입니다. 발표는 이렇게 들립니다.`,
  nl: (name) => `Hallo, ik ben ${name}. Zo gaat je presentatie klinken.`,
  no: (name) => `Hei, jeg er ${name}. Slik kommer presentasjonen din til å høres ut.`,
  pl: (name) => `Dzień dobry, jestem ${name}. Tak będzie brzmieć twoja prezentacja.`,
  pt: (name) => `Olá, eu sou ${name}. É assim que a sua apresentação vai soar.`,
  ro: (name) => `Bună, sunt ${name}. Așa va suna prezentarea ta.`,
  ru: (name) => `Здравствуйте, я ${name}. Так будет звучать ваша презентация.`,
  sv: (name) => `Hej, jag heter ${name}. Så här kommer din presentation att låta.`,
  th: (name) => `สวัสดี ฉันชื่อ ${name} งานนำเสนอของคุณจะมีเสียงแบบนี้`,
  tr: (name) => `Merhaba, ben ${name}. Sunumunuz böyle duyulacak.`,
  uk: (name) => `Вітаю, я ${name}. Так звучатиме ваша презентація.`,
  vi: (name) => `Xin chào, tôi là ${name}. Bài thuyết trình của bạn sẽ nghe như thế này.`,
  zh: (name) => `你好，我是${name}。你的演示文稿听起来会是这样。`,
}
