import { GIB, sequence, named, type TestRegion, type Row } from './badInputRow'

const body = (more: object = {}) => named('fresh', { hostname: 'fresh', ncpus: 2, memory: 2 * GIB, ...more })
const blank = (name: string) =>
  named(name, { type: 'create', size: GIB, disk_source: { type: 'blank', block_size: 512 } })
const nic = (name: string, subnetName = 'default', vpcName = 'default') =>
  named(name, { subnet_name: subnetName, vpc_name: vpcName })
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

const create = (
  n: number,
  title: string,
  more: object,
  status: number,
  code: string | null,
  message: RegExp,
): Row => ({
  n,
  title,
  status,
  code,
  message,
  send: ({ send }) => send('POST', '/v1/instances?project=web', body(more)),
})

/** Sets an instance of the scenario to a state. */
const setState = (
  { region, idOf }: TestRegion,
  name: string,
  runState: 'creating' | 'starting' | 'stopping',
) => {
  const id = idOf('instances', name)
  const row = region.world.instances.get(id)
  if (row) region.world.instances.update(id, { runState })
}

const replace = (more: object) => ({
  ncpus: 2,
  memory: 8 * GIB,
  boot_disk: null,
  auto_restart_policy: null,
  ...more,
})
const at = (name: string, action: string) => `/v1/instances/${name}/${action}?project=web`

/** Instances: rows 46 to 78. Row 79 is the error of a WebSocket: mirage/serial/stream.test.ts. */
export const instances: readonly Row[] = [
  create(46, '65 vCPUs', { ncpus: 65 }, 400, 'InvalidRequest', /more than 64 vCPUs/),
  create(47, 'no vCPU', { ncpus: 0 }, 400, 'InvalidRequest', /at least one vCPU/),
  create(
    48,
    '512 MiB',
    { memory: GIB / 2 },
    400,
    'InvalidValue',
    /unsupported value for "size": memory must be at least 1 GiB/,
  ),
  create(
    49,
    '1.5 GiB',
    { memory: 1.5 * GIB },
    400,
    'InvalidValue',
    /"size": memory must be divisible by 1 GiB/,
  ),
  create(
    50,
    '1537 GiB',
    { memory: 1_537 * GIB },
    400,
    'InvalidValue',
    /"size": memory must be at most 1536 GiB/,
  ),
  create(
    51,
    'nine disks',
    { boot_disk: blank('boot'), disks: many(8, (i) => blank(`disk-${i}`)) },
    400,
    'InvalidRequest',
    /more than 8 disks/,
  ),
  create(
    52,
    'nine interfaces',
    { network_interfaces: { type: 'create', params: many(9, (i) => nic(`net${i}`)) } },
    400,
    'InvalidRequest',
    /more than 8 network interfaces/,
  ),
  create(
    53,
    'two ephemeral addresses',
    { external_ips: [{ type: 'ephemeral' }, { type: 'ephemeral' }] },
    400,
    'InvalidRequest',
    /ephemeral/i,
  ),
  create(
    54,
    '33 external addresses',
    { external_ips: many(33, (i) => ({ type: 'floating', floating_ip: `ip-${i}` })) },
    400,
    'InvalidRequest',
    /more than 32 external IP/,
  ),
  create(
    55,
    '101 keys',
    { ssh_public_keys: many(101, (i) => `key-${i}`) },
    400,
    'InvalidRequest',
    /more than 100/,
  ),
  create(
    56,
    'unknown key',
    { ssh_public_keys: ['unknown'] },
    404,
    'ObjectNotFound',
    /not found: ssh-key with name "unknown"/,
  ),
  create(
    57,
    'user data of 33 KiB',
    { user_data: btoa('x'.repeat(33 * 1_024)) },
    400,
    null,
    /unable to parse JSON body: user_data: .*32 KiB/,
  ),
  create(
    58,
    'user data that is no base64',
    { user_data: '&&&' },
    400,
    null,
    /unable to parse JSON body: user_data: invalid base64/,
  ),
  {
    n: 59,
    title: 'interfaces in two VPCs',
    status: 400,
    code: 'InvalidRequest',
    message: /one VPC/,
    send: ({ send }) =>
      sequence(
        () => send('POST', '/v1/vpcs?project=web', named('second', { dns_name: 'second' })),
        () =>
          send(
            'POST',
            '/v1/instances?project=web',
            body({
              network_interfaces: { type: 'create', params: [nic('net0'), nic('net1', 'default', 'second')] },
            }),
          ),
      ),
  },
  {
    n: 60,
    title: 'disk of another project',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: disk with name "far"/,
    send: ({ send }) =>
      sequence(
        () => send('POST', '/v1/projects', named('other')),
        () =>
          send(
            'POST',
            '/v1/disks?project=other',
            named('far', { size: GIB, disk_source: { type: 'blank', block_size: 512 } }),
          ),
        () => send('POST', '/v1/instances?project=web', body({ disks: [{ type: 'attach', name: 'far' }] })),
      ),
  },
  {
    n: 61,
    title: 'silo without a default pool',
    status: 404,
    code: 'ObjectNotFound',
    message: /^not found: default IP pool for current silo$/,
    send: ({ send }) =>
      sequence(
        () => send('PUT', '/v1/system/ip-pools/dock-public/silos/tidewater-ops', { is_default: false }),
        () => send('POST', '/v1/instances?project=web', body()),
      ),
  },
  create(
    62,
    'name taken',
    { name: 'web-1' },
    400,
    'ObjectAlreadyExists',
    /^already exists: instance "web-1"$/,
  ),
  {
    n: 63,
    title: 'start over the quota of CPUs',
    status: 507,
    code: 'InsufficientCapacity',
    message: /^Insufficient capacity: vCPU Limit Exceeded/,
    send: ({ send }) =>
      sequence(
        () => send('PUT', '/v1/system/silos/tidewater-ops/quotas', { cpus: 4 }),
        () => send('POST', at('db-1', 'start')),
      ),
  },
  {
    n: 64,
    title: 'start over the quota of memory',
    status: 507,
    code: 'InsufficientCapacity',
    message: /^Insufficient capacity: Memory Limit Exceeded/,
    send: ({ send }) =>
      sequence(
        () => send('PUT', '/v1/system/silos/tidewater-ops/quotas', { memory: 17 * GIB }),
        () => send('POST', at('db-1', 'start')),
      ),
  },
  {
    n: 65,
    title: 'start while stopping',
    status: 409,
    code: 'Conflict',
    message: /stopping/,
    send: ({ send }) =>
      sequence(
        () => send('POST', at('web-1', 'stop')),
        () => send('POST', at('web-1', 'start')),
      ),
  },
  {
    n: 66,
    title: 'stop while creating',
    status: 400,
    code: 'InvalidRequest',
    message: /creating/,
    send: (mock) => (setState(mock, 'web-1', 'creating'), mock.send('POST', at('web-1', 'stop'))),
  },
  {
    n: 67,
    title: 'reboot what is stopped',
    status: 400,
    code: 'InvalidRequest',
    message: /stopped/,
    send: ({ send }) => send('POST', at('db-1', 'reboot')),
  },
  {
    n: 68,
    title: 'delete what runs',
    status: 400,
    code: 'InvalidRequest',
    message: /running/,
    send: ({ send }) => send('DELETE', '/v1/instances/web-1?project=web'),
  },
  {
    n: 69,
    title: 'resize what runs',
    status: 409,
    code: 'Conflict',
    message: /must be stopped to be resized/,
    send: ({ send, idOf }) =>
      send(
        'PUT',
        '/v1/instances/web-1?project=web',
        replace({ ncpus: 4, boot_disk: idOf('disks', 'web-1-boot') }),
      ),
  },
  {
    n: 70,
    title: 'boot disk of what runs',
    status: 409,
    code: 'Conflict',
    message: /must be stopped .*boot disk/,
    send: ({ send }) => send('PUT', '/v1/instances/web-1?project=web', replace({})),
  },
  {
    n: 71,
    title: 'boot disk that is not attached',
    status: 409,
    code: 'Conflict',
    message: /boot disk must be attached/,
    send: ({ send }) =>
      send(
        'PUT',
        '/v1/instances/db-1?project=web',
        replace({ ncpus: 4, memory: 16 * GIB, boot_disk: 'spare' }),
      ),
  },
  {
    n: 72,
    title: 'attach to what runs',
    status: 400,
    code: 'InvalidRequest',
    message: /running/,
    send: ({ send }) => send('POST', at('web-1', 'disks/attach'), { disk: 'spare' }),
  },
  {
    n: 73,
    title: 'attach what is attached elsewhere',
    status: 400,
    code: 'InvalidRequest',
    message: /attached/,
    send: ({ send }) => send('POST', at('db-1', 'disks/attach'), { disk: 'web-1-boot' }),
  },
  {
    n: 74,
    title: 'ninth disk',
    status: 400,
    code: 'InvalidRequest',
    message: /more than 8 disks/,
    async send({ send, clock }) {
      const names = many(8, (i) => `extra-${i}`)
      for (const name of names)
        await send(
          'POST',
          '/v1/disks?project=web',
          named(name, { size: GIB, disk_source: { type: 'blank', block_size: 512 } }),
        )
      clock.advance(1_000)
      return sequence(...names.map((name) => () => send('POST', at('db-1', 'disks/attach'), { disk: name })))
    },
  },
  {
    n: 75,
    title: 'detach the boot disk',
    status: 409,
    code: 'Conflict',
    message: /boot disk cannot be detached/,
    send: ({ send }) => send('POST', at('db-1', 'disks/detach'), { disk: 'db-1-boot' }),
  },
  {
    n: 76,
    title: 'no ephemeral address to detach',
    status: 400,
    code: 'InvalidRequest',
    message: /ephemeral/i,
    send: ({ send }) => send('DELETE', at('web-1', 'external-ips/ephemeral')),
  },
  {
    n: 77,
    title: 'ephemeral address while starting',
    status: 503,
    code: 'ServiceNotAvailable',
    message: /^Service Unavailable$/,
    send: (mock) => (
      setState(mock, 'db-1', 'starting'),
      mock.send('POST', at('db-1', 'external-ips/ephemeral'), {})
    ),
  },
  {
    n: 78,
    title: 'serial data from nowhere',
    status: 400,
    code: 'InvalidRequest',
    message: /exactly one/i,
    send: ({ send }) => send('GET', at('web-1', 'serial-console')),
  },
  {
    n: 78,
    title: 'serial data from both ends',
    status: 400,
    code: 'InvalidRequest',
    message: /exactly one/i,
    send: ({ send }) => send('GET', `${at('web-1', 'serial-console')}&from_start=0&most_recent=10`),
  },
]

const disk = (
  n: number,
  title: string,
  more: object,
  status: number,
  code: string | null,
  message: RegExp,
): Row => ({
  n,
  title,
  status,
  code,
  message,
  send: ({ send }) =>
    send(
      'POST',
      '/v1/disks?project=web',
      named('fresh', { size: GIB, disk_source: { type: 'blank', block_size: 512 }, ...more }),
    ),
})
const inState =
  (state: string) =>
  ({ region, idOf }: TestRegion) => {
    const id = idOf('disks', 'spare')
    const row = region.world.disks.get(id)
    if (row) region.world.disks.update(id, { state: { state } as typeof row.state })
  }
const onDisk = (
  n: number,
  title: string,
  state: string,
  action: string,
  sent: object | undefined,
  message: RegExp,
): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send(mock) {
    inState(state)(mock)
    return mock.send('POST', `/v1/disks/spare/${action}?project=web`, sent)
  },
})

/** A second project with a disk and a ready snapshot of it. */
async function elsewhere({ send, clock }: TestRegion) {
  await send('POST', '/v1/projects', named('other'))
  await send(
    'POST',
    '/v1/disks?project=other',
    named('far', { size: GIB, disk_source: { type: 'blank', block_size: 512 } }),
  )
  clock.advance(1_000)
  const { body: made } = await send('POST', '/v1/snapshots?project=other', named('far-snap', { disk: 'far' }))
  clock.advance(2_000)
  return String(made['id'])
}

/** An image of a project, made from a snapshot of `spare`. */
async function image({ send, clock }: TestRegion, name = 'golden') {
  const { body: snapshot } = await send(
    'POST',
    '/v1/snapshots?project=web',
    named(`${name}-snap`, { disk: 'spare' }),
  )
  clock.advance(2_000)
  const { body: made } = await send(
    'POST',
    '/v1/images?project=web',
    named(name, { os: 'harbour-linux', version: '13', source: { type: 'snapshot', id: snapshot['id'] } }),
  )
  return String(made['id'])
}

/** Disks, snapshots, images: rows 80 to 97. */
export const storage: readonly Row[] = [
  disk(80, '512 MiB', { size: GIB / 2 }, 400, 'InvalidValue', /"size": .*at least 1 GiB/),
  disk(81, '1.5 GiB', { size: 1.5 * GIB }, 400, 'InvalidValue', /"size": .*multiple of 1 GiB/),
  disk(82, '1024 GiB', { size: 1_024 * GIB }, 400, 'InvalidValue', /"size": .*(less|maximum|at most)/),
  disk(
    83,
    'blocks of 1000',
    { disk_source: { type: 'blank', block_size: 1_000 } },
    400,
    null,
    /unable to parse JSON body: disk_source\.block_size/,
  ),
  {
    n: 84,
    title: 'smaller than its image',
    status: 400,
    code: 'InvalidRequest',
    message: /greater than or equal to the source/,
    send: async (mock) => {
      const id = await image(mock)
      return mock.send(
        'POST',
        '/v1/disks?project=web',
        named('fresh', { size: GIB, disk_source: { type: 'image', image_id: id } }),
      )
    },
  },
  {
    n: 85,
    title: 'from a snapshot elsewhere',
    status: 400,
    code: 'InvalidRequest',
    message: /snapshot does not belong to this project/,
    send: async (mock) => {
      const id = await elsewhere(mock)
      return mock.send(
        'POST',
        '/v1/disks?project=web',
        named('fresh', { size: GIB, disk_source: { type: 'snapshot', snapshot_id: id } }),
      )
    },
  },
  {
    n: 86,
    title: 'over the quota of storage',
    status: 507,
    code: 'InsufficientCapacity',
    message: /Storage Limit Exceeded/,
    send: ({ send }) =>
      sequence(
        () => send('PUT', '/v1/system/silos/tidewater-ops/quotas', { storage: 0 }),
        () =>
          send(
            'POST',
            '/v1/disks?project=web',
            named('fresh', { size: GIB, disk_source: { type: 'blank', block_size: 512 } }),
          ),
      ),
  },
  {
    n: 87,
    title: 'delete what is attached',
    status: 400,
    code: 'InvalidRequest',
    message: /attached/,
    send: ({ send }) => send('DELETE', '/v1/disks/web-1-boot?project=web'),
  },
  onDisk(88, 'import into a detached disk', 'detached', 'bulk-write-start', undefined, /detached/),
  onDisk(
    89,
    'chunk without a start',
    'import_ready',
    'bulk-write',
    { offset: 0, base64_encoded_data: 'AAAA' },
    /import|state/,
  ),
  onDisk(
    90,
    'chunk that is no base64',
    'importing_from_bulk_writes',
    'bulk-write',
    { offset: 0, base64_encoded_data: '&&&' },
    /base64/,
  ),
  onDisk(
    91,
    'finalize while importing',
    'importing_from_bulk_writes',
    'finalize',
    {},
    /importing_from_bulk_writes/,
  ),
  {
    n: 92,
    title: 'snapshot of a disk elsewhere',
    status: 400,
    code: 'InvalidRequest',
    message: /different project|does not belong/,
    send: async (mock) => {
      await elsewhere(mock)
      return mock.send(
        'POST',
        '/v1/snapshots?project=web',
        named('fresh', { disk: mock.idOf('disks', 'far') }),
      )
    },
  },
  {
    n: 93,
    title: 'delete a snapshot in the making',
    status: 400,
    code: 'InvalidRequest',
    message: /cannot be deleted in state "?creating/,
    send: ({ send }) =>
      sequence(
        () => send('POST', '/v1/snapshots?project=web', named('fresh', { disk: 'spare' })),
        () => send('DELETE', '/v1/snapshots/fresh?project=web'),
      ),
  },
  {
    n: 94,
    title: 'image of a snapshot elsewhere',
    status: 400,
    code: 'InvalidRequest',
    message: /snapshot does not belong to this project/,
    send: async (mock) => {
      const id = await elsewhere(mock)
      return mock.send(
        'POST',
        '/v1/images?project=web',
        named('fresh', { os: 'a', version: '1', source: { type: 'snapshot', id } }),
      )
    },
  },
  {
    n: 95,
    title: 'promote a silo image',
    status: 400,
    code: 'InvalidRequest',
    message: /promote/,
    send: async (mock) => {
      const id = await image(mock)
      return sequence(
        () => mock.send('POST', `/v1/images/${id}/promote`),
        () => mock.send('POST', `/v1/images/${id}/promote`),
      )
    },
  },
  {
    n: 96,
    title: 'demote a project image',
    status: 400,
    code: 'InvalidRequest',
    message: /demote/,
    send: async (mock) => {
      const id = await image(mock)
      return mock.send('POST', `/v1/images/${id}/demote?project=web`)
    },
  },
  {
    n: 97,
    title: 'promote to a taken name',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /^already exists: silo-image "golden"$/,
    async send(mock) {
      const first = await image(mock)
      await mock.send('POST', `/v1/images/${first}/promote`)
      const { body: snapshot } = await mock.send('GET', '/v1/snapshots/golden-snap?project=web')
      const { body: second } = await mock.send(
        'POST',
        '/v1/images?project=web',
        named('golden', { os: 'a', version: '1', source: { type: 'snapshot', id: snapshot['id'] } }),
      )
      return mock.send('POST', `/v1/images/${String(second['id'])}/promote`)
    },
  },
]
