import { sayCardinal } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'
import { units } from './units.ts'

const symbols = `Ac|Ag|Al|Am|Ar|As|At|Au|Ba|Be|Bi|Br|Ca|Cd|Ce|Cl|Co|Cr|Cs|Cu|Er|Eu|Fe|Fr|Ga|Gd|Ge|He|Hf|Hg|Ho|In|Ir|Kr|La|Li|Lu|Mg|Mn|Mo|Na|Nb|Nd|Ne|Ni|Np|Os|Pa|Pb|Pd|Pm|Po|Pr|Pt|Pu|Ra|Rb|Re|Rh|Rn|Ru|Sb|Sc|Se|Si|Sm|Sn|Sr|Ta|Tb|Tc|Te|Th|Ti|Tl|Tm|Xe|Yb|Zn|Zr|H|B|C|N|O|F|P|S|K|V|Y|I|W|U`
const molecule = new RegExp(String.raw`^(?:\(?(?:${symbols})[₀-₉\d]*\)?[₀-₉\d]*){2,}$`, 'u')
const ion = new RegExp(`^((?:(?:${symbols})[₀-₉]*)+)([²³⁴]?)([⁺⁻])$`, 'u')
const plainIon = new RegExp(`^(${symbols})([23]?)([+])$`, 'u')
const isotope = new RegExp(`^([⁰¹²³⁴-⁹]{1,3})(${symbols})$`, 'u')

/** Those that are known by their weight. */
const elements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    H: 'hydrogen',
    He: 'helium',
    Li: 'lithium',
    B: 'boron',
    C: 'carbon',
    N: 'nitrogen',
    O: 'oxygen',
    F: 'fluorine',
    Na: 'sodium',
    P: 'phosphorus',
    S: 'sulfur',
    K: 'potassium',
    Ar: 'argon',
    Ca: 'calcium',
    Fe: 'iron',
    Co: 'cobalt',
    Sr: 'strontium',
    Tc: 'technetium',
    I: 'iodine',
    Xe: 'xenon',
    Cs: 'cesium',
    Pb: 'lead',
    Po: 'polonium',
    Rn: 'radon',
    Ra: 'radium',
    Th: 'thorium',
    U: 'uranium',
    Pu: 'plutonium',
  }),
)

/** Words and names that could be molecules. */
const others = new Set(['HeLa', 'NaN', 'LiPo', 'CoCo', 'InCo'])

const low = '₀₁₂₃₄₅₆₇₈₉'
const high = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const toDigits = (text: string): string =>
  text
    .replaceAll(/[₀-₉]/gu, (digit) => String(low.indexOf(digit)))
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (digit) => String(high.indexOf(digit)))

const saySymbols = (text: string): string[] =>
  (toDigits(text).match(/\d+|\p{L}/gu) ?? []).flatMap((part) =>
    /\d/u.test(part) ? sayCardinal(part) : spellOut(part),
  )

/** "NaOH" and "CaCO₃" are told by their letters; several "PCs" are none. */
const sayMolecule: SayRule = ({ bare }) => {
  const isMixed = /\p{Lu}.*\p{Lu}/u.test(bare) && /\p{Ll}|[₀-₉]/u.test(bare)
  return isMixed &&
    !units.has(bare) &&
    molecule.test(bare) &&
    !/^\p{Lu}+s$/u.test(bare) &&
    !others.has(bare)
    ? saySymbols(bare)
    : null
}

/** "0.1 M HCl". */
const sayMolar: SayRule = ({ bare, before, after }) =>
  bare === 'M' &&
  /\d$/u.test(before) &&
  (molecule.test(after) || /^(?:solution|buffer)/u.test(after))
    ? ['molar']
    : null

/** "pKa". */
const sayAcidity: SayRule = ({ bare }) => (/^pK[abw]$/u.test(bare) ? spellOut(bare) : null)

/** "5'→3'", the ends of a strand. */
const sayStrand: SayRule = ({ bare, after }) => {
  const [, from, to] = /^([35])['’′](?:[→-]+([35])['’′]?)?$/u.exec(bare) ?? []
  if (!from || !(to || /^(?:end|ends|cap|overhang)$/u.test(after))) return null
  return [...sayCardinal(from), 'prime', ...(to ? ['to', ...sayCardinal(to), 'prime'] : [])]
}

/** "Ca²⁺", "NO₃⁻" and "Na+". */
const sayIon: SayRule = ({ bare }) => {
  const [, what = '', charge = '', sign] = ion.exec(bare) ?? plainIon.exec(bare) ?? []
  if (!sign || /^[A-F]\+$/u.test(bare)) return null
  return [...saySymbols(what), ...saySymbols(charge), sign === '⁻' ? 'minus' : 'plus']
}

/** "¹⁴C". */
const sayIsotope: SayRule = ({ bare }) => {
  const [, weight = '', symbol = ''] = isotope.exec(bare) ?? []
  if (!symbol) return null
  return [elements.get(symbol) ?? symbol.toLowerCase(), ...sayCardinal(toDigits(weight))]
}

export const chemistryRules: readonly SayRule[] = [
  sayMolar,
  sayAcidity,
  sayStrand,
  sayIon,
  sayIsotope,
  sayMolecule,
]
