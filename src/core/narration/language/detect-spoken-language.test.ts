import { expect, test } from 'vitest'

import { detectSpokenLanguage } from './detect-spoken-language.ts'

const openings: [code: string, text: string][] = [
  ['cs', 'Dobrý den a vítejte na naší prezentaci. Dnes budeme mluvit o budoucnosti energie.'],
  ['pl', 'Dzień dobry i witamy na naszej prezentacji. Dzisiaj porozmawiamy o przyszłości energii.'],
  ['tr', 'Merhaba ve sunumumuza hoş geldiniz. Bugün enerjinin geleceği hakkında konuşacağız.'],
  ['vi', 'Xin chào và chào mừng bạn đến với bài thuyết trình của chúng tôi hôm nay.'],
  ['id', 'Selamat datang di presentasi kami. Hari ini kita akan berbicara tentang masa depan.'],
  ['fi', 'Tervetuloa esitykseemme. Tänään puhumme energian tulevaisuudesta ja sen haasteista.'],
  ['hu', 'Üdvözöljük az előadásunkon. Ma az energia jövőjéről fogunk beszélni.'],
  ['ro', 'Bun venit la prezentarea noastră. Astăzi vom vorbi despre viitorul energiei.'],
  ['da', 'Velkommen til vores præsentation. I dag skal vi tale om energiens fremtid.'],
  ['nb', 'Velkommen til vår presentasjon. I dag skal vi snakke om fremtidens energi.'],
  ['sv', 'Välkommen till vår presentation. Idag ska vi prata om energins framtid.'],
  ['sw', 'Karibu kwenye wasilisho letu. Leo tutazungumza kuhusu mustakabali wa nishati.'],
  ['hr', 'Dobrodošli na našu prezentaciju. Danas ćemo govoriti o budućnosti energije.'],
  ['lt', 'Sveiki atvykę į mūsų pristatymą. Šiandien kalbėsime apie energijos ateitį.'],
  ['pt', 'Olá a todos, sejam bem-vindos.'],
  ['nl', 'Hallo allemaal, welkom bij deze presentatie.'],
  ['uk', 'Ласкаво просимо на нашу презентацію. Сьогодні ми поговоримо.'],
  ['bg', 'Добре дошли на нашата презентация. Днес ще говорим за бъдещето.'],
  ['ru', 'Добро пожаловать на нашу презентацию. Сегодня мы поговорим о будущем энергии.'],
  ['fa', 'به ارائه ما خوش آمدید. امروز درباره آینده انرژی صحبت خواهیم کرد.'],
  ['he', 'ברוכים הבאים למצגת שלנו'],
]

test.each(openings)(
  'LG2 the first lines of a talk are enough to know its language: %s',
  (code, text) => {
    expect(detectSpokenLanguage(text)).toBe(code)
  },
)

test('LG2 English is known with names of others, with hardly a verb, and by default', () => {
  for (const text of [
    'Meet José, Zoë and François: they lead our São Paulo and Zürich offices.',
    'Q3 revenue grew 14% year over year.',
    'Kubernetes pods, ReplicaSets, Deployments, StatefulSets.',
    'Revenue growth\nMarket share\nCustomer satisfaction\nNext steps\nKey risks\nTeam',
    'Thank you.',
  ])
    expect(detectSpokenLanguage(text)).toBe('en')
})

test('LG3 what is no language of the list is not taken for English', () => {
  const hawaiian = 'E komo mai kākou. ʻO kēia ka moʻolelo no nā mokupuni a me kō lākou poʻe.'
  expect(detectSpokenLanguage(hawaiian)).not.toBe('en')
  expect(detectSpokenLanguage('ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ')).toBe('und')
})
