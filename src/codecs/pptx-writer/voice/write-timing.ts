import { element } from '../element.ts'

/** In milliseconds. LibreOffice has no part of a second when it turns to the next slide. */
const second = 1000

/**
 * After how many milliseconds the next slide comes: at its time, or a little later where a program
 * that counts whole seconds would cut off what is said.
 */
export const findAdvance = (seen: number, heard: number): number =>
  Math.floor(seen / second) * second >= heard ? seen : Math.ceil(seen / second) * second

const at = (delay: number | 'indefinite'): string => element('p:cond', { delay })
const when = (event: string, target: string): string =>
  element('p:cond', { evt: event, delay: 0 }, target)
const starts = (...conditions: string[]): string => element('p:stCondLst', {}, ...conditions)
const wholeSlide = element('p:tgtEl', {}, element('p:sldTgt', {}))

/** Nodes are numbered as PowerPoint does it, from the root on. */
const sequence = 2
const sound = 7

/**
 * The sound of a shape begins with the slide, of itself. In the words of PowerPoint: the first step of
 * the main sequence begins with the sequence, and plays. `isNarration` is what its 'Play Narrations'
 * switches off.
 */
export function writeTiming(shape: number, length: number): string {
  const target = element('p:tgtEl', {}, element('p:spTgt', { spid: shape }))
  const play = element(
    'p:cmd',
    { type: 'call', cmd: 'playFrom(0.0)' },
    element('p:cBhvr', {}, element('p:cTn', { id: 6, dur: length, fill: 'hold' }), target),
  )
  const effect = step(5, starts(at(0)), play, {
    presetID: 1,
    presetClass: 'mediacall',
    presetSubtype: 0,
    fill: 'hold',
    nodeType: 'afterEffect',
  })
  const withSlide = starts(at('indefinite'), when('onBegin', element('p:tn', { val: sequence })))
  const main = element(
    'p:seq',
    { concurrent: 1, nextAc: 'seek' },
    element(
      'p:cTn',
      { id: sequence, dur: 'indefinite', nodeType: 'mainSeq' },
      element('p:childTnLst', {}, step(3, withSlide, step(4, starts(at(0)), effect))),
    ),
    element('p:prevCondLst', {}, when('onPrev', wholeSlide)),
    element('p:nextCondLst', {}, when('onNext', wholeSlide)),
  )
  const narration = element(
    'p:audio',
    { isNarration: 1 },
    element(
      'p:cMediaNode',
      { vol: 100_000, showWhenStopped: 0 },
      element(
        'p:cTn',
        { id: sound, fill: 'hold', display: 0 },
        starts(at('indefinite')),
        element('p:endCondLst', {}, when('onStopAudio', wholeSlide)),
      ),
      target,
    ),
  )
  const root = element(
    'p:cTn',
    { id: 1, dur: 'indefinite', restart: 'never', nodeType: 'tmRoot' },
    element('p:childTnLst', {}, main, narration),
  )
  return element('p:timing', {}, element('p:tnLst', {}, element('p:par', {}, root)))
}

const step = (
  id: number,
  conditions: string,
  inside: string,
  attributes: Parameters<typeof element>[1] = { fill: 'hold' },
): string =>
  element(
    'p:par',
    {},
    element('p:cTn', { id, ...attributes }, conditions, element('p:childTnLst', {}, inside)),
  )
