// Values in the form of WebDriver BiDi, from and to those of WebKit's inspector.

/** @typedef {import('./inspector.mjs').Json} Json */

/** A number that JSON has no word for. @type {Record<string, number>} */
const NUMBERS = { NaN: NaN, '-0': -0, Infinity: Infinity, '-Infinity': -Infinity }

/** @param {Json} value @returns {unknown} */
function plainOf({ type, value }) {
  switch (type) {
    case 'undefined':
      return undefined
    case 'null':
      return null
    case 'number':
      return typeof value === 'string' ? NUMBERS[value] : value
    case 'array':
      return value.map(plainOf)
    case 'object':
      return Object.fromEntries(
        value.map((/** @type {[string | Json, Json]} */ [key, each]) => [
          typeof key === 'string' ? key : plainOf(key),
          plainOf(each),
        ]),
      )
    default:
      return value
  }
}

/** An argument of a call, for the inspector. @param {Json} argument @returns {Json} */
export function toInspector(argument) {
  const objectId = argument.handle ?? argument.sharedId
  return objectId ? { objectId } : { value: plainOf(argument) }
}

/** A value without identity, for BiDi. @param {unknown} value @returns {Json} */
export function plainToBidi(value) {
  if (value === undefined || value === null) return { type: String(value) }
  if (typeof value === 'number')
    return { type: 'number', value: Number.isFinite(value) && !Object.is(value, -0) ? value : String(value) }
  if (Array.isArray(value)) return { type: 'array', value: value.map(plainToBidi) }
  if (typeof value === 'object')
    return { type: 'object', value: Object.entries(value).map(([key, each]) => [key, plainToBidi(each)]) }
  return { type: typeof value, value }
}

/** A value of the inspector, for BiDi. @param {Json} remote @returns {Json} */
export function toBidi({ type, subtype, value, objectId, description, className }) {
  if (!objectId) {
    if (type === 'undefined' || subtype === 'null') return { type: subtype ?? type }
    return type === 'number' && value === null ? { type, value: description } : plainToBidi(value)
  }
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId }
  if (className === 'Window') return { type: 'window', handle: objectId, value: { context: '' } }
  return { type: subtype ?? type, handle: objectId }
}
