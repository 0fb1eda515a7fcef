import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { NotOffered, type Version } from '#store/api/versions/change'
import { dialectOf } from '#store/api/versions/dialect'
import type { Operation } from '#store/api/wire/operation'
import { ApiError } from '../wire/apiError'
import type { Language, Spoken } from '../wire/language'
import { colonPath, matcherOf, type Matcher } from '../wire/matcher'
import type { Description, OperationShape, Shape } from '../wire/shapes'

// The languages of callers: the description of each version, its operations, and the conversions from and to the model.

/** A call that a version of the API has. */
interface Place extends Matcher {
  method: string
  /** Its operation; undefined if the model has none, and therefore the mock has no handler. */
  spoken: Spoken | undefined
}

/** A generated file of shapes. */
interface Shapes {
  types: Record<string, Shape>
  operations: Record<string, OperationShape>
  /** The version's own name of each operation, by its method and its path without names of parameters. */
  places: Record<string, string>
}

const models = Object.values(operations) as Operation<OperationName>[]

const placeOf = ({ method, path }: Operation<OperationName>) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

/** Converts a value; a conversion that the version does not offer is an error of the region. */
function offered<T>(convert: () => T): T {
  try {
    return convert()
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error
    const { status, message } = error
    throw new ApiError(status, status === 406 ? 'Not Acceptable' : 'InvalidRequest', message)
  }
}

const noShape: OperationShape = { path: {}, query: {} }

function descriptionOf(
  { types, operations: shapes }: Shapes,
  own: ReadonlyMap<OperationName, string>,
): Description {
  return {
    shapeOf: (name) => shapes[own.get(name) ?? ''] ?? noShape,
    named: (name) => types[name] ?? { is: 'any' },
  }
}

/** The places of a version, with the operations of the model that it has there. */
function placesIn(version: Version, shapes: Shapes): readonly Place[] {
  const dialect = dialectOf(version)
  const there = models.flatMap((model) => {
    const operation = dialect.operation(model)
    return operation ? [{ model, operation }] : []
  })
  const own = new Map(
    there.flatMap(({ operation }) => {
      const name = shapes.places[placeOf(operation)]
      return name === undefined ? [] : [[operation.name, name] as const]
    }),
  )
  const language: Language = {
    description: descriptionOf(shapes, own),
    requestUp: (name, request) => offered(() => dialect.requestUp(name, request)),
    answerDown: (name, answer) => offered(() => dialect.answerDown(name, answer)),
  }
  const byPlace = new Map(there.map((each) => [placeOf(each.operation), { ...each, language }]))
  return Object.keys(shapes.places)
    .map((place): Place => {
      const [method = '', path = ''] = place.split(' ')
      const spoken = byPlace.get(place)
      return { method, spoken, ...matcherOf(colonPath(spoken?.operation.path ?? path)) }
    })
    .toSorted((a, b) => b.fixed - a.fixed)
}

const loaded = new Map<Version, Promise<readonly Place[]>>()

async function load(version: Version): Promise<readonly Place[]> {
  const { default: shapes } = (await import(`../generated/shapes-${version}.json`)) as { default: Shapes }
  return placesIn(version, shapes)
}

/**
 * The calls that a version has, the ones with the most fixed segments first. Its description is loaded once.
 *
 * @param version not the model's
 */
export function placesOf(version: Version): Promise<readonly Place[]> {
  const places = loaded.get(version) ?? load(version)
  loaded.set(version, places)
  return places
}
