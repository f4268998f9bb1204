type Unit = readonly [one: string, several: string]

const plain = (name: string): Unit => [name, `${name}s`]
const same = (name: string): Unit => [name, name]

const prefixes: Readonly<Record<string, string>> = {
  p: 'pico',
  n: 'nano',
  μ: 'micro',
  m: 'milli',
  c: 'centi',
  d: 'deci',
  h: 'hecto',
  k: 'kilo',
  K: 'kilo',
  M: 'mega',
  G: 'giga',
  T: 'tera',
  P: 'peta',
}

/** What is measured in parts and multiples, and in which of them. */
const scaled = Object.entries<readonly [name: string, prefixes: string]>({
  W: ['watt', 'm μ k M G T'],
  Wh: ['watt hour', 'k M G T'],
  V: ['volt', 'm μ k'],
  A: ['ampere', 'm μ k'],
  Ah: ['ampere hour', 'm'],
  F: ['farad', 'm μ n p'],
  H: ['henry', 'm μ'],
  Ω: ['ohm', 'm k M'],
  J: ['joule', 'm μ k M G'],
  N: ['newton', 'k M'],
  Pa: ['pascal', 'h k M G'],
  Sv: ['sievert', 'm μ'],
  Bq: ['becquerel', 'k M G'],
  m: ['meter', 'n μ m c k'],
  g: ['gram', 'p n μ m k'],
  L: ['liter', 'μ m c d'],
  l: ['liter', 'μ m c d h'],
  mol: ['mole', 'n μ m'],
  rad: ['radian', 'μ m'],
  s: ['second', 'n μ m'],
  B: ['byte', 'k K M G T P'],
  T: ['tesla', 'm'],
  pc: ['parsec', 'k M'],
}).flatMap(([symbol, [name, known]]) =>
  known
    .split(' ')
    .map((prefix): [string, Unit] => [prefix + symbol, plain((prefixes[prefix] ?? '') + name)]),
)

/** Of these several take an "s". */
const countable =
  `m meter, mi mile, yd yard, m² square meter, m2 square meter, km² square kilometer,
  km2 square kilometer, m³ cubic meter, m3 cubic meter, cm² square centimeter,
  cm³ cubic centimeter, km³ cubic kilometer, mm² square millimeter, mi² square mile, ha hectare,
  mcg microgram, g gram, oz ounce, lb pound, lbs pound, l liter, L liter, gal gallon, qt quart,
  bbl barrel, yds yard, kb kilobyte, mol mole, mEq milliequivalent, U unit, Mbit megabit,
  Gbit gigabit, kbit kilobit, rad radian, bp basis point, sec second, secs second, s second,
  min minute, mins minute, h hour, hr hour, hrs hour, yr year, yrs year, KiB kibibyte,
  MiB mebibyte, GiB gibibyte, W watt, Wh watt hour, V volt, Ω ohm, Ah ampere hour, F farad,
  lm lumen, eV electron volt, keV kilo electron volt, MeV mega electron volt,
  GeV giga electron volt, TeV tera electron volt, Sv sievert, Gy gray, Bq becquerel,
  Nm newton meter, kNm kilonewton meter, N·m newton meter, N⋅m newton meter, kN·m kilonewton meter,
  Pa·s pascal second, kn knot, kt knot, kts knot, nmi nautical mile, NM nautical mile,
  ly light year, pc parsec, req request, reqs request, msg message, msgs message, ct cent,
  cts cent, J joule, t ton, cal calorie, kcal kilocalorie, N newton, Pa pascal, ° degree,
  dB decibel, px pixel, tbsp tablespoon, tsp teaspoon, pt point, MP megapixel`
    .split(/,\s+/u)
    .map((unit): [string, Unit] => [unit.split(' ')[0] ?? '', plain(unit.replace(/^\S+ /u, ''))])

/** Written after a number, with or without a space. */
export const units: ReadonlyMap<string, Unit> = new Map([
  ...scaled,
  ...countable,
  ...Object.entries<Unit>({
    ft: ['foot', 'feet'],
    'ft²': ['square foot', 'square feet'],
    'in²': ['square inch', 'square inches'],
    'ft³': ['cubic foot', 'cubic feet'],
    mM: same('millimolar'),
    μM: same('micromolar'),
    nM: same('nanomolar'),
    'M☉': same('solar masses'),
    IU: same('I U'),
    mmHg: same('millimeters of mercury'),
    'cmH₂O': same('centimeters of water'),
    cmH2O: same('centimeters of water'),
    VDC: same('volts D C'),
    VAC: same('volts A C'),
    bpm: same('beats per minute'),
    kbps: ['kilobit per second', 'kilobits per second'],
    Mbps: ['megabit per second', 'megabits per second'],
    Gbps: ['gigabit per second', 'gigabits per second'],
    Hz: same('hertz'),
    kHz: same('kilohertz'),
    MHz: same('megahertz'),
    GHz: same('gigahertz'),
    VA: same('volt amperes'),
    kVA: same('kilovolt amperes'),
    MVA: same('megavolt amperes'),
    kWp: same('kilowatts peak'),
    MWp: same('megawatts peak'),
    lx: same('lux'),
    lbf: ['pound of force', 'pounds of force'],
    'lb-ft': ['pound foot', 'pound feet'],
    'ft-lb': ['foot pound', 'foot pounds'],
    lb·ft: ['pound foot', 'pound feet'],
    bar: same('bar'),
    mbar: same('millibar'),
    hp: same('horsepower'),
    bhp: same('brake horsepower'),
    cc: same('C C'),
    Mly: same('million light years'),
    Gyr: same('billion years'),
    Myr: same('million years'),
    kyr: same('thousand years'),
    rps: same('requests per second'),
    mpg: same('miles per gallon'),
    asl: same('above sea level'),
    K: same('kelvin'),
    psi: same('P S I'),
    '°C': ['degree celsius', 'degrees celsius'],
    '°F': ['degree fahrenheit', 'degrees fahrenheit'],
    ºC: ['degree celsius', 'degrees celsius'],
    ºF: ['degree fahrenheit', 'degrees fahrenheit'],
    '℃': ['degree celsius', 'degrees celsius'],
    '℉': ['degree fahrenheit', 'degrees fahrenheit'],
    '°dH': same('degrees D H'),
    mph: ['mile per hour', 'miles per hour'],
    kmh: ['kilometer per hour', 'kilometers per hour'],
    kph: ['kilometer per hour', 'kilometers per hour'],
    rpm: same('R P M'),
    fps: ['frame per second', 'frames per second'],
    ppm: same('parts per million'),
    ppb: same('parts per billion'),
    dpi: same('D P I'),
    bn: same('billion'),
    mn: same('million'),
    tn: same('trillion'),
  }),
])

/** With a space between, these are more often something else: "3 in 4", "Plan 5 A", "the 5 K". */
export const onlyAttached: ReadonlySet<string> = new Set(
  'V N b s pt J W F U pc NM bar cc VA kt'.split(' '),
)

const perUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h: 'hour',
    hr: 'hour',
    s: 'second',
    's²': 'second squared',
    s2: 'second squared',
    sec: 'second',
    min: 'minute',
    'm²K': 'square meter kelvin',
    mK: 'meter kelvin',
    '(m²·K': 'square meter kelvin',
    '(m²K': 'square meter kelvin',
    '(m·K': 'meter kelvin',
    kgK: 'kilogram kelvin',
    d: 'day',
    day: 'day',
    wk: 'week',
    mo: 'month',
    mth: 'month',
    yr: 'year',
    y: 'year',
    a: 'year',
  }),
)

/** "km/h" is "kilometers per hour", "$5/mo" "per month". */
export function sayUnit(unit: string, isOne: boolean): string[] | null {
  // "m·s⁻²" is "m/s²".
  const [first = '', ...rest] = unit
    .replaceAll(
      /[·⋅](\p{L}+)⁻([¹²³])/gu,
      (_, name: string, power: string) => `/${name}${power.replace('¹', '')}`,
    )
    .split('/')
  const known = units.get(first)
  const start = known?.[isOne ? 0 : 1] ?? (first === '' ? '' : null)
  if (start === null || (start === '' && rest.length === 0)) return null
  const ends = rest.map((part) => perUnits.get(part) ?? units.get(part)?.[0] ?? readWord(part))
  if (ends.includes(null)) return null
  return [start, ...ends].join(' per ').trim().split(' ')
}

const readWord = (text: string): string | null =>
  /^[a-z]{3,}$/iu.test(text) ? text.toLowerCase() : null
