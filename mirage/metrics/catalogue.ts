import type {
  AuthzScope,
  DatumType,
  FieldSchema,
  FieldType,
  TimeseriesSchema,
  Units,
} from '#store/api/generated/types'

// The schemas of all time series: their targets, metrics, and fields. A region has about 150 series.

type Fields = Readonly<Record<string, readonly [type: FieldType, description: string]>>

interface Target {
  name: string
  scope: AuthzScope
  description: string
  fields: Fields
  metrics: readonly Metric[]
}
type Metric = readonly [name: string, datum: DatumType, units: Units, description: string, fields?: Fields]

const tenancy: Fields = {
  project_id: ['uuid', 'The project it belongs to'],
  silo_id: ['uuid', 'The silo it belongs to'],
}
const sled: Fields = {
  sled_id: ['uuid', 'The sled it runs on'],
  sled_model: ['string', 'The model of that sled'],
  sled_revision: ['u32', 'The revision of that model'],
  sled_serial: ['string', 'The serial number of that sled'],
}
const rack: Fields = { rack_id: ['uuid', 'The rack it is in'] }
const failure: Fields = { failure_reason: ['string', 'Why it failed'] }
const ioKind: Fields = { io_kind: ['string', 'read, write or flush'] }

const counter = (name: string, description: string, units: Units = 'count', fields?: Fields): Metric =>
  fields ? [name, 'cumulative_u64', units, description, fields] : [name, 'cumulative_u64', units, description]
const gauge = (name: string, units: Units, description: string, fields?: Fields): Metric =>
  fields ? [name, 'f32', units, description, fields] : [name, 'f32', units, description]

/** Frames of a link, in both directions. */
const frames: readonly Metric[] = [
  counter('bytes_received', 'Bytes received', 'bytes'),
  counter('bytes_sent', 'Bytes sent', 'bytes'),
  counter('errors_received', 'Errors while receiving'),
  counter('errors_sent', 'Errors while sending'),
  counter('packets_received', 'Packets received'),
  counter('packets_sent', 'Packets sent'),
]

const component: Fields = {
  ...rack,
  slot: ['u32', 'The place of the component in the rack'],
  chassis_kind: ['string', 'sled, switch or power'],
  chassis_serial: ['string', 'The serial number of the chassis'],
  component_id: ['string', 'The component'],
  component_kind: ['string', 'The kind of component'],
  description: ['string', 'What the component does'],
}
const switchLink: Fields = {
  switch_slot: ['u32', 'The place of the switch in the rack'],
  port_id: ['string', 'The port of the switch'],
  link_id: ['u8', 'The number of the link in its port'],
}
const sensor: Fields = { sensor: ['string', 'The sensor that was read'] }
const peer: Fields = { ...rack, switch_slot: ['u32', 'The switch'], peer: ['ip_addr', 'The neighbour'] }

const targets: readonly Target[] = [
  {
    name: 'virtual_machine',
    scope: 'project',
    description: 'A virtual machine',
    fields: { instance_id: ['uuid', 'The instance'], ...tenancy, ...sled },
    metrics: [
      counter('pv_panic_guest_handled', 'Panics the guest dealt with by itself'),
      counter('pv_panic_host_handled', 'Panics the host dealt with'),
      counter('reset', 'Times the machine was reset'),
      counter('vcpu_usage', 'Time spent in a state, per virtual CPU', 'nanoseconds', {
        state: ['string', 'run, emulation, idle or waiting'],
        vcpu_id: ['u32', 'The virtual CPU'],
      }),
    ],
  },
  {
    name: 'virtual_disk',
    scope: 'project',
    description: 'A disk that is attached to an instance',
    fields: {
      attached_instance_id: ['uuid', 'The instance it is attached to'],
      block_size: ['u32', 'Its block size in bytes'],
      disk_id: ['uuid', 'The disk'],
      ...tenancy,
    },
    metrics: [
      counter('bytes_read', 'Bytes read', 'bytes'),
      counter('bytes_written', 'Bytes written', 'bytes'),
      counter('failed_flushes', 'Flushes that failed', 'count', failure),
      counter('failed_reads', 'Reads that failed', 'count', failure),
      counter('failed_writes', 'Writes that failed', 'count', failure),
      counter('flushes', 'Flushes'),
      ['io_latency', 'histogram_u64', 'nanoseconds', 'How long operations took', ioKind],
      ['io_size', 'histogram_u64', 'bytes', 'How large operations were', ioKind],
      counter('reads', 'Reads'),
      counter('writes', 'Writes'),
    ],
  },
  {
    name: 'instance_network_interface',
    scope: 'project',
    description: 'A network interface of an instance',
    fields: {
      instance_id: ['uuid', 'The instance'],
      interface_id: ['uuid', 'The interface'],
      ...tenancy,
    },
    metrics: [...frames, counter('packets_dropped', 'Packets dropped')],
  },
  {
    name: 'http_service',
    scope: 'fleet',
    description: 'A service of the control plane',
    fields: { id: ['uuid', 'The service'], name: ['string', 'Its name'] },
    metrics: [
      [
        'request_latency_histogram',
        'histogram_f64',
        'seconds',
        'How long requests took',
        {
          operation_id: ['string', 'The operation that was called'],
          status_code: ['i64', 'The status it answered with'],
        },
      ],
    ],
  },
  {
    name: 'hardware_component',
    scope: 'fleet',
    description: 'A component of a sled, a switch or a power shelf',
    fields: component,
    metrics: [
      gauge('current', 'amps', 'Current', sensor),
      gauge('fan_speed', 'rpm', 'Speed of a fan', sensor),
      gauge('input_current', 'amps', 'Current taken in', sensor),
      gauge('input_voltage', 'volts', 'Voltage taken in', sensor),
      counter('poll_error_count', 'Readings that failed', 'count', { error: ['string', 'What went wrong'] }),
      gauge('power', 'watts', 'Power', sensor),
      counter('sensor_error_count', 'Sensors that failed', 'count', sensor),
      gauge('temperature', 'degrees_celsius', 'Temperature', sensor),
      gauge('voltage', 'volts', 'Voltage', sensor),
    ],
  },
  ...(['sled_data_link', 'switch_data_link'] as const).map((name): Target => ({
    name,
    scope: 'fleet',
    description: name === 'sled_data_link' ? 'A network link of a sled' : 'A network link of a switch',
    fields: {
      ...rack,
      ...(name === 'sled_data_link' ? { ...sled, link_name: ['string', 'The link'] } : switchLink),
    },
    metrics: [
      ...frames,
      ...(name === 'sled_data_link'
        ? []
        : [
            counter('fec_aligned', 'Times the lanes were aligned'),
            counter('fec_corrected', 'Symbols corrected'),
            counter('fec_uncorrected', 'Symbols beyond correction'),
            counter('link_down', 'Times the link went down'),
            counter('link_up', 'Times the link came up'),
            counter('packets_dropped', 'Packets dropped'),
            gauge('receive_power', 'watts', 'Light received'),
            gauge('transmit_power', 'watts', 'Light sent'),
            gauge('transceiver_temperature', 'degrees_celsius', 'Temperature of the transceiver'),
          ]),
    ],
  })),
  {
    name: 'switch_table',
    scope: 'fleet',
    description: 'A table in the packet processor of a switch',
    fields: { ...rack, switch_slot: ['u32', 'The switch'], table: ['string', 'The table'] },
    metrics: [
      ['capacity', 'u32', 'count', 'Entries it may hold'],
      ['collisions', 'u64', 'count', 'Entries that collided'],
      ['delete_misses', 'u64', 'count', 'Deletions of what was not there'],
      ['deletes', 'u64', 'count', 'Entries deleted'],
      ['exhaustion', 'u64', 'count', 'Times it was full'],
      ['inserts', 'u64', 'count', 'Entries made'],
      ['occupancy', 'u32', 'count', 'Entries it holds'],
      ['updates', 'u64', 'count', 'Entries changed'],
    ],
  },
  {
    name: 'bgp_session',
    scope: 'fleet',
    description: 'A BGP session with a neighbour',
    fields: peer,
    metrics: [
      counter('active_connections_accepted', 'Connections we opened'),
      counter('keepalives_received', 'Keepalives received'),
      counter('keepalives_sent', 'Keepalives sent'),
      counter('notifications_received', 'Notifications received'),
      counter('prefixes_advertised', 'Prefixes advertised'),
      counter('prefixes_imported', 'Prefixes imported'),
      counter('state_transitions', 'Changes of state'),
      counter('updates_received', 'Updates received'),
      counter('updates_sent', 'Updates sent'),
    ],
  },
  {
    name: 'bfd_session',
    scope: 'fleet',
    description: 'A BFD session with a neighbour',
    fields: peer,
    metrics: [
      counter('control_packets_received', 'Control packets received'),
      counter('control_packets_sent', 'Control packets sent'),
      counter('message_receive_error', 'Control packets that could not be read'),
      counter('timeout_expired', 'Times the neighbour fell silent'),
      counter('transition_to_down', 'Times the session went down'),
      counter('transition_to_up', 'Times the session came up'),
    ],
  },
  {
    name: 'collection_target',
    scope: 'fleet',
    description: 'What readings are collected from',
    fields: { collector_id: ['uuid', 'The collector'], producer_id: ['uuid', 'The producer'] },
    metrics: [
      counter('collections', 'Collections that went well'),
      counter('failed_collections', 'Collections that failed', 'count', { reason: ['string', 'Why'] }),
    ],
  },
  {
    name: 'storage_pool',
    scope: 'fleet',
    description: 'A pool of physical disks',
    fields: { ...rack, pool_id: ['uuid', 'The pool'], ...sled },
    metrics: [
      ['allocated', 'u64', 'bytes', 'Bytes in use'],
      ['free', 'u64', 'bytes', 'Bytes to be had'],
      counter('checksum_errors', 'Blocks that did not match their checksum'),
      counter('scrubs', 'Times the pool was read through'),
    ],
  },
]

const fieldsOf = (fields: Fields, source: FieldSchema['source']): FieldSchema[] =>
  Object.entries(fields).map(([name, [fieldType, description]]) => ({ name, fieldType, description, source }))

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

/** Every schema, by name. */
export const schemas: readonly TimeseriesSchema[] = targets
  .flatMap((target) =>
    target.metrics.map(([name, datumType, units, description, fields]): TimeseriesSchema => ({
      timeseriesName: `${target.name}:${name}`,
      description: { target: target.description, metric: description },
      authzScope: target.scope,
      datumType,
      units,
      fieldSchema: [...fieldsOf(target.fields, 'target'), ...fieldsOf(fields ?? {}, 'metric')].sort(byName),
      version: 1,
      created: '2024-10-02T08:14:05.120000Z',
    })),
  )
  .sort((a, b) => (a.timeseriesName < b.timeseriesName ? -1 : 1))

const schemasByName = new Map(schemas.map((schema) => [schema.timeseriesName, schema]))

/** The schema with that name. */
export const schemaNamed = (name: string): TimeseriesSchema | undefined => schemasByName.get(name)
