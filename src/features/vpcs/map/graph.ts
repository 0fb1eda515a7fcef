import { paths } from '../../../paths'
import type { InstanceNetworkInterface, RouteTarget } from '../../../store/api/generated/types'
import { inOrder, isTelling, subnetsOf, targetName, type PeopledSubnet, type VpcNetwork } from './network'

// The picture of a VPC as nodes and edges, from left to right: ways out, routers, subnets, instances. Long lists are
// folded, so that 53 subnets are still a picture.

export type Column = 'out' | 'router' | 'subnet' | 'instance'
export const COLUMNS: readonly Column[] = ['out', 'router', 'subnet', 'instance']

export interface MapNode {
  id: string
  column: Column
  /** What it is, in a word. */
  kind: string
  label: string
  detail?: string
  /** Where it leads; nowhere for what has no page. */
  to?: string
  /** What it unfolds; then it is a button. */
  folds?: string
  /** The row in which it is drawn, from the top. */
  row: number
}

export interface MapEdge {
  id: string
  from: string
  to: string
  kind: 'route' | 'use' | 'interface'
  label?: string
}

export interface MapGraph {
  nodes: readonly MapNode[]
  edges: readonly MapEdge[]
  rows: number
}

/** How many subnets of a router, and instances of a subnet, are drawn before the rest is folded. */
const SUBNETS_SHOWN = 8
const INSTANCES_SHOWN = 5

/** The first few, unless unfolded; a lone last one is not worth a fold. */
function foldable<Item>(items: readonly Item[], shown: number, isOpen: boolean) {
  const all = isOpen || items.length <= shown + 1
  return { shown: all ? items : items.slice(0, shown), folded: all ? [] : items.slice(shown) }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const first = (texts: readonly string[]) =>
  texts.length > 1 ? `${texts[0]} +${texts.length - 1}` : (texts[0] ?? '')

class Drawing {
  readonly nodes = new Map<string, MapNode>()
  readonly edges = new Map<string, MapEdge>()

  constructor(
    private readonly at: { project: string; vpc: string },
    private readonly network: VpcNetwork,
    private readonly unfolded: ReadonlySet<string>,
  ) {}

  private add(node: MapNode) {
    this.nodes.set(node.id, node)
    return node
  }
  private connect(from: string, to: string, kind: MapEdge['kind'], label?: string) {
    const id = `${from} ${to}`
    if (!this.edges.has(id)) this.edges.set(id, { id, from, to, kind, ...(label ? { label } : {}) })
  }

  draw(): MapGraph {
    let row = 0
    for (const router of inOrder(this.network.routers)) {
      const node = this.add({
        id: router.id,
        column: 'router',
        kind: router.kind === 'system' ? 'System router' : 'Router',
        label: router.name,
        to: paths.router({ ...this.at, router: router.name }),
        row,
      })
      const subnets = subnetsOf(router, this.network)
      const { shown, folded } = foldable(subnets, SUBNETS_SHOWN, this.unfolded.has(router.id))
      const start = row
      for (const each of shown) row += this.subnet(each, node.id, row)
      if (folded.length > 0) row += this.foldedSubnets(folded, node.id, row)
      row = Math.max(row, start + 1)
    }
    const outs = this.waysOut()
    return {
      nodes: [...this.nodes.values()],
      edges: [...this.edges.values()],
      rows: Math.max(row, outs, 1),
    }
  }

  /** @returns how many rows it takes */
  private subnet({ subnet, interfaces }: PeopledSubnet, router: string, row: number): number {
    this.add({
      id: subnet.id,
      column: 'subnet',
      kind: 'Subnet',
      label: subnet.name,
      detail: subnet.ipv4Block,
      to: paths.subnetEdit({ ...this.at, subnet: subnet.name }),
      row,
    })
    this.connect(router, subnet.id, 'use')
    let taken = 0
    const { shown, folded } = foldable(interfaces, INSTANCES_SHOWN, this.unfolded.has(subnet.id))
    for (const nic of shown) taken += this.instance(nic, row + taken)
    if (folded.length > 0) {
      const id = `more of ${subnet.id}`
      this.add({
        id,
        column: 'instance',
        kind: 'Folded',
        label: count(folded.length, 'more interface'),
        detail: `in ${subnet.name}`,
        folds: subnet.id,
        row: row + taken,
      })
      this.connect(subnet.id, id, 'interface')
      taken += 1
    }
    return Math.max(taken, 1)
  }

  /** An instance is drawn once, where its first interface is; further interfaces only add lines. */
  private instance(nic: InstanceNetworkInterface, row: number): number {
    const id = nic.instanceId
    const isNew = !this.nodes.has(id)
    if (isNew) {
      const name = this.network.instances.find((each) => each.id === id)?.name
      const ips = Object.values(this.network.interfaces)
        .flat()
        .filter((each) => each.instanceId === id)
        .map((each) => each.ip)
      this.add({
        id,
        column: 'instance',
        kind: 'Instance',
        label: name ?? id,
        detail: first([nic.ip, ...ips.filter((ip) => ip !== nic.ip)]),
        ...(name ? { to: paths.instanceNetworking({ project: this.at.project, instance: name }) } : {}),
        row,
      })
    }
    this.connect(nic.subnetId, id, 'interface')
    return isNew ? 1 : 0
  }

  private foldedSubnets(folded: readonly PeopledSubnet[], router: string, row: number): number {
    const id = `more of ${router}`
    const inside = folded.flatMap((each) => each.interfaces).length
    this.add({
      id,
      column: 'subnet',
      kind: 'Folded',
      label: count(folded.length, 'more subnet'),
      detail: inside === 0 ? 'without interfaces' : `with ${count(inside, 'interface')}`,
      folds: router,
      row,
    })
    this.connect(router, id, 'use')
    return 1
  }

  /** Gateways, whether anything leads to them or not, then whatever else routes lead to. */
  private waysOut(): number {
    let row = 0
    for (const gateway of this.network.gateways) {
      this.add({
        id: `internet_gateway ${gateway.name}`,
        column: 'out',
        kind: 'Internet gateway',
        label: gateway.name,
        to: paths.internetGateway({ ...this.at, gateway: gateway.name }),
        row: row++,
      })
    }
    for (const [key, { router, target, destinations }] of this.lines()) {
      const known = this.targetNode(target)
      if (!known) {
        this.add({
          id: key,
          column: 'out',
          kind: target.type === 'ip' ? 'Address' : target.type === 'drop' ? 'Dropped' : 'Missing target',
          label: targetName(target),
          row: row++,
        })
      }
      const end = known ?? key
      const label = first(destinations)
      if (this.nodes.get(end)?.column === 'out') this.connect(end, router, 'route', label)
      else this.connect(router, end, 'route', label)
    }
    return row
  }

  /** The routes that tell something, one line for all that go from one router to one target. */
  private lines() {
    const lines = new Map<string, { router: string; target: RouteTarget; destinations: string[] }>()
    for (const { router, route } of this.network.routes) {
      if (!isTelling(route)) continue
      const key = `${route.target.type} ${targetName(route.target)} of ${router.id}`
      const line = lines.get(key) ?? { router: router.id, target: route.target, destinations: [] }
      line.destinations.push(route.destination.value)
      lines.set(key, line)
    }
    return lines
  }

  /** The node a target is drawn as already. An instance that is folded away is its fold. */
  private targetNode(target: RouteTarget): string | undefined {
    if (target.type === 'internet_gateway') {
      const id = `internet_gateway ${target.value}`
      return this.nodes.has(id) ? id : undefined
    }
    if (target.type !== 'instance') return undefined
    const instance = this.network.instances.find((each) => each.name === target.value)
    if (!instance) return undefined
    if (this.nodes.has(instance.id)) return instance.id
    for (const [subnet, interfaces] of Object.entries(this.network.interfaces))
      if (interfaces.some((nic) => nic.instanceId === instance.id) && this.nodes.has(`more of ${subnet}`))
        return `more of ${subnet}`
    return undefined
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
): MapGraph => new Drawing(at, network, unfolded).draw()
