import { paths } from '../../../paths'
import type { InstanceNetworkInterface, RouteTarget, VpcRouter } from '../../../store/api/generated/types'
import { isInNetwork } from '../../../store/model/ip'
import {
  inOrder,
  isTelling,
  routerOf,
  subnetsOf,
  targetName,
  type PeopledSubnet,
  type VpcNetwork,
} from './network'

// The picture of a VPC. At the left, where routes lead; then a band for each router, with the subnets that ask it first
// and the interfaces in them. What is within a band needs no line, so the lines that are left can be followed.

/** Something drawn. */
export interface Part {
  id: string
  /** What it is, in a word. */
  kind: string
  label: string
  detail?: string
  /** Where it leads; nowhere for what has no page. */
  to?: string
  /** What it has to do with the rest, in a sentence or two. */
  story: string
  /** The ids of the parts and lines that stand out with it. */
  related: ReadonlySet<string>
}

/** All routes from one router to one target. */
export interface Line {
  id: string
  router: string
  end: string
  destinations: readonly string[]
}

/** What hides the rest of a long list. */
export interface Fold {
  /** The router or the subnet of which it hides the rest. */
  of: string
  label: string
  detail: string
}

/** An interface of an instance. */
export interface Interface extends Part {
  ip: string
  /** The run state of its instance; undefined for an instance that cannot be seen. */
  runState: string | undefined
}

export interface Room extends Part {
  interfaces: readonly Interface[]
  fold: Fold | undefined
}

export interface Band {
  router: Part
  rooms: readonly Room[]
  fold: Fold | undefined
}

export interface Picture {
  ends: readonly Part[]
  lines: readonly Line[]
  bands: readonly Band[]
  /** Where the first subnet is made, while there is none. */
  newSubnet: string | undefined
}

/** How many subnets of a router, and interfaces of a subnet, are drawn before the rest is folded. */
const SUBNETS_SHOWN = 24
const INTERFACES_SHOWN = 6
/** How many destinations or addresses a story names. */
const NAMED = 4

/** The first few, unless unfolded; a lone last one is not worth a fold. */
function foldable<Item>(items: readonly Item[], shown: number, isOpen: boolean) {
  const all = isOpen || items.length <= shown + 1
  return { shown: all ? items : items.slice(0, shown), folded: all ? [] : items.slice(shown) }
}

/** A number and what it is a number of. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const listed = (texts: readonly string[]) => {
  const named = texts.length > NAMED + 1 ? texts.slice(0, NAMED) : texts
  const rest = texts.length - named.length
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

/** Ways out first, then ways back in, then nowhere. */
const targetOrder = { internet_gateway: 0, instance: 1, ip: 2, drop: 3, subnet: 4, vpc: 5 } as const
const endId = (target: RouteTarget) => `${target.type} ${targetName(target)}`

interface RouterLine extends Line {
  target: RouteTarget
  routerName: string
}

class Drawing {
  private readonly routers: readonly VpcRouter[]
  /** The routes that tell something, one line for all that go from one router to one target. */
  private readonly lines: readonly RouterLine[]

  constructor(
    private readonly at: { project: string; vpc: string },
    private readonly network: VpcNetwork,
    private readonly unfolded: ReadonlySet<string>,
  ) {
    // People's own routers first, for they are asked first; those that nobody asks come last.
    const rank = (router: VpcRouter) => {
      if (router.kind === 'system') return 1
      return network.subnets.some((subnet) => routerOf(subnet, network.routers) === router) ? 0 : 2
    }
    this.routers = inOrder(network.routers).sort((a, b) => rank(a) - rank(b))
    this.lines = this.routers.flatMap((router) => this.linesOf(router))
  }

  private linesOf(router: { id: string; name: string }): RouterLine[] {
    const lines = new Map<string, RouterLine & { destinations: string[] }>()
    for (const { router: of, route } of this.network.routes) {
      if (of.id !== router.id || !isTelling(route)) continue
      const end = endId(route.target)
      const line = lines.get(end) ?? {
        id: `${router.id} to ${end}`,
        router: router.id,
        routerName: router.name,
        end,
        target: route.target,
        destinations: [],
      }
      line.destinations.push(route.destination.value)
      lines.set(end, line)
    }
    return [...lines.values()].sort((a, b) => targetOrder[a.target.type] - targetOrder[b.target.type])
  }

  draw(): Picture {
    return {
      ends: this.ends(),
      lines: this.lines.map(({ id, router, end, destinations }) => ({ id, router, end, destinations })),
      bands: this.bands(),
      newSubnet: this.network.subnets.length === 0 ? paths.subnetsNew(this.at) : undefined,
    }
  }

  /** What routes lead to, in the order of the routers, and then the gateways to which nothing leads. */
  private ends(): Part[] {
    const targets = new Map(this.lines.map((line) => [line.end, line.target]))
    for (const { name } of this.network.gateways) {
      const target: RouteTarget = { type: 'internet_gateway', value: name }
      if (!targets.has(endId(target))) targets.set(endId(target), target)
    }
    return [...targets.values()].map((target) => this.end(target))
  }

  private end(target: RouteTarget): Part {
    const id = endId(target)
    const arriving = this.lines.filter((line) => line.end === id)
    const ways = arriving.map(
      ({ routerName, destinations }) => `${routerName} sends ${listed(destinations)} here.`,
    )
    const instance =
      target.type === 'instance'
        ? this.network.instances.find(({ name }) => name === target.value)
        : undefined
    const chips = instance ? this.interfacesOf(instance.id).map(({ nic }) => nic.id) : []
    return {
      id,
      label: targetName(target),
      ...this.faceOf(target, instance !== undefined),
      ...(ways.length === 0 ? { detail: 'No route leads here' } : {}),
      story: ways.length > 0 ? ways.join(' ') : 'No route leads here.',
      related: new Set([id, ...arriving.flatMap((line) => [line.id, line.router]), ...chips]),
    }
  }

  /** What a target is, and where it leads. */
  private faceOf(target: RouteTarget, isKnown: boolean): Pick<Part, 'kind' | 'detail' | 'to'> {
    const { project } = this.at
    if (target.type === 'drop') return { kind: 'Dropped', detail: 'Goes nowhere' }
    if (target.type === 'ip') return { kind: 'Address', detail: this.placeOf(target.value) }
    if (target.type === 'internet_gateway') {
      const has = this.network.gateways.some(({ name }) => name === target.value)
      return has
        ? { kind: 'Internet gateway', to: paths.internetGateway({ ...this.at, gateway: target.value }) }
        : { kind: 'Missing target', detail: 'No such gateway' }
    }
    if (target.type === 'instance' && isKnown)
      return { kind: 'Instance', to: paths.instanceNetworking({ project, instance: target.value }) }
    return { kind: 'Missing target', detail: `No such ${target.type}` }
  }

  /** Whose an address is, or else in which subnet it lies. */
  private placeOf(ip: string): string {
    const nic = Object.values(this.network.interfaces)
      .flat()
      .find((each) => each.ip === ip)
    if (nic) return `Of ${this.instanceOf(nic)?.name ?? nic.instanceId}`
    const subnet = this.network.subnets.find((each) =>
      [each.ipv4Block, each.ipv6Block].some((block) => isInNetwork(ip, block)),
    )
    return subnet ? `In ${subnet.name}` : 'Address'
  }

  private bands(): Band[] {
    return this.routers.map((router) => {
      const subnets = subnetsOf(router, this.network)
      const { shown, folded } = foldable(subnets, SUBNETS_SHOWN, this.unfolded.has(router.id))
      const isSystem = router.kind === 'system'
      const lines = this.lines.filter((line) => line.router === router.id)
      const sends = lines.map(
        ({ target, destinations }) =>
          `${listed(destinations)} ${target.type === 'drop' ? 'nowhere' : `to ${targetName(target)}`}`,
      )
      const inside = folded.flatMap((each) => each.interfaces).length
      return {
        router: {
          id: router.id,
          kind: isSystem ? 'System router' : 'Router',
          label: router.name,
          detail: isSystem ? 'System router' : subnets.length > 0 ? 'Asked first' : 'Not in use',
          to: paths.router({ ...this.at, router: router.name }),
          story: [
            subnets.length === 0
              ? 'No subnet asks it first.'
              : `${count(subnets.length, 'subnet')} ${subnets.length === 1 ? 'asks' : 'ask'} it first.`,
            isSystem ? 'It knows the way to every subnet.' : '',
            sends.length > 0 ? `It sends ${sends.join('; ')}.` : 'It has no routes of its own.',
          ]
            .filter(Boolean)
            .join(' '),
          related: this.waysOf(router.id),
        },
        rooms: shown.map((each) => this.room(each, router)),
        fold:
          folded.length > 0
            ? {
                of: router.id,
                label: count(folded.length, 'more subnet'),
                detail: inside === 0 ? 'without interfaces' : `with ${count(inside, 'interface')}`,
              }
            : undefined,
      }
    })
  }

  /** A router, its lines, and where they lead. */
  private waysOf(router: string): Set<string> {
    const lines = this.lines.filter((line) => line.router === router)
    return new Set([router, ...lines.flatMap((line) => [line.id, line.end])])
  }

  private room(
    { subnet, interfaces }: PeopledSubnet,
    router: { id: string; name: string; kind: string },
  ): Room {
    const { shown, folded } = foldable(interfaces, INTERFACES_SHOWN, this.unfolded.has(subnet.id))
    const then = router.kind === 'system' ? '' : ', then the system router'
    return {
      id: subnet.id,
      kind: 'Subnet',
      label: subnet.name,
      detail: subnet.ipv4Block,
      to: paths.subnetEdit({ ...this.at, subnet: subnet.name }),
      story: `${subnet.ipv4Block} and ${subnet.ipv6Block}, with ${count(interfaces.length, 'interface')}. What leaves it asks router ${router.name}${then}.`,
      related: new Set([subnet.id, ...this.waysOf(router.id)]),
      interfaces: shown.map((nic) => this.interface(nic)),
      fold:
        folded.length > 0
          ? {
              of: subnet.id,
              label: count(folded.length, 'more interface'),
              detail: `in ${subnet.name}`,
            }
          : undefined,
    }
  }

  private instanceOf = (nic: InstanceNetworkInterface) =>
    this.network.instances.find((each) => each.id === nic.instanceId)

  private interfacesOf = (instance: string) =>
    this.network.subnets.flatMap((subnet) =>
      (this.network.interfaces[subnet.id] ?? [])
        .filter((nic) => nic.instanceId === instance)
        .map((nic) => ({ nic, subnet })),
    )

  private interface(nic: InstanceNetworkInterface): Interface {
    const instance = this.instanceOf(nic)
    const name = instance?.name ?? nic.instanceId
    const others = this.interfacesOf(nic.instanceId).filter((each) => each.nic.id !== nic.id)
    const lines = instance
      ? this.lines.filter((line) => line.target.type === 'instance' && line.target.value === name)
      : []
    return {
      id: nic.id,
      kind: 'Instance',
      label: name,
      ip: nic.ip,
      runState: instance?.runState,
      ...(instance
        ? { to: paths.instanceNetworking({ project: this.at.project, instance: instance.name }) }
        : {}),
      story: [
        `Has ${nic.ip} by ${nic.name}${nic.primary ? ', its primary interface' : ''}${instance ? `, and is ${instance.runState}` : ''}.`,
        others.length > 0
          ? `Also ${listed(others.map((each) => `${each.nic.ip} in ${each.subnet.name}`))}.`
          : '',
        ...lines.map(({ routerName, destinations }) => `${routerName} sends it ${listed(destinations)}.`),
      ]
        .filter(Boolean)
        .join(' '),
      related: new Set([
        nic.id,
        nic.subnetId,
        ...others.flatMap((each) => [each.nic.id, each.subnet.id]),
        ...lines.flatMap((line) => [line.id, line.end, line.router]),
      ]),
    }
  }
}

/**
 * Draws a VPC.
 *
 * @param unfolded ids of the routers and subnets of which everything is to be shown
 */
export const drawVpc = (
  at: { project: string; vpc: string },
  network: VpcNetwork,
  unfolded: ReadonlySet<string>,
): Picture => new Drawing(at, network, unfolded).draw()
