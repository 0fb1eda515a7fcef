import { describe, expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { NotOfferedError, type AnyChange } from '#store/api/versions/change'
import { versions } from '#store/api/versions/generated/shipped'
import { steps } from '#store/api/versions/steps/all'
import { fromWire, toWire } from '#model/case'
import { Random } from '#mirage/random'
import { misfit, shapeIn, strayField, valueIn } from '../support/versionShapes'

// The changes of each version of the API: generated requests and responses of the version before fit the description of
// the version once they are converted, and the reverse. What a version cannot say is refused, and not lost on the way.

const names = Object.keys(operations) as OperationName[]
const SAMPLES = 40

type Convert = (value: unknown) => unknown
const nothing: Convert = (value) => value

const conversion = (change: AnyChange | undefined, part: 'request' | 'answer', way: 'up' | 'down') =>
  (change?.[part]?.[way] as Convert | undefined) ?? nothing

/** The sentences with which conversions have refused samples. */
const refused = new Set<string>()

/** The reasons why converted samples do not fit. A sample that the other version cannot express is left out. */
function misfitsOf(
  what: string,
  sample: () => unknown,
  why: (value: unknown) => string | undefined,
  convert: Convert,
) {
  const found = new Set<string>()
  for (let at = 0; at < SAMPLES; at += 1) {
    const value = sample()
    try {
      const reason = why(toWire(convert(fromWire(value))))
      if (reason !== undefined) found.add(`${what}: ${reason}`)
    } catch (error) {
      if (error instanceof NotOfferedError) refused.add(error.message)
      else found.add(`${what}: throws ${String(error)} for ${JSON.stringify(value).slice(0, 200)}`)
    }
  }
  return [...found].slice(0, 2)
}

const stray = (field: string | undefined) => (field === undefined ? undefined : `has a field ${field}`)

/** A value of an enumeration in a response that the older version does not know is shown as it is. */
const knownOnly = (reason: string | undefined) => (reason?.includes('unknown variant') ? undefined : reason)

/** An older interface may have transit IPs of the other IP version. They stay, because an update replaces the list. */
const besidesTransitIps = (reason: string | undefined) =>
  reason && /transit_ips\.\d+: invalid IPv[46] network/.test(reason) ? undefined : reason

it('there is a step for each version', () => {
  expect(steps.map(({ since }) => since)).toEqual(versions.slice(1))
})

describe.each(steps.map((step, index) => ({ ...step, before: versions[index] ?? step.since })))(
  'version $since',
  ({ since, before, changes }) => {
    const both = names.flatMap((name) => {
      const newer = shapeIn(since, name)
      const older = shapeIn(before, name)
      return newer && older ? [{ name, newer, older, change: changes[name] as AnyChange | undefined }] : []
    })

    it('converts responses', () => {
      const found = both.flatMap(({ name, newer: { answer: newer }, older: { answer: older }, change }) => {
        if (!newer || !older) return []
        const random = new Random(`answer of ${name}`)
        return [
          ...misfitsOf(
            `${name}, down`,
            () => valueIn(since, newer, random),
            (value) => knownOnly(misfit(before, older, value)),
            conversion(change, 'answer', 'down'),
          ),
          ...misfitsOf(
            `${name}, up`,
            () => valueIn(before, older, random),
            (value) => besidesTransitIps(misfit(since, newer, value)),
            conversion(change, 'answer', 'up'),
          ),
        ]
      })
      expect(found).toEqual([])
    })

    it('converts the bodies of requests', () => {
      const found = both.flatMap(({ name, newer: { body: newer }, older: { body: older }, change }) => {
        if (!newer || !older) return []
        const random = new Random(`request of ${name}`)
        const body =
          (convert: Convert): Convert =>
          (value) =>
            (convert({ body: value }) as { body: unknown }).body
        return [
          ...misfitsOf(
            `${name}, up`,
            () => valueIn(before, older, random),
            (value) => misfit(since, newer, value) ?? stray(strayField(since, newer, value)),
            body(conversion(change, 'request', 'up')),
          ),
          ...misfitsOf(
            `${name}, down`,
            () => valueIn(since, newer, random),
            (value) => misfit(before, older, value) ?? stray(strayField(before, older, value)),
            body(conversion(change, 'request', 'down')),
          ),
        ]
      })
      expect(found).toEqual([])
    })

    it('converts the parameters of requests', () => {
      const parametersOf = (shape: (typeof both)[number]['newer']) => ({ ...shape.path, ...shape.query })
      const found = both.flatMap(({ name, newer, older, change }) => {
        const strays = (
          [from, version]: readonly [typeof newer, typeof since],
          to: typeof newer,
          convert: Convert,
        ) => {
          const random = new Random(name)
          const body = from.body && valueIn(version, from.body, random)
          const values = Object.fromEntries(
            Object.entries(parametersOf(from)).map(([key, { shape }]) => [
              key,
              valueIn(version, { ...shape, nullable: false }, random),
            ]),
          )
          let made: object
          try {
            made = toWire(convert(fromWire({ ...values, ...(body === undefined ? {} : { body }) }))) as object
          } catch (error) {
            if (error instanceof NotOfferedError) return []
            throw error
          }
          const known = parametersOf(to)
          const missing = Object.entries(known).filter(([key, { required }]) => required && !(key in made))
          return [
            ...Object.keys(made).filter((key) => key !== 'body' && !(key in known)),
            ...missing.map(([key]) => `no ${key}`),
          ]
        }
        return [
          ...strays([older, before], newer, conversion(change, 'request', 'up')).map(
            (key) => `${name}, up: ${key}`,
          ),
          ...strays([newer, since], older, conversion(change, 'request', 'down')).map(
            (key) => `${name}, down: ${key}`,
          ),
        ]
      })
      expect(found).toEqual([])
    })
  },
)

it('each refusal of the console’s requests is met by a sample', () => {
  // Those of older callers of a region are in mirage/versions/refusals.test.ts.
  const ofCallers = /client|API version/
  const sources = import.meta.glob<string>('/src/store/api/versions/steps/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const sentences = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/NotOfferedError\(\s*'([^']+)'/g)].map(([, sentence = '']) => sentence),
  )
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => !refused.has(sentence) && !ofCallers.test(sentence))).toEqual([])
})
