import { anyOf } from '../form/form-words.ts'

/**
 * Words that turn or bind what is said around them, in the languages of the composer: a statement that
 * has lost one of them may say the opposite.
 */
export const conditionWords = anyOf(
  'if, unless, only, except, but, however, provided, providing, otherwise, without, until, although, though, whether, at least, at most, up to, less than, more than, no more than, one way, instead of, rather than, subject to, in case',
  'wenn, falls, sofern, außer, nur, aber, jedoch, sondern, ohne, bis, obwohl, es sei denn, solange, mindestens, höchstens, bis zu, statt, anstatt, allerdings, ob',
  "si, sauf, seulement, mais, sinon, sans, jusqu’à, jusqu'à, à condition, à moins, bien que, sous réserve, au moins, au plus, plutôt que, au lieu de",
  'salvo, excepto, solo, sólo, pero, sino, sin, hasta, a menos que, siempre que, aunque, al menos, como máximo, en lugar de, en vez de',
  'se, tranne, solo, soltanto, ma, però, senza, fino a, a meno che, purché, sebbene, almeno, al massimo, invece di',
  'exceto, só, somente, apenas, mas, senão, sem, até, a menos que, desde que, embora, pelo menos, no máximo, em vez de',
  'als, indien, tenzij, behalve, alleen, maar, zonder, tot, mits, hoewel, minstens, hoogstens, in plaats van, of',
)

/** Words that deny. */
export const negations = anyOf(
  "not, never, no, nobody, nothing, none, neither, nor, cannot, can't, don't, doesn't, didn't, won't, isn't, aren't, wasn't, weren't, shouldn't, mustn't, hasn't, haven't, couldn't, wouldn't",
  'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, keines, niemand, nichts, weder',
  'ne, pas, jamais, aucun, aucune, personne, rien, ni',
  'no, nunca, jamás, nadie, nada, ninguno, ninguna, ningún, tampoco',
  'non, mai, nessuno, nessuna, nulla, niente, né',
  'não, nunca, jamais, ninguém, nada, nenhum, nenhuma, nem',
  'niet, nooit, geen, niemand, niets, noch',
)
