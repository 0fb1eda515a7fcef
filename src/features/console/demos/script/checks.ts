import { array, lazy, mixed, object, type ObjectShape, type Reference, ValidationError } from 'yup'
import { readSwitches } from '#mirage/switches'
import { isRecord } from '#model/isRecord'
import { ownPath } from '#model/ownPath'
import { notAmong, type Problem } from './problem'

// The schemas of the parts of a script. The console's own words for a fault are in the parameters of the
// library's error.

/** The schema of a value. */
export type Form = Exclude<ObjectShape[string], Reference>
/** A fault in a value: the wanted and the found value, within a sentence. */
export type ValueFault = Pick<Problem, 'wanted' | 'found' | 'nearest'>

export const wrong = (wanted: string, value: unknown): ValueFault => ({
  wanted,
  found: `There is ${value === undefined ? 'nothing' : JSON.stringify(value)}.`,
})

/** The fault of an error that a form has made. */
export function faultIn({ params }: ValidationError): ValueFault {
  const { wanted, found, nearest } = params as Record<string, unknown> & ValueFault
  return { wanted, found, ...(nearest !== undefined && { nearest }) }
}

/** A schema from a function. @param faultOf returns the fault of a value; undefined if it is valid */
export const form = (faultOf: (value: unknown) => ValueFault | undefined): Form =>
  mixed()
    .nullable()
    .test((value, { createError }) => {
      const fault = faultOf(value)
      return fault === undefined || createError({ params: { ...fault } })
    })

/** A form by a test. @param wanted the form in words */
const where = (wanted: string, isFine: (value: unknown) => boolean): Form =>
  form((value) => (isFine(value) ? undefined : wrong(wanted, value)))

export const text = where('a text', (value) => typeof value === 'string' && value.trim() !== '')
export const anyText = where('a text', (value) => typeof value === 'string')
export const count = where('a whole number from 0', (value) => Number.isInteger(value) && Number(value) >= 0)
export const above0 = where('a number above 0', (value) => Number.isFinite(value) && Number(value) > 0)
export const dashed = where(
  'a name in lower case with dashes',
  (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
)

/** A path on the console's own origin. Rule: NAV-9. */
export const path = form((value) => {
  if (typeof value !== 'string' || !/^\/\S*$/.test(value)) return wrong('a path that begins with /', value)
  return ownPath(value) === undefined ? wrong('a path that leads to no other host', value) : undefined
})

/** A fault recipe, as the switch in the address takes it. */
export const recipe = form((value) => {
  if (typeof value !== 'string') return wrong('a fault recipe', value)
  const { faults } = readSwitches({ faults: value }).errors
  return faults === undefined ? undefined : { wanted: `a fault recipe, not "${value}"`, found: faults }
})

/** The fault of a value that has to be one of several names. */
export function nameFault(what: string, names: readonly string[], value: unknown): ValueFault | undefined {
  if (typeof value !== 'string') return wrong(what, value)
  return names.includes(value) ? undefined : { wanted: `${what} "${value}"`, ...notAmong(value, names) }
}

/** One of several names. */
export const among = (what: string, names: readonly string[]): Form =>
  form((value) => nameFault(what, names, value))

/** Named keys, and any single character. */
const namedKeys: readonly string[] = (
  'Alt Control Meta Shift Enter Escape Tab Space Backspace Delete ' +
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown'
).split(' ')
/** Keys joined by +. */
export const keys = form((value) => {
  if (typeof value !== 'string' || value === '') return wrong('keys joined by +', value)
  const unknown = value.split('+').find((key) => key.length !== 1 && !namedKeys.includes(key))
  return unknown === undefined
    ? undefined
    : { wanted: `the key "${unknown}"`, ...notAmong(unknown, namedKeys) }
})

export type Forms = Readonly<Record<string, Form>>

/** The type of the error about an unknown field. */
export const SURPLUS = 'surplus'

/** An object with these fields and no others. */
export function shaped(what: string, required: Forms, optional: Forms = {}) {
  const names = [...Object.keys(required), ...Object.keys(optional)]
  const ifThere = (each: Form) => lazy((value) => (value === undefined ? mixed() : each))
  const whole = object({
    ...required,
    ...Object.fromEntries(Object.entries(optional).map(([name, each]) => [name, ifThere(each)])),
  }).test(SURPLUS, (value, { createError }) => {
    const surplus = Object.keys(value).filter((name) => !names.includes(name))
    const errors = surplus.map((name) =>
      createError({ params: { wanted: `no field "${name}" in ${what}`, ...notAmong(name, names) } }),
    )
    return errors.length === 0 || new ValidationError(errors)
  })
  const none = where(what, isRecord)
  return lazy((value) => (isRecord(value) ? whole : none))
}

/** A list with at least one item. */
export const some = (what: string, item: Form) =>
  lazy((value) => (Array.isArray(value) && value.length > 0 ? array().of(item) : where(what, () => false)))

/** Whether a value has more levels. Checks level by level: recursion fails on very deep values. */
export function isTooDeep(value: unknown, levels: number): boolean {
  let level = [value]
  for (let passed = 0; passed < levels && level.length > 0; passed += 1)
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    )
  return level.some((each) => typeof each === 'object' && each !== null)
}
