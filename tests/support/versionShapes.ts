import type { OperationName } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import type { Random } from '#mirage/random'
import { validate, type OperationShape, type Shape } from '#mirage/wire/shapes'
import { descriptionOf } from './descriptions'

// The shapes of a version of the API, and values that fit them.

/** The shape of an operation of the model in a version; undefined if that has no such operation. */
export function shapeIn(version: Version, name: OperationName): OperationShape | undefined {
  const { operations, shapeOf } = descriptionOf(version)
  return operations.some((operation) => operation.name === name) ? shapeOf(name) : undefined
}

/** The shapes of the named types of a version. */
const named = (version: Version) => descriptionOf(version).named

/** Why a value does not fit a shape of a version, as one line. */
export function misfit(version: Version, shape: Shape, value: unknown): string | undefined {
  const found = validate(value, shape, named(version))
  return found && `${found.at.join('.')}: ${found.reason}`
}

/** The first field of a value that its shape does not have, by its path: the region ignores it without an error. */
export function strayField(version: Version, shape: Shape, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const inner = (key: string | number, of: Shape, item: unknown) => {
    const found = strayField(version, of, item)
    return found === undefined ? undefined : `${key}${found === '' ? '' : `.${found}`}`
  }
  switch (shape.is) {
    case 'ref':
      return strayField(version, named(version)(shape.name), value)
    case 'array':
      return (value as unknown[])
        .map((item, index) => inner(index, shape.of, item))
        .find((found) => found !== undefined)
    case 'object':
      return Object.entries(value)
        .map(([key, item]) =>
          key in shape.fields ? inner(key, shape.fields[key] ?? { is: 'any' }, item) : key,
        )
        .find((found) => found !== undefined)
    case 'tagged': {
      const tag = (value as Record<string, unknown>)[shape.tag]
      const variant = typeof tag === 'string' ? shape.variants[tag] : undefined
      return variant && strayField(version, variant, value)
    }
    case 'either': {
      const fitting = shape.of.filter((option) => misfit(version, option, value) === undefined)
      const found = fitting.map((option) => strayField(version, option, value))
      return found.includes(undefined) ? undefined : found[0]
    }
    default:
      return undefined
  }
}

const texts: Readonly<Record<string, (random: Random) => string>> = {
  uuid: (random) => `0f0e0d0c-0b0a-4908-8706-0${random.between(1000000, 9999999)}0000`,
  'date-time': () => '2026-01-15T10:00:00.000000Z',
  date: () => '2026-01-15',
  ip: (random) => random.pick(['192.0.2.7', 'fd00::7']),
  ipv4: () => '192.0.2.7',
  ipv6: () => 'fd00::7',
  uri: () => 'https://pager.example/hook',
}

/** Texts of named types whose pattern a random text does not fit. */
const byName: Readonly<Record<string, (random: Random) => unknown>> = {
  Name: (random) => random.pick(['web', 'db-1', 'front']),
  NameOrId: (random) => random.pick(['web', 'db-1']),
  IpNet: (random) => random.pick(['10.0.0.0/24', 'fd00::/48']),
  Ipv4Net: () => '10.0.0.0/24',
  Ipv6Net: () => 'fd00::/48',
  MacAddr: () => '02:08:20:ab:cd:ef',
  Hostname: () => 'web-1',
  Password: () => 'quay-and-crane',
  UserId: () => 'ines',
  TufRepoVersion: () => '16.0.0',
  AlertSubscription: () => 'hardware.*',
  L4PortRange: () => '80-90',
  TimeseriesName: () => 'sled:cpu',
  IcmpParamRange: () => '0-3',
  BlockSize: (random) => random.pick([512, 2048, 4096]),
  RouteDestination: () => ({ type: 'subnet', value: 'default' }),
}

/** Values of fields whose shape allows more than regions have. */
const byField: Readonly<Record<string, (random: Random) => unknown>> = {
  block_size: (random) => random.pick([512, 2048, 4096]),
  code: () => null,
  ...Object.fromEntries(
    ['switch', 'switch_location'].map((field) => [
      field,
      (random: Random) => random.pick(['switch0', 'switch1']),
    ]),
  ),
}

/** A value that fits a shape of a version. Optional fields are there, missing, or null, by chance. */
export function valueIn(version: Version, shape: Shape, random: Random, depth = 0): unknown {
  if (shape.nullable && random.next() < 0.3) return null
  switch (shape.is) {
    case 'any':
      return { anything: true }
    case 'ref': {
      const known = byName[shape.name]
      if (known) return known(random)
      return valueIn(version, named(version)(shape.name), random, depth + 1)
    }
    case 'enum':
      return random.pick(shape.values)
    case 'string': {
      const made = texts[shape.format ?? '']
      if (made) return made(random)
      if (shape.pattern?.includes('vni') ?? false) return '100'
      return shape.pattern?.includes('\\.') ? '16.0.0' : 'text'.padEnd(shape.min ?? 0, 'x')
    }
    case 'integer':
      return random.between(Math.max(shape.min ?? 0, 0), shape.format === 'int8' ? 100 : 200)
    case 'number':
      return random.between(0, 200) / 2
    case 'boolean':
      return random.next() < 0.5
    case 'array':
      return Array.from({ length: Math.max(shape.min ?? 0, depth > 8 ? 0 : random.between(0, 2)) }, () =>
        valueIn(version, shape.of, random, depth + 1),
      )
    case 'map':
      return { [random.pick(['one', 'two'])]: valueIn(version, shape.of, random, depth + 1) }
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([key, field]) => {
          const isRequired = shape.required.includes(key)
          if (!isRequired && random.next() < 0.3) return random.next() < 0.5 ? [] : [[key, null]]
          const made = byField[key]
          return [[key, made ? made(random) : valueIn(version, field, random, depth + 1)]]
        }),
      )
    case 'tagged':
      return valueIn(version, random.pick(Object.values(shape.variants)), random, depth + 1)
    case 'either':
      return valueIn(version, random.pick(shape.of), random, depth + 1)
  }
}
