import { operations } from '#store/api/generated/all'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { NotOfferedError } from '#store/api/versions/change'
import type { Version } from '#store/api/versions/generated/shipped'
import { converterOf } from '#store/api/versions/converterOf'
import { ApiError } from '../wire/apiError'
import type { CallerConverter, VersionedOperation } from '../wire/versionedOperation'
import { colonPath, matcherOf, type Matcher } from '../wire/matcher'
import type { OperationShape, Shape } from '../wire/shapes'

// The versions of callers: the description of each version, its operations, and the conversions from and to the model.

/** A call that a version of the API has. */
interface Place extends Matcher {
  versioned: VersionedOperation
}

/** A generated file of shapes, by the model's names of the operations. */
interface Shapes {
  types: Record<string, Shape>
  operations: Partial<Record<OperationName, OperationShape>>
}

const models = Object.values(operations) as Operation<OperationName>[]

/** Converts a value; a conversion that the version does not offer is an error of the region. */
function offered<T>(convert: () => T): T {
  try {
    return convert()
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error
    const { status, message, code = status === 406 ? 'Not Acceptable' : 'InvalidRequest' } = error
    throw new ApiError(status, code, message)
  }
}

const noShape: OperationShape = { path: {}, query: {} }

/** The calls of a version, in a region of the same version or a newer one. */
function placesIn(
  version: Version,
  region: Version,
  { types, operations: shapes }: Shapes,
): readonly Place[] {
  const converter = converterOf(version, region)
  const callerConverter: CallerConverter = {
    description: {
      shapeOf: (name) => shapes[name] ?? noShape,
      named: (name) => types[name] ?? { is: 'any' },
    },
    readRequest: (name, request) => offered(() => converter.readRequest(name, request)),
    writeAnswer: (name, answer) => offered(() => converter.writeAnswer(name, answer)),
  }
  return models
    .flatMap((model): Place[] => {
      const operation = converter.operation(model)
      return operation
        ? [
            {
              versioned: { model, operation, converter: callerConverter },
              ...matcherOf(colonPath(operation.path)),
            },
          ]
        : []
    })
    .toSorted((a, b) => b.fixed - a.fixed)
}

const descriptions = new Map<Version, Promise<Shapes>>()
const loaded = new Map<string, Promise<readonly Place[]>>()

/** The description of a version, loaded once. */
export function shapesOf(version: Version): Promise<Shapes> {
  const known = descriptions.get(version)
  if (known) return known
  const loading = import(`../generated/shapes-${version}.json`).then(
    ({ default: shapes }: { default: Shapes }) => shapes,
  )
  descriptions.set(version, loading)
  return loading
}

/**
 * The calls that a version has, the ones with the most fixed segments first.
 *
 * @param region the version of the region that answers them, which may be newer
 */
export function placesOf(version: Version, region: Version = version): Promise<readonly Place[]> {
  const key = `${version} ${region}`
  const places = loaded.get(key) ?? shapesOf(version).then((shapes) => placesIn(version, region, shapes))
  loaded.set(key, places)
  return places
}

/** The methods of a path in a version. */
export const methodsIn = (version: Version, path: string): string[] => {
  const { operation: inVersion } = converterOf(version)
  return models.flatMap((model) => {
    const operation = inVersion(model)
    return operation && matcherOf(colonPath(operation.path)).pattern.test(path) ? [operation.method] : []
  })
}
