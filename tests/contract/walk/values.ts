import type { Random } from '#mirage/random'
import type { Region } from '#mirage/region'
import type { Shape } from '#mirage/wire/shapes'
import { MODEL } from '#store/api/versions/generated/shipped'
import { descriptionOf } from '#tests/support/descriptions'
import { GIB } from '../badInputs/badInputRow'
import { Table } from '#mirage/table'

// Random values for a shape: most fit, some do not.

const { types } = descriptionOf(MODEL)

const NAMES = [
  'web',
  'db',
  'cache',
  'default',
  'second',
  'spare',
  'web-1',
  'web-2',
  'db-1',
  'apart',
  'front',
  'golden',
]
const BLOCKS = ['10.1.0.0/24', '10.2.0.0/24', '172.30.0.0/22', '192.168.7.0/25', '10.0.0.0/28', '8.8.8.0/24']
const ADDRESSES = ['192.0.2.10', '192.0.2.11', '172.30.0.9', '10.1.0.7', '203.0.113.5', 'fd00::7']

/** Values that do not fit anywhere. */
const NONSENSE: readonly unknown[] = [null, -1, 1.5, '', 'Not A Name', [], {}, true, 'x'.repeat(600)]

/** Sensible values of some fields, by the name of the field. */
const byField: Record<string, (random: Random) => unknown> = {
  size: (random) => random.pick([1, 2, 3, 20, 1_024]) * GIB,
  memory: (random) => random.pick([1, 2, 8, 2_000]) * GIB,
  ncpus: (random) => random.pick([1, 2, 4, 65]),
  cpus: (random) => random.pick([0, 4, 480]),
  storage: (random) => random.pick([0, 200, 120_000]) * GIB,
  block_size: (random) => random.pick([512, 2_048, 4_096]),
  hostname: (random) => random.pick(['web', 'db-1']),
  project: (random) => random.pick(['web', 'web', 'web', 'second']),
  vpc: (random) => random.pick(['default', 'default', 'second']),
  vpc_name: () => 'default',
  subnet_name: (random) => random.pick(['default', 'second']),
  silo: (random) => random.pick(['tidewater-ops', 'tidewater-research', 'second']),
  pool: (random) => random.pick(['dock-public', 'dock-internal', 'research-v4', 'second']),
  ipv6_prefix: () => null,
  ipv6_block: () => null,
  custom_router: (random) => random.pick([null, 'second', 'system']),
  ports: () => ['22', '80-90'],
  user_data: () => btoa('#!/bin/sh'),
  offset: () => 0,
  base64_encoded_data: () => 'AAAA',
  endpoint: () => 'https://pager.example/hook',
  transit_ips: (random) => random.pick([[], ['10.9.0.0/16']]),
  start_time: () => '2026-01-01T00:00:00Z',
  end_time: () => '2026-01-16T00:00:00Z',
  limit: (random) => random.pick([1, 5, 100]),
  ttl_seconds: () => 600,
  root_role: () => ({}),
}

/** The rows from which a selector of that name picks. */
const tables: Readonly<Record<string, keyof Region['world']>> = {
  instance: 'instances',
  disk: 'disks',
  boot_disk: 'disks',
  snapshot: 'snapshots',
  snapshot_id: 'snapshots',
  image: 'images',
  image_id: 'images',
  floating_ip: 'floatingIps',
  vpc: 'vpcs',
  subnet: 'subnets',
  router: 'routers',
  route: 'routes',
  gateway: 'gateways',
  interface: 'nics',
  parent: 'instances',
  affinity_group: 'affinityGroups',
  anti_affinity_group: 'antiAffinityGroups',
  ip_pool: 'pools',
  receiver: 'receivers',
  sled: 'sleds',
  rack_id: 'racks',
  bundle_id: 'supportBundles',
}

/** The ids of the rows of a part of the world that is a table. */
const idsIn = (part: unknown) => (part instanceof Table ? part.all().map(({ id }) => id) : [])

export class Values {
  constructor(
    private readonly random: Random,
    private readonly region: Region,
  ) {}

  chance(percent: number) {
    return this.random.next() * 100 < percent
  }

  pick<T>(list: readonly T[]): T {
    return this.random.pick(list)
  }

  /** The id of an existing row of any kind. */
  anyId(): string {
    const { world } = this.region
    const filled = Object.values(world).flatMap((table) => {
      const ids = idsIn(table)
      return ids.length > 0 ? [ids] : []
    })
    return this.pick(this.pick(filled))
  }

  /** The id of a row that a selector of that name can mean, if there is one. */
  idFor(field: string): string | undefined {
    const name = tables[field]
    const ids = name ? idsIn(this.region.world[name]) : []
    return ids.length > 0 ? this.pick(ids) : undefined
  }

  of(shape: Shape, field = ''): unknown {
    if (this.chance(0.5)) return this.pick(NONSENSE)
    const id = this.chance(75) ? this.idFor(field) : undefined
    if (id) return id
    const sensible = byField[field]
    if (sensible) return sensible(this.random)
    switch (shape.is) {
      case 'ref':
        return this.ofNamed(shape.name, field)
      case 'enum':
        return this.pick(shape.values)
      case 'string':
        return this.text(shape.format)
      case 'integer':
      case 'number':
        return this.random.between(Math.max(shape.min ?? 0, 0), 100)
      case 'boolean':
        return this.chance(50)
      case 'array':
        return Array.from({ length: this.random.between(0, 2) }, () => this.of(shape.of))
      case 'map':
        return {}
      case 'object':
        return this.object(shape)
      case 'tagged':
        return this.of(this.pick(Object.values(shape.variants)))
      case 'either':
        return this.of(this.pick(shape.of), field)
      case 'any':
        return {}
    }
  }

  private object({ fields, required }: Extract<Shape, { is: 'object' }>): Record<string, unknown> {
    const wanted = Object.entries(fields).filter(([key]) => required.includes(key) || this.chance(25))
    return Object.fromEntries(wanted.map(([key, shape]) => [key, this.of(shape, key)]))
  }

  private ofNamed(name: string, field: string): unknown {
    if (name === 'Name' || name === 'UserId')
      return this.chance(50) ? this.pick(NAMES) : `thing-${this.random.between(1, 60)}`
    if (name === 'NameOrId') return this.chance(80) ? this.pick(NAMES) : this.anyId()
    if (name === 'Ipv4Net' || name === 'IpNet') return this.pick(BLOCKS)
    if (name === 'Ipv6Net') return 'fd00:1:2::/48'
    if (name === 'Hostname') return 'web'
    if (name === 'MacAddr') return '02:5A:00:00:00:01'
    if (name === 'AlertSubscription') return this.pick(['test.*', 'probe', 'no.such'])
    return this.of(types[name] ?? { is: 'any' }, field)
  }

  private text(format: string | undefined): string {
    if (format === 'uuid') return this.anyId()
    if (format === 'date-time') return '2026-01-10T00:00:00Z'
    if (format === 'ip' || format === 'ipv4') return this.pick(ADDRESSES)
    if (format === 'ipv6') return 'fd00::9'
    if (format === 'uri') return 'https://a.example'
    if (format === 'byte') return 'AAAA'
    return this.pick(['', 'something', 'harbour-linux'])
  }
}
