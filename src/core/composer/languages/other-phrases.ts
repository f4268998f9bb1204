import { type Phrases, phrasesOf } from '../language.ts'

/** Languages in which the composer can say hello and goodbye but knows no grammar. */
export const otherPhrases: Readonly<Record<string, Phrases>> = {
  sv: phrasesOf('Hej och välkommen.', 'Sammanfattning att minnas', 'Tack för att du lyssnade.'),
  da: phrasesOf('Hej og velkommen.', 'Opsummering: det vigtigste', 'Tak fordi du lyttede.'),
  nb: phrasesOf('Hei og velkommen.', 'Oppsummering: det viktigste', 'Takk for oppmerksomheten.'),
  fi: phrasesOf('Hei ja tervetuloa.', 'Lyhyt yhteenveto', 'Kiitos kuuntelusta.'),
  pl: phrasesOf('Dzień dobry, witam.', 'Krótkie podsumowanie', 'Dziękuję za uwagę.'),
  cs: phrasesOf('Dobrý den, vítejte.', 'Krátké shrnutí', 'Děkuji za pozornost.'),
  hu: phrasesOf('Üdvözlöm önöket.', 'Rövid összefoglalás', 'Köszönöm a figyelmet.'),
  ro: phrasesOf('Bună și bine ați venit.', 'Concluzii pe scurt', 'Mulțumesc pentru atenție.'),
  tr: phrasesOf('Merhaba, hoş geldiniz.', 'Kısa bir özet', 'Dinlediğiniz için teşekkürler.'),
  id: phrasesOf('Halo dan selamat datang.', 'Kesimpulan singkat', 'Terima kasih sudah menyimak.'),
  ru: phrasesOf('Добро пожаловать.', 'Главные выводы', 'Спасибо за внимание.'),
  uk: phrasesOf('Ласкаво просимо.', 'Головні висновки', 'Дякую за увагу.'),
  el: phrasesOf('Γεια σας και καλώς ήρθατε.', 'Βασικά συμπεράσματα', 'Ευχαριστώ πολύ.'),
  ar: phrasesOf('مرحبا بكم.', 'خلاصة القول', 'شكرا لكم.'),
  hi: phrasesOf('आपका स्वागत है।', 'मुख्य निष्कर्ष', 'धन्यवाद।'),
  ja: phrasesOf('ようこそ。', '大切なことのまとめ', 'ご清聴ありがとうございました。'),
  zh: phrasesOf('大家好，欢迎。', '要点总结', '谢谢大家。'),
  ko: phrasesOf('안녕하세요, 환영합니다.', '핵심 요약 정리', '들어 주셔서 감사합니다.'),
}
