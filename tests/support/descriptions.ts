import { readFileSync } from 'node:fs'
import { operations } from '#store/api/generated/all'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import { converterOf } from '#store/api/versions/converterOf'
import type { Description, OperationShape, Shape } from '#mirage/wire/shapes'

// The descriptions of the versions of the API, as tests read them.

/** The description of one version, by the model's names of the operations. */
export interface VersionDescription extends Description {
  /** The operations of the model that the version has, where it has them. */
  operations: readonly Operation<OperationName>[]
  types: Readonly<Record<string, Shape>>
}

const read = new Map<Version, VersionDescription>()

const noShape: OperationShape = { path: {}, query: {} }

function readDescription(version: Version): VersionDescription {
  const file = new URL(`../../mirage/generated/shapes-${version}.json`, import.meta.url)
  const { types, operations: shapes } = JSON.parse(readFileSync(file, 'utf8')) as {
    types: Record<string, Shape>
    operations: Partial<Record<OperationName, OperationShape>>
  }
  const converter = converterOf(version)
  return {
    types,
    operations: (Object.values(operations) as Operation<OperationName>[]).flatMap(
      (operation) => converter.operation(operation) ?? [],
    ),
    shapeOf: (name) => shapes[name] ?? noShape,
    named: (name) => types[name] ?? { is: 'any' },
  }
}

/** The description of a version. It is read once. */
export function descriptionOf(version: Version): VersionDescription {
  const description = read.get(version) ?? readDescription(version)
  read.set(version, description)
  return description
}
