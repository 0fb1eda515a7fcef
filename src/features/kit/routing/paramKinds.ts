import type { Params, RouteObject } from 'react-router'
import { paramsOf } from '#features/kit/noun/address'
import { isNameOrId, isUuid } from '#model/nameOrId'

// Which texts a parameter of an address may be. An address with any other text is unknown: nothing is asked for it.

const NETWORK_ADDRESS = /^(?=.*[.:])[\da-f.:]{2,45}$/i

/** The parameters that are neither names nor ids. The pages of those that have more rules read them. */
const others: Readonly<Record<string, RegExp>> = {
  completed: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  version: /^\d[\w.+-]*$/,
  bgpPeer: NETWORK_ADDRESS,
  peer: NETWORK_ADDRESS,
}

/** Whether a text may be the value of a parameter: an id, a name where records have one, or what else it is. */
const isOfKind = (name: string, text: string): boolean =>
  others[name]?.test(text) ?? (name.endsWith('Id') ? isUuid(text) : isNameOrId(text))

/** The parameters of the record that a route without a path of its own is about: those that all its pages have. */
export const paramsBelow = ({ path, children = [] }: RouteObject): readonly string[] => {
  if (path !== undefined) return paramsOf(path)
  const [first = [], ...rest] = children.map(paramsBelow)
  return first.filter((name) => rest.every((names) => names.includes(name)))
}

/** Whether each of some parameters of an address may be what it is. */
export const areOfKind = (params: Params, names: readonly string[]): boolean =>
  names.every((name) => isOfKind(name, params[name] ?? ''))
