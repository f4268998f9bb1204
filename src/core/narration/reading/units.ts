type Unit = readonly [one: string, several: string]

const plain = (name: string): Unit => [name, `${name}s`]
const same = (name: string): Unit => [name, name]

/** Written after a number, with or without a space. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    nm: plain('nanometer'),
    µm: plain('micrometer'),
    μm: plain('micrometer'),
    mm: plain('millimeter'),
    cm: plain('centimeter'),
    m: plain('meter'),
    km: plain('kilometer'),
    mi: plain('mile'),
    ft: ['foot', 'feet'],
    yd: plain('yard'),
    'm²': plain('square meter'),
    m2: plain('square meter'),
    'km²': plain('square kilometer'),
    km2: plain('square kilometer'),
    'm³': plain('cubic meter'),
    m3: plain('cubic meter'),
    'cm²': plain('square centimeter'),
    'cm³': plain('cubic centimeter'),
    'ft²': ['square foot', 'square feet'],
    ha: plain('hectare'),
    µg: plain('microgram'),
    μg: plain('microgram'),
    mcg: plain('microgram'),
    mg: plain('milligram'),
    g: plain('gram'),
    kg: plain('kilogram'),
    oz: plain('ounce'),
    lb: plain('pound'),
    lbs: plain('pound'),
    ml: plain('milliliter'),
    mL: plain('milliliter'),
    l: plain('liter'),
    L: plain('liter'),
    gal: plain('gallon'),
    ns: plain('nanosecond'),
    ms: plain('millisecond'),
    sec: plain('second'),
    secs: plain('second'),
    s: plain('second'),
    min: plain('minute'),
    mins: plain('minute'),
    h: plain('hour'),
    hr: plain('hour'),
    hrs: plain('hour'),
    yr: plain('year'),
    yrs: plain('year'),
    b: plain('byte'),
    kB: plain('kilobyte'),
    KB: plain('kilobyte'),
    MB: plain('megabyte'),
    GB: plain('gigabyte'),
    TB: plain('terabyte'),
    PB: plain('petabyte'),
    kbps: ['kilobit per second', 'kilobits per second'],
    Mbps: ['megabit per second', 'megabits per second'],
    Gbps: ['gigabit per second', 'gigabits per second'],
    Hz: same('hertz'),
    kHz: same('kilohertz'),
    MHz: same('megahertz'),
    GHz: same('gigahertz'),
    W: plain('watt'),
    kW: plain('kilowatt'),
    MW: plain('megawatt'),
    GW: plain('gigawatt'),
    Wh: plain('watt hour'),
    kWh: plain('kilowatt hour'),
    MWh: plain('megawatt hour'),
    GWh: plain('gigawatt hour'),
    TWh: plain('terawatt hour'),
    V: plain('volt'),
    kV: plain('kilovolt'),
    mA: plain('milliampere'),
    mAh: plain('milliampere hour'),
    Ω: plain('ohm'),
    J: plain('joule'),
    kJ: plain('kilojoule'),
    cal: plain('calorie'),
    kcal: plain('kilocalorie'),
    N: plain('newton'),
    Pa: plain('pascal'),
    kPa: plain('kilopascal'),
    hPa: plain('hectopascal'),
    psi: same('P S I'),
    '°C': ['degree celsius', 'degrees celsius'],
    '°F': ['degree fahrenheit', 'degrees fahrenheit'],
    ºC: ['degree celsius', 'degrees celsius'],
    ºF: ['degree fahrenheit', 'degrees fahrenheit'],
    '℃': ['degree celsius', 'degrees celsius'],
    '℉': ['degree fahrenheit', 'degrees fahrenheit'],
    '°': plain('degree'),
    dB: plain('decibel'),
    mph: ['mile per hour', 'miles per hour'],
    kmh: ['kilometer per hour', 'kilometers per hour'],
    kph: ['kilometer per hour', 'kilometers per hour'],
    rpm: same('R P M'),
    fps: ['frame per second', 'frames per second'],
    ppm: same('parts per million'),
    ppb: same('parts per billion'),
    px: plain('pixel'),
    pt: plain('point'),
    MP: plain('megapixel'),
    bn: same('billion'),
    mn: same('million'),
    tn: same('trillion'),
  } satisfies Record<string, Unit>),
)

/** With a space between, these are more often something else: "3 in 4", "Plan 5 A", "the 5 K". */
export const onlyAttached: ReadonlySet<string> = new Set(['V', 'N', 'b', 's', 'pt', 'J', 'W'])

const perUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h: 'hour',
    hr: 'hour',
    s: 'second',
    's²': 'second squared',
    s2: 'second squared',
    sec: 'second',
    min: 'minute',
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
  const [first = '', ...rest] = unit.split('/')
  const known = units.get(first)
  const start = known?.[isOne ? 0 : 1] ?? (first === '' ? '' : null)
  if (start === null || (start === '' && rest.length === 0)) return null
  const ends = rest.map((part) => perUnits.get(part) ?? units.get(part)?.[0] ?? readWord(part))
  if (ends.includes(null)) return null
  return [start, ...ends].join(' per ').trim().split(' ')
}

const readWord = (text: string): string | null =>
  /^[a-z]{3,}$/iu.test(text) ? text.toLowerCase() : null
