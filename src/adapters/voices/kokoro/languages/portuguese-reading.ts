import { toCardinal, toOrdinal } from 'n2words/pt-PT'

import type { Reading } from './reading.ts'

/** As Brazilians say it. */
const inBrazil = (said: string): string =>
  said
    .replaceAll('dezasseis', 'dezesseis')
    .replaceAll('dezassete', 'dezessete')
    .replaceAll('dezanove', 'dezenove')
    .replaceAll('catorze', 'quatorze')

export const portugueseReading: Reading = {
  cardinal: (value) => inBrazil(toCardinal(value)),
  counting: (said, counted) =>
    /^(?:hora|libra)s?$/u.test(counted) ? said.replace(/um$/u, 'uma') : said,
  ordinal: (value, gender) => {
    const said = inBrazil(toOrdinal(value))
    return gender === 'feminine' ? said.replaceAll(/o(?= |$)/gu, 'a') : said
  },
  firstDay: 'primeiro',
  point: 'vírgula',
  minus: 'menos',
  upTo: 'a',
  ofDate: 'de',
  months:
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
  currencies: {
    '€': ['euro', 'euros'],
    $: ['dólar', 'dólares'],
    R$: ['real', 'reais'],
    '£': ['libra', 'libras'],
    '¥': ['iene', 'ienes'],
  },
  signs: {
    '%': 'por cento',
    '‰': 'por mil',
    '°': 'graus',
    '&': 'e',
    '+': 'mais',
    '=': 'igual a',
    '@': 'arroba',
    '.': 'ponto',
    '/': 'barra',
    '×': 'vezes',
    '→': 'a',
  },
  units: {
    km: ['quilômetro', 'quilômetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['quilo', 'quilos'],
    g: ['grama', 'gramas'],
    l: ['litro', 'litros'],
    ml: ['mililitro', 'mililitros'],
    h: ['hora', 'horas'],
    min: ['minuto', 'minutos'],
    s: ['segundo', 'segundos'],
    GB: ['gigabyte', 'gigabytes'],
    MB: ['megabyte', 'megabytes'],
    kW: ['quilowatt', 'quilowatts'],
    MW: ['megawatt', 'megawatts'],
  },
  abbreviations: {
    sr: 'senhor',
    sra: 'senhora',
    dr: 'doutor',
    dra: 'doutora',
    prof: 'professor',
    profa: 'professora',
    etc: 'etcétera',
    ex: 'exemplo',
    'p.ex': 'por exemplo',
    pág: 'página',
    págs: 'páginas',
    eua: 'estados unidos',
    vs: 'contra',
  },
  letters: {
    a: 'a',
    b: 'bê',
    c: 'cê',
    d: 'dê',
    e: 'e',
    f: 'éfe',
    g: 'gê',
    h: 'agá',
    i: 'i',
    j: 'jóta',
    k: 'cá',
    l: 'éle',
    m: 'ême',
    n: 'êne',
    o: 'o',
    p: 'pê',
    q: 'quê',
    r: 'érre',
    s: 'ésse',
    t: 'tê',
    u: 'u',
    v: 'vê',
    w: 'dáblio',
    x: 'xis',
    y: 'ípsilon',
    z: 'zê',
  },
  beforeRoman: /^(?:séculos?|capítulo|tomo|papa|pedro|joão|paulo|luís|carlos|pio)$/iu,
}
