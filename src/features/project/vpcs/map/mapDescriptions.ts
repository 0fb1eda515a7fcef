import type {
  ExternalSubnet,
  InstanceNetworkInterface,
  RouteTarget,
  VpcSubnet,
} from '#store/api/generated/types'
import { addressesOf } from '#model/network/privateIps'
import { counted } from '#ui/format/counted'
import { targetName } from './vpcNetwork'

// The sentences of the map, about a node's relations.

/** Number of destinations or addresses in a description. */
const NAMED = 4

const listed = (texts: readonly string[]) => {
  const named = texts.length > NAMED + 1 ? texts.slice(0, NAMED) : texts
  const rest = texts.length - named.length
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

const sentences = (texts: readonly string[]) => texts.filter(Boolean).join(' ')

/** The routes from one router to one target. */
interface GroupedRoutes {
  routerName: string
  target: RouteTarget
  destinations: readonly string[]
}

/** @param incoming the routes to the target */
export const targetDescription = (incoming: readonly GroupedRoutes[]) =>
  incoming.length === 0
    ? 'No route leads here.'
    : sentences(
        incoming.map(({ routerName, destinations }) => `${routerName} sends ${listed(destinations)} here.`),
      )

/** @param outgoing the routes of the router */
export function routerDescription(
  subnetCount: number,
  isSystem: boolean,
  outgoing: readonly GroupedRoutes[],
) {
  const sends = outgoing.map(
    ({ target, destinations }) =>
      `${listed(destinations)} ${target.type === 'drop' ? 'nowhere' : `to ${targetName(target)}`}`,
  )
  return sentences([
    subnetCount === 0
      ? 'No subnet asks it first.'
      : `${counted(subnetCount, 'subnet asks', 'subnets ask')} it first.`,
    isSystem ? 'It routes to every subnet.' : '',
    sends.length > 0 ? `It sends ${sends.join('; ')}.` : 'It has no routes of its own.',
  ])
}

export function subnetDescription(
  { ipv4Block, ipv6Block }: VpcSubnet,
  interfaceCount: number,
  router: { name: string; kind: string },
) {
  const then = router.kind === 'system' ? '' : ', then the system router'
  return `${ipv4Block} and ${ipv6Block}, with ${counted(interfaceCount, 'interface')}. What leaves it asks router ${router.name}${then}.`
}

interface InterfaceRelations {
  /** Undefined if the instance is not visible. */
  runState: string | undefined
  /** The other interfaces of the same instance. */
  others: readonly { nic: InstanceNetworkInterface; subnet: VpcSubnet }[]
  /** The routes to gateways that its packets can take. */
  out: readonly GroupedRoutes[]
  /** The routes to the instance. */
  incoming: readonly GroupedRoutes[]
  /** The external subnets that lead to it. */
  external: readonly ExternalSubnet[]
}

export const interfaceDescription = (
  nic: InstanceNetworkInterface,
  { runState, others, out, incoming, external }: InterfaceRelations,
) =>
  sentences([
    `Has ${addressesOf(nic.ipStack).join(' and ')} by ${nic.name}${nic.primary ? ', its primary interface' : ''}${runState === undefined ? '' : `, and is ${runState}`}.`,
    others.length > 0
      ? `Also ${listed(others.map((other) => `${addressesOf(other.nic.ipStack).join(' and ')} in ${other.subnet.name}`))}.`
      : '',
    out.length === 0
      ? 'No route leads out.'
      : `Goes out by ${listed(out.map(({ target, destinations }) => `${targetName(target)} (${listed(destinations)})`))}.`,
    ...incoming.map(({ routerName, destinations }) => `${routerName} sends it ${listed(destinations)}.`),
    external.length > 0
      ? `The region sends it ${listed(external.map(({ name, subnet }) => `${subnet} (external subnet ${name})`))}.`
      : '',
  ])
