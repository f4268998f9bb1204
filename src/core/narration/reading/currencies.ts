export type Currency = {
  one: string
  several: string
  /** A hundredth of it, where it is divided. */
  cent?: readonly [one: string, several: string]
}

const cents = ['cent', 'cents'] as const
const dollar = (name: string): Currency => ({
  one: `${name} dollar`.trim(),
  several: `${name} dollars`.trim(),
  cent: cents,
})

const dollars = dollar('')
const euros: Currency = { one: 'euro', several: 'euros', cent: cents }
const pounds: Currency = { one: 'pound', several: 'pounds', cent: ['penny', 'pence'] }
const yen: Currency = { one: 'yen', several: 'yen' }
const rupees: Currency = { one: 'rupee', several: 'rupees', cent: ['paisa', 'paise'] }
const yuan: Currency = { one: 'yuan', several: 'yuan' }

/** By the sign before an amount. */
export const currencySigns: ReadonlyMap<string, Currency> = new Map([
  ['$', dollars],
  ['US$', dollar('U S')],
  ['C$', dollar('canadian')],
  ['CA$', dollar('canadian')],
  ['A$', dollar('australian')],
  ['AU$', dollar('australian')],
  ['NZ$', dollar('new zealand')],
  ['HK$', dollar('hong kong')],
  ['R$', { one: 'brazilian real', several: 'brazilian reais' }],
  ['€', euros],
  ['£', pounds],
  ['¥', yen],
  ['₹', rupees],
  ['₩', { one: 'won', several: 'won' }],
  ['₽', { one: 'ruble', several: 'rubles' }],
  ['₺', { one: 'lira', several: 'lira' }],
  ['₿', { one: 'bitcoin', several: 'bitcoin' }],
  ['₪', { one: 'shekel', several: 'shekels' }],
  ['₫', { one: 'dong', several: 'dong' }],
  ['₦', { one: 'naira', several: 'naira' }],
])

/** By the code before or after it. */
export const currencyCodes: ReadonlyMap<string, Currency> = new Map([
  ['USD', dollar('U S')],
  ['CAD', dollar('canadian')],
  ['AUD', dollar('australian')],
  ['EUR', euros],
  ['GBP', pounds],
  ['JPY', yen],
  ['INR', rupees],
  ['CNY', yuan],
  ['RMB', yuan],
  ['CHF', { one: 'swiss franc', several: 'swiss francs' }],
  ['SEK', { one: 'swedish krona', several: 'swedish kronor' }],
  ['BTC', { one: 'bitcoin', several: 'bitcoin' }],
])
