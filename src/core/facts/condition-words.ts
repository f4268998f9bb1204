import { anyOf } from '../form/form-words.ts'

/**
 * Words that turn, bind or deny what is said around them, in the languages of the composer: a
 * statement that has lost one of them may say the opposite.
 */
const conditions: Readonly<Record<string, RegExp>> = {
  en: anyOf(
    'if, unless, only, except, but, however, provided, providing, otherwise, without, until, although, though, whether, at least, at most, up to, less than, more than, one way, instead, rather than, subject to, in case',
    "not, never, no, nobody, nothing, none, neither, nor, cannot, can't, don't, doesn't, didn't, won't, isn't, aren't, wasn't, weren't, shouldn't, mustn't, hasn't, haven't, couldn't, wouldn't",
  ),
  de: anyOf(
    'wenn, falls, sofern, außer, nur, aber, jedoch, sondern, ohne, bis, obwohl, es sei denn, solange, mindestens, höchstens, statt, anstatt, allerdings, ob',
    'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, keines, niemand, nichts, weder',
  ),
  fr: anyOf(
    "si, s’il, s'il, sauf, seulement, mais, sinon, sans, jusqu’à, jusqu'à, à condition, à moins, bien que, sous réserve, au moins, au plus, plutôt que, au lieu de",
    'ne, pas, jamais, aucun, aucune, personne, rien, ni',
  ),
  es: anyOf(
    'si, salvo, excepto, solo, sólo, pero, sino, sin, hasta, a menos que, siempre que, aunque, al menos, como máximo, en lugar de, en vez de',
    'no, nunca, jamás, nadie, nada, ninguno, ninguna, ningún, tampoco, ni',
  ),
  it: anyOf(
    'se, tranne, solo, soltanto, ma, però, senza, fino a, a meno che, purché, sebbene, almeno, al massimo, invece di',
    'non, mai, nessuno, nessuna, nulla, niente, né',
  ),
  pt: anyOf(
    'se, exceto, só, somente, apenas, mas, senão, sem, até, a menos que, desde que, embora, pelo menos, no máximo, em vez de',
    'não, nunca, jamais, ninguém, nada, nenhum, nenhuma, nem',
  ),
  nl: anyOf(
    'als, indien, tenzij, behalve, alleen, maar, zonder, tot, mits, hoewel, minstens, hoogstens, in plaats van',
    'niet, nooit, geen, niemand, niets, noch',
  ),
}

/** Whether there is a condition or a denial in a text; in a language that we do not know, there may be. */
export const hasCondition = (text: string, languageCode: string): boolean =>
  conditions[languageCode]?.test(text) ?? true
