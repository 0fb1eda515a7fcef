import { expect, expectTypeOf, test } from 'vitest'
import type { Shape } from '#mirage/wire/shapes'
import { MODEL } from '#store/api/versions/generated/shipped'
import type { DateKey } from '#model/dates'
import { descriptionOf } from '#tests/support/descriptions'

// Compares the specification's rule for dates (by key) with the description of the API.

/** The rule of the specification, for the keys of the wire. */
const isDateKey = (key: string) => /^time_|_time$|_expiration$|^timestamp$/.test(key)

const isDate = (shape: Shape) => shape.is === 'string' && shape.format === 'date-time'

/** Every field of a shape and of the shapes inside it, as `Type.key`. */
function fieldsOf(shape: Shape, owner: string): [name: string, key: string, shape: Shape][] {
  if (shape.is === 'array' || shape.is === 'map') return fieldsOf(shape.of, owner)
  if (shape.is === 'tagged')
    return Object.values(shape.variants).flatMap((variant) => fieldsOf(variant, owner))
  if (shape.is === 'either') return shape.of.flatMap((variant) => fieldsOf(variant, owner))
  if (shape.is !== 'object') return []
  return Object.entries(shape.fields).flatMap(([key, field]) => [
    [`${owner}.${key}`, key, field] as [string, string, Shape],
    ...fieldsOf(field, `${owner}.${key}`),
  ])
}

const { types } = descriptionOf(MODEL)
const fields = Object.entries(types).flatMap(([name, shape]) => fieldsOf(shape, name))
const names = (list: typeof fields) => list.map(([name]) => name).sort()

test('the rule finds the dates of the description', () => {
  expect(fields.filter(([, , shape]) => isDate(shape)).length).toBeGreaterThan(100)
  // These are numbers of seconds; `dateOf` reads texts only.
  expect(names(fields.filter(([, key, shape]) => isDateKey(key) && !isDate(shape)))).toEqual([
    'BgpPeer.hold_time',
    'BgpPeer.idle_hold_time',
  ])
})

test('the dates the rule does not name are known', () => {
  expect(names(fields.filter(([, key, shape]) => !isDateKey(key) && isDate(shape)))).toEqual([
    'LldpNeighbor.first_seen',
    'LldpNeighbor.last_seen',
    'TimeseriesSchema.created',
  ])
})

// The compiler checks that the type of date keys is the rule.
expectTypeOf<'timeCreated'>().toExtend<DateKey>()
expectTypeOf<'autoRestartCooldownExpiration'>().toExtend<DateKey>()
expectTypeOf<'startTime'>().toExtend<DateKey>()
expectTypeOf<'timestamp'>().toExtend<DateKey>()
expectTypeOf<'timestamps'>().not.toExtend<DateKey>()
expectTypeOf<'name'>().not.toExtend<DateKey>()
