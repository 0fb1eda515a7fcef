import ipaddr from 'ipaddr.js'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import { isUuid } from '../../src/store/model/names'
import { isIpv4 } from '../rules/nets'
import description from '../generated/shapes.json' with { type: 'json' }
import { nameReason } from './names'

// The description of the API as data, and whether a value of the wire fits it. Written by `npm run gen:api`.

/** One value as the description has it. A `tagged` one is told by a key, an `either` by trying. */
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
  /** Required unless a page token tells it. */
  firstPage?: boolean
}

export interface OperationShape {
  path: Record<string, ParameterShape>
  query: Record<string, ParameterShape>
  body?: Shape
  answer?: Shape
}

const { types, operations } = description as unknown as {
  types: Record<string, Shape>
  operations: Record<OperationName, OperationShape>
}

export const shapeOf = (name: OperationName): OperationShape => operations[name]

/** The shape a name stands for; anything goes when there is none of that name. */
export const shapeNamed = (name: string): Shape => types[name] ?? { is: 'any' }

/** Where a value does not fit, as keys from the outside in, and why. */
export interface Misfit {
  at: readonly (string | number)[]
  reason: string
}

const widths: Record<string, readonly [word: string, least: number, most: number]> = {
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

/** A value as a complaint names it. */
function told(value: unknown): string {
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

const portNumber = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
const icmpNumber = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 255
const isRange = (text: string, isEnd: (part: string) => boolean) => {
  const parts = text.split('-')
  return parts.length <= 2 && parts.every(isEnd)
}

const isIpv6 = (text: string) => ipaddr.IPv6.isValid(text) && !text.includes('%')
const isNet = (text: string, isAddress: (text: string) => boolean, most: number) => {
  const [address = '', width = '', ...rest] = text.split('/')
  return rest.length === 0 && isAddress(address) && /^\d{1,3}$/.test(width) && Number(width) <= most
}

/** Types whose rule the description words worse than the control plane does. */
const known: Record<string, (text: string) => string | undefined> = {
  Name: nameReason,
  UserId: nameReason,
  NameOrId: (text) => (isUuid(text) ? undefined : nameReason(text)),
  L4PortRange: (text) => (isRange(text, portNumber) ? undefined : `invalid port range "${text}"`),
  IcmpParamRange: (text) =>
    isRange(text, icmpNumber) ? undefined : `invalid ICMP parameter range "${text}"`,
  Ipv4Net: (text) => (isNet(text, isIpv4, 32) ? undefined : `invalid IPv4 network "${text}"`),
  Ipv6Net: (text) => (isNet(text, isIpv6, 128) ? undefined : `invalid IPv6 network "${text}"`),
  IpNet: (text) =>
    isNet(text, isIpv4, 32) || isNet(text, isIpv6, 128) ? undefined : `invalid IP network "${text}"`,
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,12})?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))

const formats: Record<string, readonly [fits: (text: string) => boolean, complaint: string]> = {
  uuid: [isUuid, 'UUID parsing failed'],
  'date-time': [isDate, 'input contains invalid characters for a date'],
  ip: [(text) => isIpv4(text) || isIpv6(text), 'invalid IP address syntax'],
  ipv4: [isIpv4, 'invalid IPv4 address syntax'],
  ipv6: [isIpv6, 'invalid IPv6 address syntax'],
  uri: [(text) => URL.canParse(text), 'relative URL without a base'],
  byte: [
    (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
    'invalid base64',
  ],
}

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
    return typeof value === 'number' ? undefined : `invalid type: ${told(value)}, expected a number`
  const [word, least, most] = widths[shape.format ?? ''] ?? ['an integer', -(2 ** 63), 2 ** 63 - 1]
  if (typeof value !== 'number' || !Number.isInteger(value))
    return `invalid type: ${told(value)}, expected ${word}`
  if (value < least || value > most) return `invalid value: ${told(value)}, expected ${word}`
  if (shape.min !== undefined && value < shape.min)
    return `invalid value: ${told(value)}, expected a nonzero ${word}`
  return undefined
}

function within(items: Iterable<readonly [string | number, unknown, Shape]>): Misfit | undefined {
  for (const [key, value, shape] of items) {
    const found = misfit(value, shape)
    if (found) return { at: [key, ...found.at], reason: found.reason }
  }
  return undefined
}

const here = (reason: string | undefined): Misfit | undefined => (reason ? { at: [], reason } : undefined)
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectMisfit(value: unknown, shape: Extract<Shape, { is: 'object' }>): Misfit | undefined {
  if (!isMap(value)) return here(`invalid type: ${told(value)}, expected a map`)
  const present = Object.entries(shape.fields).filter(([key]) => value[key] !== undefined)
  const wrong = within(
    present.flatMap(([key, field]): [string, unknown, Shape][] =>
      value[key] === null && !shape.required.includes(key) ? [] : [[key, value[key], field]],
    ),
  )
  if (wrong) return wrong
  const missing = shape.required.find((key) => value[key] === undefined)
  return here(missing && `missing field \`${missing}\``)
}

function taggedMisfit(value: unknown, shape: Extract<Shape, { is: 'tagged' }>): Misfit | undefined {
  if (!isMap(value)) return here(`invalid type: ${told(value)}, expected a map`)
  const tag = value[shape.tag]
  if (tag === undefined) return here(`missing field \`${shape.tag}\``)
  const variant = typeof tag === 'string' ? shape.variants[tag] : undefined
  if (variant) return misfit(value, variant)
  return { at: [shape.tag], reason: unknownVariant(tag, Object.keys(shape.variants)) }
}

/** Why a value does not fit a shape, the first fault met; undefined when it does. */
export function misfit(value: unknown, shape: Shape): Misfit | undefined {
  if (value === null && shape.nullable) return undefined
  switch (shape.is) {
    case 'any':
      return undefined
    case 'ref': {
      const reason = known[shape.name]
      if (reason && typeof value === 'string') return here(reason(value))
      return misfit(value, shapeNamed(shape.name))
    }
    case 'enum':
      if (shape.values.includes(value as string)) return undefined
      return here(
        typeof value === typeof shape.values[0]
          ? unknownVariant(value, shape.values)
          : `invalid type: ${told(value)}, expected one of ${listed(shape.values)}`,
      )
    case 'string':
      return here(
        typeof value === 'string'
          ? textReason(value, shape)
          : `invalid type: ${told(value)}, expected a string`,
      )
    case 'integer':
    case 'number':
      return here(numberReason(value, shape))
    case 'boolean':
      return here(typeof value === 'boolean' ? undefined : `invalid type: ${told(value)}, expected a boolean`)
    case 'array': {
      if (!Array.isArray(value)) return here(`invalid type: ${told(value)}, expected a sequence`)
      // Lists that are too long are refused later, by what they are lists of: that is a limit, not a form.
      return within(value.map((item, at) => [at, item, shape.of] as const))
    }
    case 'map':
      if (!isMap(value)) return here(`invalid type: ${told(value)}, expected a map`)
      return within(Object.entries(value).map(([key, item]) => [key, item, shape.of] as const))
    case 'object':
      return objectMisfit(value, shape)
    case 'tagged':
      return taggedMisfit(value, shape)
    case 'either': {
      const tried = shape.of.map((each) => misfit(value, each))
      // What got furthest inside was most likely meant.
      return tried.includes(undefined)
        ? undefined
        : tried.toSorted((a, b) => (b?.at.length ?? 0) - (a?.at.length ?? 0))[0]
    }
  }
}
