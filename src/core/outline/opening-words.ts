/** How a deck says hello and goodbye, in the languages we know; folded, without accents. */
const welcome =
  /welcome|introduc|overview|agenda|hello|good (?:morning|afternoon|evening)|willkommen|einfuhrung|uberblick|bienvenu|apercu|bienvenid|introduzione|benvenut|bem.?vind|boas.?vindas|introducao|welkom|inleiding|overzicht|valkommen|velkommen|tervetuloa|witam|wprowadzenie|vitejte|uvod|добро пожаловать|введение|ласкаво просимо|вступ|hos ?geldin|giris|ようこそ|はじめに|欢迎|歡迎|简介|引言|환영|소개|مرحبا|مقدمه|स्वागत|καλως|bine ati venit|udvozol|selamat datang/u

const conclusion =
  /conclu|takeaway|summar|wrap.?up|final (?:thoughts?|words?|remarks?)|bottom line|thank|closing|next steps|remember|in the end|goodbye|fazit|schluss|zusammenfass|danke|ausblick|merci|en resume|a retenir|gracias|resumen|para recordar|grazie|riepilog|in sintesi|da ricordare|obrigad|resumo|para lembrar|bedankt|samenvatt|tot slot|onthouden|tack|sammanfatt|avslut|takk?\b|opsummer|oppsummer|yhteenveto|kiitos|podsumow|dziekuj|zaver|shrnuti|dekuj|итог|заключен|спасибо|вывод|висновк|підсумк|дякую|sonuc|ozet|tesekkur|まとめ|ありがとう|结论|总结|谢谢|小结|結論|總結|謝謝|결론|요약|감사|خاتمه|خلاصه|شكرا|निष्कर्ष|धन्यवाद|συμπερασμ|ευχαριστ|concluz|multum|osszefoglal|koszon|kesimpulan|terima kasih/u

/** Latin, Greek, Cyrillic, CJK and a few more: where the words above say something. */
export const saysWelcome = (folded: string): boolean => welcome.test(folded)
export const saysConclusion = (folded: string): boolean => conclusion.test(folded)
