import { internetGateways } from '../gateways/noun'
import { firewallRules } from '../firewall/noun'
import { routers } from '../routers/noun'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import type { NearMiss } from '#model/network/reach/decideFirewall'
import type { ReachInterface, ReachRule } from '#model/network/reach/reachNetwork'
import type { Hop } from '#model/network/reach/tracePacket'
import { ipVersion } from '#model/network/ip'
import { endpointText } from '../EndpointLabel'
import { reachEndOf } from './reachQuestion'

// The words for the way of a packet.

interface AtVpc {
  project: string
  vpc: string
}

/** A step of the way in words, with the page of what decides it. */
export interface HopText {
  text: string
  link?: { text: string; to: string }
}

const ruleLink = (at: AtVpc, { name }: ReachRule) => ({
  text: `Rule ${name}`,
  to: firewallRules.to.edit({ ...at, rule: name }),
})

const routerLink = (at: AtVpc, name: string) => ({
  text: `Router ${name}`,
  to: routers.to.page({ ...at, router: name }),
})

const instanceLink = ({ project }: AtVpc, { instance }: ReachInterface) => ({
  text: `Instance ${instance}`,
  to: networkInterfaces.to.list({ project, instance }),
})

const gatewayLink = (at: AtVpc, name: string) => ({
  text: `Gateway ${name}`,
  to: internetGateways.to.page({ ...at, gateway: name }),
})

function firewallText(
  at: AtVpc,
  { direction, at: nic, decision, passes }: Hop & { kind: 'firewall' },
): HopText {
  const name = reachEndOf(nic)
  const isInbound = direction === 'inbound'
  const { rule } = decision
  if (!rule)
    return {
      text: isInbound
        ? `The firewall stops it on the way into ${name}: no inbound rule allows it.`
        : `The firewall lets it leave ${name}: no outbound rule denies it.`,
    }
  const where = isInbound ? `into ${name}` : `out of ${name}`
  return {
    text: `${passes ? 'The firewall lets it' : 'The firewall stops it on the way'} ${where}, by a rule of priority ${rule.priority}.`,
    link: ruleLink(at, rule),
  }
}

function routeText(
  at: AtVpc,
  { at: nic, found, why }: Hop & { kind: 'route' },
  destination: string,
): HopText {
  if (!found) return { text: `No route leads from ${reachEndOf(nic)} to ${destination}.` }
  const { router, route, next } = found
  const link = routerLink(at, router.name)
  const by = `Route ${route.name} (${route.destination.value})`
  if (why === 'drop') return { text: `${by} drops it.`, link }
  if (why === 'unowned') {
    const address = next.kind === 'unowned' ? next.address : destination
    return { text: `${by} leads to ${address}, an address that no interface has.`, link }
  }
  if (next.kind === 'interface') return { text: `${by} sends it to ${reachEndOf(next.to)}.`, link }
  return {
    text: `${by} sends it to ${endpointText(route.target).replace(/^[SG]/, (letter) => letter.toLowerCase())}.`,
    link,
  }
}

function exitText(
  at: AtVpc,
  { at: nic, gateway, address, why }: Hop & { kind: 'exit' },
  destination: string,
): HopText {
  const link = gatewayLink(at, gateway)
  const version = `IPv${ipVersion(destination) ?? ''}`
  switch (why) {
    case undefined:
      return { text: `It leaves the VPC with the address ${address}.`, link }
    case 'private':
      return { text: `It would leave the VPC, where ${destination} is not known.`, link }
    case 'secondary':
      return {
        text: `${reachEndOf(nic)} has no external address: those belong to the primary interface.`,
        link: instanceLink(at, nic),
      }
    case 'noAddress':
      return {
        text: `${nic.instance} has no external ${version} address to leave with.`,
        link: instanceLink(at, nic),
      }
    case 'notAttached':
      return {
        text: `None of the external ${version} addresses of ${nic.instance} is given out there.`,
        link,
      }
  }
}

function entryText(
  at: AtVpc,
  { at: nic, address, why }: Hop & { kind: 'entry' },
  destination: string,
): HopText {
  const link = nic && { link: instanceLink(at, nic) }
  switch (why) {
    case undefined:
      return { text: `It arrives at ${address}, an external address of ${nic?.instance ?? ''}.`, ...link }
    case 'private':
      return { text: `${destination} is private: it is not reached from outside.` }
    case 'secondary':
      return {
        text: `${nic ? reachEndOf(nic) : ''} is not reached from outside: only the primary interface is.`,
        ...link,
      }
    case 'noAddress':
      return {
        text: `${nic?.instance ?? ''} has no ephemeral or floating IPv${ipVersion(destination) ?? ''} address: from outside it is not reached.`,
        ...link,
      }
    case 'unowned':
      return { text: `No instance of this VPC has the external address ${destination}.` }
  }
}

/** A step of the way as a sentence. */
export function hopText(at: AtVpc, hop: Hop, destination: string): HopText {
  switch (hop.kind) {
    case 'firewall':
      return firewallText(at, hop)
    case 'route':
      return routeText(at, hop, destination)
    case 'exit':
      return exitText(at, hop, destination)
    case 'entry':
      return entryText(at, hop, destination)
    case 'circle':
      return { text: `It comes back to ${reachEndOf(hop.at)}: the routes lead in a circle.` }
    case 'transit': {
      const end = hop.way === 'in' ? 'to' : 'from'
      return {
        text: hop.passes
          ? `${reachEndOf(hop.at)} may pass on traffic ${end} ${hop.address}.`
          : `${reachEndOf(hop.at)} may not pass on traffic ${end} ${hop.address}: its transit IPs do not have it.`,
        link: instanceLink(at, hop.at),
      }
    }
  }
}

/** What would have to change where a packet is stopped, besides a rule that would let it pass. */
export function changeText(hop: Hop, destination: string): string {
  const version = `IPv${ipVersion(destination) ?? ''}`
  switch (hop.kind) {
    case 'firewall':
      return hop.decision.rule
        ? `Rule ${hop.decision.rule.name} would have to be changed, disabled or deleted: no rule comes before priority 0.`
        : 'A rule would have to allow it.'
    case 'route':
      if (hop.why === 'drop')
        return 'The route would have to lead elsewhere, or a narrower one would have to come before it.'
      return hop.why === 'none'
        ? `The router of the subnet would have to get a route to ${destination}.`
        : 'An interface would have to have that address, or the route would have to lead elsewhere.'
    case 'transit':
      return `${hop.address} would have to be in the transit IPs of interface ${hop.at.name} of ${hop.at.instance}.`
    case 'circle':
      return 'One of the routes would have to lead elsewhere.'
    case 'exit':
      if (hop.why === 'private') return 'A narrower route would have to keep it within the VPC.'
      if (hop.why === 'secondary') return 'The primary interface would have to send it.'
      return hop.why === 'noAddress'
        ? `${hop.at.instance} would have to get an external ${version} address.`
        : `The gateway would have to get one of these addresses, or their pool.`
    case 'entry':
      if (hop.why === 'noAddress')
        return `An ephemeral or a floating ${version} address would have to be attached to it.`
      if (hop.why === 'private') return 'Its instance would have to be asked at an external address.'
      return hop.why === 'secondary'
        ? 'It would have to become the primary interface.'
        : 'The address would have to be attached to an instance of this VPC.'
  }
}

const obstacles: Readonly<Record<NearMiss['obstacle'], string>> = {
  disabled: 'is disabled',
  target: 'is for other targets',
  host: 'is for other hosts',
  protocol: 'is for other protocols',
  port: 'is for other ports',
  outranked: 'comes later in the order',
}

/** Why a rule nearly decided otherwise: "allows it, and is disabled". */
export const nearText = ({ rule, obstacle }: NearMiss): string =>
  `would ${rule.action} it, but ${obstacles[obstacle]}`
