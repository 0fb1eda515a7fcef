import { charts } from '#machines/charts/charts'
import { scenarios } from '#mirage/scenarios/byName'
import { personas } from '#mirage/scenarios/personas'
import { methods } from '#store/api/generated/methods'
import { versions } from '#store/api/versions/generated/shipped'

/** The names that scripts may use. */
export interface Vocabulary {
  scenarios: readonly string[]
  personas: readonly string[]
  /** The versions of the API. */
  versions: readonly string[]
  operations: readonly string[]
  /** The states of each machine, by its id. */
  machines: ReadonlyMap<string, readonly string[]>
}

/** The names of this console and of its mock region. */
export const vocabulary = (): Vocabulary => ({
  scenarios: Object.keys(scenarios),
  personas: personas.map(({ key }) => key),
  versions,
  operations: Object.keys(methods),
  machines: new Map(charts.map(({ id, states }) => [id, states.map((state) => state.id)])),
})
