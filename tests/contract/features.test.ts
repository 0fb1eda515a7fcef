import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { features, type Feature } from '#store/api/versions/generated/features'
import { versions } from '#store/api/versions/generated/shipped'

// The features of tools/api/features.json and the operations of the versions: neither has something that the other lacks.

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)generated\//.test(path))
  .map((path) => ({ path, text: readFileSync(src + path, 'utf8') }))

const all: readonly (Feature & { key: string })[] = Object.entries(features).map(([key, feature]) => ({
  key,
  ...feature,
}))

/** Operations that not every version has, and that make no difference to a user, with the reason. */
const withoutFeature: Partial<Record<OperationName, string>> = {
  networkingAddressLotView: 'the console reads an address lot from the list, which every version has',
  rackMembershipAddSleds: 'the console adds a sled with it, and with sledAdd where a region has not got it',
  sledAdd: 'the console adds a sled with it where a region has no rackMembershipAddSleds',
}

const isSent = (name: string) =>
  sources.some(({ text }) =>
    [...text.matchAll(/^import \{([^}]*)\} from '[^']*generated\/operations\//gm)].some(([, names = '']) =>
      new RegExp(`\\b${name}\\b`).test(names),
    ),
  )

it('an operation that a version added or dropped belongs to a feature, or says why it does not', () => {
  const changed = Object.values(operations).filter((operation) => operation.since ?? operation.until)
  const named: readonly string[] = [
    ...all.flatMap((feature) => feature.operations ?? []),
    ...Object.keys(withoutFeature),
  ]
  expect(named.toSorted()).toEqual(changed.map(({ name }) => name).toSorted())
})

it('a feature begins and ends with its operations', () => {
  const wrong = all.flatMap(({ key, since, until, operations: names = [] }) =>
    names
      .filter((name) => operations[name].since !== since || operations[name].until !== until)
      .map((name) => `${key}: ${name}`),
  )
  expect(wrong).toEqual([])
})

it('the console has a feature when it sends its operations', () => {
  const wrong = all.flatMap(({ key, isInConsole, operations: names = [] }) =>
    names.filter((name) => isSent(name) !== isInConsole).map((name) => `${key}: ${name}`),
  )
  expect(wrong).toEqual([])
})

it('no version is named in a feature or a resource of the store, which ask for features and operations', () => {
  const literals = versions.map((version) => `['"\`]${version}['"\`]`).join('|')
  const named = sources
    .filter(({ path }) => /^(features|store\/api\/resources)\//.test(path))
    .filter(({ text }) => new RegExp(`${literals}|\\bisBefore\\b`).test(text))
  expect(named.map(({ path }) => path)).toEqual([])
})
