import { sequence, named, type TestRegion, type Row } from './badInputRow'

const ofProject = '?project=web'
const inVpc = '?vpc=default&project=web'

const floating = (name: string, more: object = {}) => named(name, more)
const subnet = (more: object) => named('fresh', { ipv4_block: '10.1.0.0/24', ...more })
const newSubnet = (n: number, title: string, more: object, message: RegExp): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: ({ send }) => send('POST', `/v1/vpc-subnets${inVpc}`, subnet(more)),
})
const vpc = (ipv6Prefix: string): Row => ({
  n: 104,
  title: `VPC prefix ${ipv6Prefix}`,
  status: 400,
  code: 'InvalidRequest',
  message: /unique.?local|48/i,
  send: ({ send }) =>
    send('POST', `/v1/vpcs${ofProject}`, named('fresh', { dns_name: 'fresh', ipv6_prefix: ipv6Prefix })),
})

/** A custom router with a route. */
const route = (destination: object, target: object) => (mock: TestRegion) =>
  sequence(
    () => mock.send('POST', `/v1/vpc-routers${inVpc}`, named('own')),
    () =>
      mock.send(
        'POST',
        `/v1/vpc-router-routes?router=own&vpc=default&project=web`,
        named('fresh', { destination, target }),
      ),
  )
const badRoute = (n: number, title: string, destination: object, target: object, message: RegExp): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: route(destination, target),
})

const rule = (name: string, more: object = {}) =>
  named(name, {
    action: 'allow',
    direction: 'inbound',
    filters: {},
    priority: 100,
    status: 'enabled',
    targets: [{ type: 'vpc', value: 'default' }],
    ...more,
  })
const rules = (
  n: number,
  title: string,
  list: readonly object[],
  code: string | null,
  message: RegExp,
): Row => ({
  n,
  title,
  status: 400,
  code,
  message,
  send: ({ send }) => send('PUT', `/v1/vpc-firewall-rules${inVpc}`, { rules: list }),
})
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

const nic = (name: string, more: object = {}) =>
  named(name, { vpc_name: 'default', subnet_name: 'default', ...more })
const newNic = (n: number, title: string, instance: string, more: object, message: RegExp): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: ({ send }) =>
    send('POST', `/v1/network-interfaces?instance=${instance}&project=web`, nic('fresh', more)),
})
const transit = (net: string, message: RegExp): Row => ({
  n: 132,
  title: `transit IP ${net}`,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: ({ send }) =>
    send('PUT', '/v1/network-interfaces/net0?instance=db-1&project=web', { transit_ips: [net] }),
})

/** A second subnet with an interface of db-1. */
const second = ({ send }: TestRegion) =>
  sequence(
    () => send('POST', `/v1/vpc-subnets${inVpc}`, subnet({ name: 'second' })),
    () =>
      send(
        'POST',
        '/v1/network-interfaces?instance=db-1&project=web',
        nic('net1', { subnet_name: 'second' }),
      ),
  )

/** Project networking: rows 98 to 134. */
export const networking: readonly Row[] = [
  {
    n: 98,
    title: 'address outside the pool',
    status: 400,
    code: 'InvalidRequest',
    message: /address not available/,
    send: ({ send }) => send('POST', `/v1/floating-ips${ofProject}`, floating('fresh', { ip: '10.0.0.1' })),
  },
  {
    n: 99,
    title: 'address from an empty pool',
    status: 507,
    code: 'InsufficientCapacity',
    message: /No external IP addresses available/i,
    send: ({ send }) =>
      sequence(
        ...many(
          5,
          (at) => () =>
            send('POST', `/v1/floating-ips${ofProject}`, floating(`lantern-${at}`, { pool: 'exhausted-v4' })),
        ),
      ),
  },
  {
    n: 100,
    title: 'address from a pool of another silo',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: ip-pool with name "research-v4"/,
    send: ({ send }) =>
      send('POST', `/v1/floating-ips${ofProject}`, floating('fresh', { pool: 'research-v4' })),
  },
  {
    n: 101,
    title: 'delete an attached address',
    status: 400,
    code: 'InvalidRequest',
    message: /attached/,
    send: ({ send }) =>
      sequence(
        () => send('POST', `/v1/floating-ips${ofProject}`, floating('front')),
        () => send('POST', `/v1/floating-ips/front/attach${ofProject}`, { kind: 'instance', parent: 'db-1' }),
        () => send('DELETE', `/v1/floating-ips/front${ofProject}`),
      ),
  },
  {
    n: 102,
    title: 'attach what is attached elsewhere',
    status: 400,
    code: 'InvalidRequest',
    message: /attached to/,
    send: ({ send }) =>
      sequence(
        () => send('POST', `/v1/floating-ips${ofProject}`, floating('front')),
        () => send('POST', `/v1/floating-ips/front/attach${ofProject}`, { kind: 'instance', parent: 'db-1' }),
        () =>
          send('POST', `/v1/floating-ips/front/attach${ofProject}`, { kind: 'instance', parent: 'web-1' }),
      ),
  },
  {
    n: 103,
    title: 'attach to a VPC',
    status: 400,
    code: null,
    message: /unable to parse JSON body: kind: unknown variant `vpc`/,
    send: ({ send }) =>
      sequence(
        () => send('POST', `/v1/floating-ips${ofProject}`, floating('front')),
        () => send('POST', `/v1/floating-ips/front/attach${ofProject}`, { kind: 'vpc', parent: 'default' }),
      ),
  },
  vpc('2001:db8::/48'),
  vpc('fd00::/56'),
  newSubnet(105, 'public block', { ipv4_block: '8.8.8.0/24' }, /private/),
  newSubnet(106, 'block of 16', { ipv4_block: '10.0.0.0/28' }, /8 .*26/),
  newSubnet(107, 'overlapping block', { ipv4_block: '172.30.0.0/24' }, /172\.30\.0\.0/),
  newSubnet(108, 'IPv6 outside the VPC', { ipv6_block: 'fdff:1:2:3::/64' }, /IPv6/),
  {
    n: 110,
    title: 'subnet with a system router',
    status: 400,
    code: 'InvalidRequest',
    message: /system router/,
    send: ({ send }) => send('POST', `/v1/vpc-subnets${inVpc}`, subnet({ custom_router: 'system' })),
  },
  {
    n: 111,
    title: 'delete a subnet in use',
    status: 400,
    code: 'InvalidRequest',
    message: /interfaces exist|network interface/i,
    send: ({ send }) => send('DELETE', `/v1/vpc-subnets/default${inVpc}`),
  },
  {
    n: 112,
    title: 'delete a VPC with subnets',
    status: 400,
    code: 'InvalidRequest',
    message: /subnets? exist/,
    send: ({ send }) => send('DELETE', `/v1/vpcs/default${ofProject}`),
  },
  {
    n: 113,
    title: 'delete the system router',
    status: 400,
    code: 'InvalidRequest',
    message: /system router/,
    send: ({ send }) => send('DELETE', `/v1/vpc-routers/system${inVpc}`),
  },
  {
    n: 114,
    title: 'route in the system router',
    status: 400,
    code: 'InvalidRequest',
    message: /system router/,
    send: ({ send }) =>
      send(
        'POST',
        '/v1/vpc-router-routes?router=system&vpc=default&project=web',
        named('fresh', { destination: { type: 'ip_net', value: '10.9.0.0/16' }, target: { type: 'drop' } }),
      ),
  },
  badRoute(115, 'route to a VPC', { type: 'vpc', value: 'default' }, { type: 'drop' }, /VPC/i),
  badRoute(
    116,
    'route by way of a subnet',
    { type: 'ip_net', value: '10.9.0.0/16' },
    { type: 'subnet', value: 'default' },
    /subnet/i,
  ),
  badRoute(
    117,
    'route from one family to the other',
    { type: 'ip_net', value: '10.1.0.0/16' },
    { type: 'ip', value: 'fd00::1' },
    /IPv4 and IPv6/,
  ),
  {
    n: 118,
    title: 'delete the route of a subnet',
    status: 400,
    code: 'InvalidRequest',
    message: /system/i,
    send: ({ send }) => send('DELETE', '/v1/vpc-router-routes/default?router=system&vpc=default&project=web'),
  },
  {
    n: 119,
    title: 'move a default route',
    status: 400,
    code: 'InvalidRequest',
    message: /default route|fixed|destination/i,
    send: ({ send }) =>
      send('PUT', '/v1/vpc-router-routes/default-v4?router=system&vpc=default&project=web', {
        destination: { type: 'ip_net', value: '10.0.0.0/8' },
        target: { type: 'drop' },
      }),
  },
  rules(
    120,
    'two rules of one name',
    [rule('one'), rule('one')],
    'InvalidValue',
    /unsupported value for "rules": .*one/,
  ),
  rules(
    121,
    '1025 rules',
    many(1_025, (at) => rule(`rule-${at}`)),
    'InvalidValue',
    /unsupported value for "rules"/,
  ),
  rules(
    122,
    '257 targets',
    [rule('one', { targets: many(257, (at) => ({ type: 'ip', value: `10.0.${at % 256}.1` })) })],
    'InvalidValue',
    /unsupported value for "targets"/,
  ),
  rules(
    123,
    'ports 90-80',
    [rule('one', { filters: { ports: ['90-80'] } })],
    'InvalidValue',
    /"l4_port_range"/,
  ),
  rules(
    124,
    'port 0',
    [rule('one', { filters: { ports: ['0'] } })],
    null,
    /unable to parse JSON body: rules\[0\]\.filters\.ports\[0\]/,
  ),
  rules(
    124,
    'port 70000',
    [rule('one', { filters: { ports: ['70000'] } })],
    null,
    /invalid port range "70000"/,
  ),
  rules(124, 'port a-b', [rule('one', { filters: { ports: ['a-b'] } })], null, /invalid port range "a-b"/),
  rules(
    125,
    'priority 70000',
    [rule('one', { priority: 70_000 })],
    null,
    /rules\[0\]\.priority: invalid value: integer `70000`, expected u16/,
  ),
  rules(
    126,
    'ICMP code 20-10',
    [rule('one', { filters: { protocols: [{ type: 'icmp', value: { icmp_type: 3, code: '20-10' } }] } })],
    'InvalidValue',
    /"code"/,
  ),
  newNic(127, 'interface while running', 'web-1', {}, /stop/),
  newNic(128, 'second interface in one subnet', 'db-1', {}, /subnet/),
  {
    n: 129,
    title: 'reserved address',
    status: 400,
    code: 'InvalidRequest',
    message: /reserved or not in the subnet/,
    send: (mock) =>
      sequence(
        () => mock.send('POST', `/v1/vpc-subnets${inVpc}`, subnet({ name: 'second' })),
        () =>
          mock.send(
            'POST',
            '/v1/network-interfaces?instance=db-1&project=web',
            nic('net1', { subnet_name: 'second', ip: '10.1.0.1' }),
          ),
      ),
  },
  {
    n: 130,
    title: 'address in use',
    status: 400,
    code: 'InvalidRequest',
    message: /not available/,
    send: ({ send }) =>
      sequence(
        () =>
          send(
            'POST',
            '/v1/instances?project=web',
            named('fresh', {
              hostname: 'fresh',
              ncpus: 1,
              memory: 2 ** 30,
              start: false,
              network_interfaces: { type: 'create', params: [nic('net0', { ip: '172.30.0.9' })] },
            }),
          ),
        () =>
          send(
            'POST',
            '/v1/instances?project=web',
            named('other', {
              hostname: 'other',
              ncpus: 1,
              memory: 2 ** 30,
              start: false,
              network_interfaces: { type: 'create', params: [nic('net0', { ip: '172.30.0.9' })] },
            }),
          ),
      ),
  },
  {
    n: 131,
    title: 'delete the primary interface',
    status: 400,
    code: 'InvalidRequest',
    message: /primary/,
    send: (mock) =>
      sequence(
        () => second(mock),
        () => mock.send('DELETE', '/v1/network-interfaces/net0?instance=db-1&project=web'),
      ),
  },
  transit('10.0.0.1/24', /10\.0\.0\.1\/24/),
  transit('224.0.0.0/4', /224\.0\.0\.0\/4/),
  transit('127.0.0.0/8', /127\.0\.0\.0\/8/),
  {
    n: 133,
    title: 'delete a gateway with a pool',
    status: 400,
    code: 'InvalidRequest',
    message: /cascade/,
    send: ({ send }) => send('DELETE', `/v1/internet-gateways/default${inVpc}`),
  },
  {
    n: 134,
    title: 'second address of a gateway',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /already exists: internet-gateway-ip-address/,
    send: ({ send }) =>
      sequence(
        ...['one', 'two'].map(
          (name, index) => () =>
            send(
              'POST',
              '/v1/internet-gateway-ip-addresses?gateway=default&vpc=default&project=web',
              named(name, { address: `192.0.2.${100 + index}` }),
            ),
        ),
      ),
  },
]

const group = (name: string, more: object = {}) =>
  named(name, { policy: 'allow', failure_domain: 'sled', ...more })
const member = (name: string, instance: string) =>
  `/v1/anti-affinity-groups/${name}/members/instance/${instance}?project=web`
const stopped = (name: string) =>
  named(name, {
    hostname: name,
    ncpus: 1,
    memory: 2 ** 30,
    start: false,
    network_interfaces: { type: 'none' },
  })

/** Affinity: rows 135 to 140. */
export const affinity: readonly Row[] = [
  {
    n: 135,
    title: 'member that runs',
    status: 400,
    code: 'InvalidRequest',
    message: /running|reservation|stop/i,
    send: ({ send }) => send('POST', member('apart', 'web-1')),
  },
  {
    n: 136,
    title: '33rd member',
    status: 400,
    code: 'InvalidRequest',
    message: /32/,
    async send({ send, clock }) {
      const names = many(33, (at) => `crew-${at}`)
      for (const name of names) await send('POST', '/v1/instances?project=web', stopped(name))
      clock.advance(2_000)
      return sequence(...names.map((name) => () => send('POST', member('apart', name))))
    },
  },
  {
    n: 137,
    title: '17th group of one instance',
    status: 400,
    code: 'InvalidRequest',
    message: /16/,
    async send({ send }) {
      const names = many(17, (at) => `apart-${at}`)
      for (const name of names) await send('POST', '/v1/anti-affinity-groups?project=web', group(name))
      return sequence(...names.map((name) => () => send('POST', member(name, 'db-1'))))
    },
  },
  {
    n: 138,
    title: 'member twice',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /already exists: anti-affinity-group-member/,
    send: ({ send }) =>
      sequence(
        () => send('POST', member('apart', 'db-1')),
        () => send('POST', member('apart', 'db-1')),
      ),
  },
  {
    n: 139,
    title: 'remove who is no member',
    status: 404,
    code: 'ObjectNotFound',
    message: /anti-affinity-group-member/,
    send: ({ send }) => send('DELETE', member('apart', 'db-1')),
  },
  {
    n: 140,
    title: 'policy of maybe',
    status: 400,
    code: null,
    message: /policy: unknown variant `maybe`, expected one of `allow`, `fail`/,
    send: ({ send }) =>
      send('POST', '/v1/anti-affinity-groups?project=web', group('fresh', { policy: 'maybe' })),
  },
]
