import type { RouteDestination, RouterRoute, RouteTarget } from '#store/api/generated/types'
import { withoutCapital } from '#model/case'
import { listText } from '#ui/format/listText'
import { endpointText, type Endpoint } from '../EndpointLabel'
import { routeDestination, routeTarget, valueFieldOf, type RouteFormValues } from './routeForm'

/** The most subnets that are named in a sentence. */
const NAMED = 3

/** " of subnet depot", " of 12 subnets": whose traffic follows the routes of a router; empty if that is not known. */
function ofSubnets(names: readonly string[]): string {
  if (names.length > NAMED) return ` of ${names.length} subnets`
  return names.length === 0 ? '' : ` of ${names.length === 1 ? 'subnet' : 'subnets'} ${listText(names)}`
}

/** "IP network 10.0.0.0/8", "instance web-1". */
function nameOf(endpoint: Endpoint): string {
  const text = endpointText(endpoint)
  return /^[A-Z]{2}/.test(text) ? text : withoutCapital(text)
}

/** "is dropped", "goes to instance web-1". */
const becomes = (target: RouteTarget) => (target.type === 'drop' ? 'is dropped' : `goes to ${nameOf(target)}`)

/** "is no longer dropped", "no longer goes to instance web-1". */
const formerly = (target: RouteTarget) =>
  target.type === 'drop' ? 'is no longer dropped' : `no longer goes to ${nameOf(target)}`

/** Whether the value of an endpoint was typed or chosen, if its type has one. */
const isWhole = (type: Endpoint['type'], value: string) => valueFieldOf(type) === undefined || value !== ''

/**
 * What saving a route does to traffic that it leads now, or that a new one drops. Nothing while the form is not filled in,
 * or leads traffic as before.
 *
 * @param was undefined for a new route
 * @param subnets the names of those whose traffic it leads
 */
export function routeEffects(
  was: Pick<RouterRoute, 'destination' | 'target'> | undefined,
  values: RouteFormValues,
  subnets: readonly string[],
): readonly string[] {
  const { destinationType, destinationValue, targetType, targetValue } = values
  if (!isWhole(destinationType, destinationValue) || !isWhole(targetType, targetValue)) return []
  const [to, by] = [routeDestination(values), routeTarget(values)]
  const trafficTo = (destination: RouteDestination) =>
    `Traffic${ofSubnets(subnets)} to ${nameOf(destination)}`
  const dropped = by.type === 'drop' ? [`${trafficTo(to)} is dropped.`] : []
  if (!was) return dropped
  if (endpointText(was.destination) !== endpointText(to))
    return [
      `${trafficTo(was.destination)} ${formerly(was.target)} by this route: it follows the next one that matches.`,
      ...dropped,
    ]
  return endpointText(was.target) === endpointText(by)
    ? []
    : [`${trafficTo(to)} ${becomes(by)}: it ${formerly(was.target)}.`]
}
