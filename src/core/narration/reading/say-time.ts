import { sayNumericDate } from './say-date.ts'
import { sayCardinal, sayDecimal, sayDigits, sayYear } from './say-number.ts'
import { sayOfClock } from './say-result.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

const halfDay = /^(?:a\.?m|p\.?m)\.?$/iu
const sayHalf = (text: string): string[] => [text.charAt(0).toUpperCase(), 'M']

/** "10:30", "9:05 a.m.", "7:30pm", "14:00", "10:30:15". */
const sayClock: SayRule = ({ bare, after }) => {
  const [, hour, minute, second, half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?([ap]\.?m\.?)?$/iu.exec(bare) ?? []
  if (!hour || !minute || Number(hour) > 24 || Number(minute) > 59) return null
  const end = half ? sayHalf(half) : []
  if (second) return [...sayCardinal(hour), ...sayOfClock(minute), ...sayOfClock(second), ...end]
  return [...sayCardinal(hour), ...sayMinute(minute, hour, half ?? after), ...end]
}

/** "6:30–8:00 pm", "9–10:30am". */
const sayClockRange: SayRule = (context) => {
  const [, from, to, half = ''] =
    /^(\d{1,2}(?::\d\d)?)[-–—](\d{1,2}:\d\d)([ap]\.?m\.?)?$/iu.exec(context.bare) ?? []
  const after = half || context.after
  if (!from || !to || !halfDay.test(after)) return null
  const first = sayClock({ ...context, bare: from.includes(':') ? from : `${from}:00`, after })
  const last = sayClock({ ...context, bare: to, after })
  return first && last && [...first, 'to', ...last, ...(half ? sayHalf(half) : [])]
}

/** "2024-11-05T14:30:00Z". */
const sayMoment: SayRule = (context) => {
  const [, date = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/u.exec(
      context.bare,
    ) ?? []
  const day = sayNumericDate({ ...context, bare: date })
  const clock = sayClock({ ...context, bare: time, after: '' })
  return day && clock && [...day, 'at', ...clock]
}

function sayMinute(minute: string, hour: string, after: string): string[] {
  if (minute !== '00')
    return minute.startsWith('0') ? ['oh', ...sayCardinal(minute)] : sayCardinal(minute)
  if (halfDay.test(after)) return []
  return Number(hour) > 12 || Number(hour) === 0 ? ['hundred'] : ["o'clock"]
}

/** "3pm"; "p.m." that stands alone. */
const sayHour: SayRule = ({ bare, before }) => {
  const [, hour, half] = /^(\d{1,2})([ap]\.?m)\.?$/iu.exec(bare) ?? []
  if (hour && half) return [...sayCardinal(hour), ...sayHalf(half)]
  const [, from, to, both] = /^(\d{1,2})[-–](\d{1,2})([ap]\.?m)\.?$/iu.exec(bare) ?? []
  if (from && to && both) return [...sayCardinal(from), 'to', ...sayCardinal(to), ...sayHalf(both)]
  const [, first = '', next = ''] = /^([ap])\.?m\.?[-–](\d{1,2}(?::\d\d)?)$/iu.exec(bare) ?? []
  if (next && /\d$/u.test(before)) {
    const [hours = '', minutes = ''] = next.split(':')
    return [...sayHalf(first), 'to', ...sayCardinal(hours), ...(minutes ? sayOfClock(minutes) : [])]
  }
  const afterTime = /\d$/u.test(before)
  const isHalf =
    halfDay.test(bare) && (afterTime || bare.includes('.') || bare === bare.toUpperCase())
  return isHalf && !(bare === 'AM' && !afterTime) ? sayHalf(bare) : null
}

/** "UTC+2", "GMT-5:30". */
const sayZone: SayRule = ({ bare }) => {
  const [, zone = '', sign, hours = '', minutes] =
    /^(UTC|GMT)([+−-])(\d{1,2})(?::(\d\d))?$/u.exec(bare) ?? []
  if (!sign) return null
  const said = [...sayCardinal(hours), ...(minutes ? sayCardinal(minutes) : [])]
  return [...spellOut(zone), sign === '+' ? 'plus' : 'minus', ...said]
}

const saySide = (side: string): string[] =>
  /^\d{4}$/u.test(side) ? sayYear(side) : sayDecimal(side)

/** "16:9" and "5:1" are no times. */
const sayRatio: SayRule = ({ bare }) => {
  const [, from, to] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/u.exec(bare) ?? []
  return from && to ? [...saySide(from), 'to', ...saySide(to)] : null
}

const phoneShapes = [
  /^\+?\d{0,3}[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/u,
  /^\d{3}[-.]\d{4}$/u,
  /^\d[-.]\d{3}[-.]\d{3}[-.]\d{4}$/u,
  /^\+\d[\d().-]{5,}$/u,
  /^\d{3,4}-\d{3}-\d{3,4}$/u,
]
const emergency = new Set(['911', '112', '999', '411', '311', '988'])
const callBefore = /^(?:call|dial|phone|at|dialing|calling|number|hotline|text)$/iu

const isGroup = (text: string): boolean => /^\(?\d{1,8}\)?(?:-\d{4})?$/u.test(text)
/** "+15 3" is no number to call. */
const isLongGroup = (text: string, next: string): boolean =>
  isGroup(text) && (text.length > 1 || isGroup(next))
const isPrefix = (text: string): boolean => /^\+\d{1,3}$/u.test(text)

/** A telephone number digit by digit, also one that is written in groups. */
const sayPhone: SayRule = ({ bare, before, earlier, after, afterThat }) => {
  const digits = bare.replaceAll(/\D/gu, '')
  const plus = bare.startsWith('+') ? ['plus'] : []
  if (phoneShapes.some((shape) => shape.test(bare))) return [...plus, ...sayDigits(digits)]
  if (emergency.has(bare) && callBefore.test(before)) return sayDigits(bare)
  const startsNumber = isPrefix(bare) && isLongGroup(after, afterThat)
  const first = earlier[earlier.findIndex((word) => !isGroup(word)) - 1] ?? earlier.at(-1) ?? ''
  const prefix = earlier.find((word) => !isGroup(word)) ?? ''
  const insideNumber =
    isGroup(bare) && isGroup(before)
      ? isPrefix(prefix) || /^0\d/u.test(first)
      : isLongGroup(bare, after) && isPrefix(before)
  const areaCode = /^\d{3}$/u.test(bare) && /^\d{3}-\d{4}$/u.test(after)
  return startsNumber || insideNumber || areaCode ? [...plus, ...sayDigits(digits)] : null
}

export const timeRules: readonly SayRule[] = [
  sayMoment,
  sayClock,
  sayClockRange,
  sayHour,
  sayZone,
  sayRatio,
]
export const phoneRules: readonly SayRule[] = [sayPhone]
