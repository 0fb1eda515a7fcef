import { isRecord } from '#model/isRecord'
import type { OperationName } from '#store/api/generated/operationTypes'
import { customFormats, formats } from './textFormats'

// Validates values of the wire against the description of the API, which `npm run gen:api` writes as data. The words of
// the errors are the control plane's. Why not a schema library: docs/decisions/012-description-as-data.md.

/** The shape of one value. The variant of a `tagged` one is named by a key; that of an `either` is found by trying. */
export type Shape = { nullable?: boolean } & (
  | { is: 'any' }
  | { is: 'ref'; name: string }
  | { is: 'enum'; values: readonly (string | number)[] }
  | { is: 'string'; format?: string; pattern?: string; min?: number; max?: number }
  | { is: 'integer' | 'number'; format?: string; min?: number; max?: number }
  | { is: 'boolean' }
  | { is: 'array'; of: Shape; min?: number; max?: number }
  | { is: 'map'; of: Shape }
  | { is: 'object'; fields: Record<string, Shape>; required: readonly string[] }
  | { is: 'tagged'; tag: string; variants: Record<string, Shape> }
  | { is: 'either'; of: readonly Shape[] }
)

export interface ParameterShape {
  shape: Shape
  required?: boolean
  /** Required on the first page; later the page token carries it. */
  firstPage?: boolean
}

export interface OperationShape {
  path: Record<string, ParameterShape>
  query: Record<string, ParameterShape>
  /** Of success, if it is not 200. */
  status?: number
  body?: Shape
  answer?: Shape
}

/** The shape of a named type; a name that the description does not have allows any value. */
type Named = (name: string) => Shape

/** The description of one version of the API, by the model's names of the operations. */
export interface Description {
  shapeOf(name: OperationName): OperationShape
  named: Named
}

/** The reason why a value does not fit, and its place: the keys from the outside in. */
export interface ShapeError {
  at: readonly (string | number)[]
  reason: string
}

const integerFormats: Record<string, readonly [word: string, least: number, most: number]> = {
  uint8: ['u8', 0, 255],
  uint16: ['u16', 0, 65_535],
  uint32: ['u32', 0, 2 ** 32 - 1],
  uint64: ['u64', 0, 2 ** 63 - 1],
  uint: ['usize', 0, 2 ** 63 - 1],
  int8: ['i8', -128, 127],
  int16: ['i16', -32_768, 32_767],
  int32: ['i32', -(2 ** 31), 2 ** 31 - 1],
  int64: ['i64', -(2 ** 63), 2 ** 63 - 1],
}

/** A value in the words of an error. */
function describe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'sequence'
  if (typeof value === 'string') return `string ${JSON.stringify(value)}`
  if (typeof value === 'boolean') return `boolean \`${value}\``
  if (typeof value === 'number')
    return Number.isInteger(value) ? `integer \`${value}\`` : `floating point \`${value}\``
  return 'map'
}

const listed = (words: readonly (string | number)[]) => words.map((word) => `\`${word}\``).join(', ')
const unknownVariant = (value: unknown, words: readonly (string | number)[]) =>
  `unknown variant \`${String(value)}\`, expected one of ${listed(words)}`

const patterns = new Map<string, RegExp>()
function matches(text: string, pattern: string) {
  const made = patterns.get(pattern) ?? new RegExp(pattern)
  patterns.set(pattern, made)
  return made.test(text)
}

function textReason(text: string, shape: Extract<Shape, { is: 'string' }>): string | undefined {
  const format = shape.format ? formats[shape.format] : undefined
  if (format && !format[0](text)) return format[1]
  if (shape.max !== undefined && text.length > shape.max)
    return `invalid length ${text.length}, expected at most ${shape.max} characters`
  if (shape.min !== undefined && text.length < shape.min)
    return `invalid length ${text.length}, expected at least ${shape.min} characters`
  if (shape.pattern && !matches(text, shape.pattern))
    return `${JSON.stringify(text)} does not comply with the standard form`
  return undefined
}

function numberReason(
  value: unknown,
  shape: Extract<Shape, { is: 'integer' | 'number' }>,
): string | undefined {
  if (shape.is === 'number')
    return typeof value === 'number' ? undefined : `invalid type: ${describe(value)}, expected a number`
  const [word, least, most] = integerFormats[shape.format ?? ''] ?? ['an integer', -(2 ** 63), 2 ** 63 - 1]
  if (typeof value !== 'number' || !Number.isInteger(value))
    return `invalid type: ${describe(value)}, expected ${word}`
  if (value < least || value > most) return `invalid value: ${describe(value)}, expected ${word}`
  if (shape.min !== undefined && value < shape.min)
    return `invalid value: ${describe(value)}, expected a nonzero ${word}`
  return undefined
}

function firstError(
  items: Iterable<readonly [string | number, unknown, Shape]>,
  named: Named,
): ShapeError | undefined {
  for (const [key, value, shape] of items) {
    const found = validate(value, shape, named)
    if (found) return { at: [key, ...found.at], reason: found.reason }
  }
  return undefined
}

const fail = (reason: string | undefined): ShapeError | undefined => (reason ? { at: [], reason } : undefined)

function validateObject(
  value: unknown,
  shape: Extract<Shape, { is: 'object' }>,
  named: Named,
): ShapeError | undefined {
  if (!isRecord(value)) return fail(`invalid type: ${describe(value)}, expected a map`)
  const present = Object.entries(shape.fields).filter(([key]) => value[key] !== undefined)
  const wrong = firstError(
    present.flatMap(([key, field]): [string, unknown, Shape][] =>
      value[key] === null && !shape.required.includes(key) ? [] : [[key, value[key], field]],
    ),
    named,
  )
  if (wrong) return wrong
  const missing = shape.required.find((key) => value[key] === undefined)
  return fail(missing && `missing field \`${missing}\``)
}

function validateTagged(
  value: unknown,
  shape: Extract<Shape, { is: 'tagged' }>,
  named: Named,
): ShapeError | undefined {
  if (!isRecord(value)) return fail(`invalid type: ${describe(value)}, expected a map`)
  const tag = value[shape.tag]
  if (tag === undefined) return fail(`missing field \`${shape.tag}\``)
  const variant = typeof tag === 'string' ? shape.variants[tag] : undefined
  if (variant) return validate(value, variant, named)
  return { at: [shape.tag], reason: unknownVariant(tag, Object.keys(shape.variants)) }
}

/**
 * The first reason why a value does not fit a shape; undefined when it fits.
 *
 * @param named the shapes of named types
 */
export function validate(value: unknown, shape: Shape, named: Named): ShapeError | undefined {
  if (value === null && shape.nullable) return undefined
  switch (shape.is) {
    case 'any':
      return undefined
    case 'ref': {
      const reason = customFormats[shape.name]
      if (reason && typeof value === 'string') return fail(reason(value))
      return validate(value, named(shape.name), named)
    }
    case 'enum':
      if (shape.values.includes(value as string)) return undefined
      return fail(
        typeof value === typeof shape.values[0]
          ? unknownVariant(value, shape.values)
          : `invalid type: ${describe(value)}, expected one of ${listed(shape.values)}`,
      )
    case 'string':
      return fail(
        typeof value === 'string'
          ? textReason(value, shape)
          : `invalid type: ${describe(value)}, expected a string`,
      )
    case 'integer':
    case 'number':
      return fail(numberReason(value, shape))
    case 'boolean':
      return fail(
        typeof value === 'boolean' ? undefined : `invalid type: ${describe(value)}, expected a boolean`,
      )
    case 'array': {
      if (!Array.isArray(value)) return fail(`invalid type: ${describe(value)}, expected a sequence`)
      // The handler refuses a list that is too long: its length is a limit, not a matter of form.
      return firstError(
        value.map((item, index) => [index, item, shape.of] as const),
        named,
      )
    }
    case 'map':
      if (!isRecord(value)) return fail(`invalid type: ${describe(value)}, expected a map`)
      return firstError(
        Object.entries(value).map(([key, item]) => [key, item, shape.of] as const),
        named,
      )
    case 'object':
      return validateObject(value, shape, named)
    case 'tagged':
      return validateTagged(value, shape, named)
    case 'either': {
      const errors = shape.of.map((option) => validate(value, option, named))
      // The option that fits deepest is most likely the one that the caller means.
      return errors.includes(undefined)
        ? undefined
        : errors.toSorted((a, b) => (b?.at.length ?? 0) - (a?.at.length ?? 0))[0]
    }
  }
}
