import { ManualClock } from '#mirage/clock'
import { CERTIFICATE, KEY, OTHER_KEY } from '#tests/support/certificates'
import { asFleet } from '#tests/support/fleet'
import { sequence, named, unknownId, type TestRegion, type Row } from './badInputRow'

const as = (persona: string, scenario = 'company') => ({ persona, scenario })
const forbidden = (
  n: number,
  title: string,
  persona: string,
  method: string,
  path: string,
  body?: unknown,
): Row => ({
  n,
  title,
  status: 403,
  code: 'Forbidden',
  message: /^Forbidden$/,
  in: as(persona),
  send: ({ send }) => send(method, path, body),
})
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const clientId = '11111111-2222-4333-8444-555555555555'

/** Requests a token as a device does. */
async function device({ send }: TestRegion, more = ''): Promise<Record<string, unknown>> {
  return (await send('POST', '/device/auth', `client_id=${clientId}${more}`, form)).body
}
const poll = ({ send }: TestRegion, code: string, grant = 'urn:ietf:params:oauth:grant-type:device_code') =>
  send(
    'POST',
    '/device/token',
    new URLSearchParams({ grant_type: grant, client_id: clientId, device_code: code }).toString(),
    form,
  )

const silo = (name: string, more: object = {}) =>
  named(name, {
    discoverable: true,
    identity_mode: 'local_only',
    quotas: { cpus: 1, memory: 0, storage: 0 },
    tls_certificates: [],
    ...more,
  })
const provider = (source: object) =>
  named('fresh', {
    acs_url: 'https://a.example',
    idp_entity_id: 'b',
    idp_metadata_source: source,
    slo_url: 'https://c.example',
    sp_client_id: 'd',
    technical_contact_email: 'e@f.example',
  })
const newProvider = (
  n: number,
  title: string,
  siloName: string,
  source: object,
  code: string,
  message: RegExp,
): Row => ({
  n,
  title,
  status: 400,
  code,
  message,
  send: ({ send }) => send('POST', `/v1/system/identity-providers/saml?silo=${siloName}`, provider(source)),
})

const range = (
  n: number,
  title: string,
  action: string,
  pool: string,
  first: string,
  last: string,
  code: string | null,
  message: RegExp,
): Row => ({
  n,
  title,
  status: 400,
  code,
  message,
  send: ({ send }) => send('POST', `/v1/system/ip-pools/${pool}/ranges/${action}`, { first, last }),
})
/** Allocates an address of the default pool. */
const takeAddress = ({ send }: TestRegion) => send('POST', '/v1/floating-ips?project=web', named('front'))

const subscription = (title: string, pattern: string): Row => ({
  n: 180,
  title,
  status: 400,
  code: 'InvalidValue',
  message: /"alert_class"/,
  send: ({ send }) =>
    sequence(
      () => send('POST', '/v1/webhook-receivers', receiver('fresh')),
      () => send('POST', '/v1/alert-receivers/fresh/subscriptions', { subscription: pattern }),
    ),
})

const query = (n: number, title: string, text: string, message: RegExp): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: ({ send }) => send('POST', '/v1/timeseries/query?project=web', { query: text }),
})

const certificate = (key: string) => named('fresh', { cert: CERTIFICATE, key, service: 'external_api' })

const bundles = '/experimental/v1/system/support-bundles'
const lots = '/v1/system/networking/address-lot'
const block = (first: string, last: string) => ({ first_address: first, last_address: last })
const newLot = (n: number, title: string, first: string, last: string, message: RegExp): Row => ({
  n,
  title,
  status: 400,
  code: 'InvalidRequest',
  message,
  send: ({ send }) => send('POST', lots, named('fresh', { kind: 'pool', blocks: [block(first, last)] })),
})
const receiver = (name: string, more: object = {}) =>
  named(name, { endpoint: 'https://pager.example/hook', secrets: ['a'], ...more })
const portSettings = (more: object) =>
  named('fresh', {
    port_config: { geometry: 'qsfp28x1' },
    links: [{ link_name: 'phy0', autoneg: false, mtu: 1_500, speed: 'speed100_g', lldp: { enabled: false } }],
    addresses: [],
    ...more,
  })
const peer = (md5: string) => ({
  addr: '10.0.0.2',
  allowed_export: { type: 'no_filtering' },
  allowed_import: { type: 'no_filtering' },
  bgp_config: 'core',
  communities: [],
  connect_retry: 3,
  delay_open: 3,
  enforce_first_as: false,
  hold_time: 6,
  idle_hold_time: 3,
  interface_name: 'phy0',
  keepalive: 2,
  md5_auth_key: md5,
})
const announce = ({ send }: TestRegion, name: string) =>
  send('PUT', '/v1/system/networking/bgp-announce-set', named(name, { announcement: [] }))
const bgp = ({ send }: TestRegion, name: string, set: string) =>
  send('POST', '/v1/system/networking/bgp', named(name, { asn: 65_077, bgp_announce_set_id: set }))

/** Silo and operators: rows 141 to 193. */
export const operators: readonly Row[] = [
  forbidden(141, 'projects, without a role', 'colm', 'GET', '/v1/projects'),
  {
    n: 142,
    title: 'a project that is not to be seen',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: project with name "berth-planner"/,
    in: as('colm'),
    send: ({ send }) => send('GET', '/v1/projects/berth-planner'),
  },
  forbidden(143, 'silos, as a collaborator', 'dele', 'GET', '/v1/system/silos'),
  forbidden(144, 'new project, as a viewer', 'yuki', 'POST', '/v1/projects', named('fresh')),
  forbidden(
    145,
    'start, as a viewer',
    'yuki',
    'POST',
    '/v1/instances/berth-db-replica/start?project=berth-planner',
  ),
  forbidden(146, 'new silo, as the admin of one', 'ines', 'POST', '/v1/system/silos', silo('fresh')),
  {
    n: 147,
    title: 'unknown device code',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: device-auth-request/,
    send: ({ send }) => send('POST', '/device/confirm', { user_code: 'BAD-CODEX' }),
  },
  {
    n: 148,
    title: 'device code after five minutes',
    status: 400,
    code: 'InvalidRequest',
    message: /expired/,
    async send(mock) {
      const { user_code } = await device(mock)
      mock.clock.advance(300_000)
      return mock.send('POST', '/device/confirm', { user_code })
    },
  },
  {
    n: 149,
    title: 'token longer than the silo allows',
    status: 400,
    code: 'InvalidRequest',
    message: /7200 seconds .*3600 seconds/,
    async send(mock) {
      await mock.send('PUT', '/v1/auth-settings', { device_token_max_ttl_seconds: 3_600 })
      const { user_code } = await device(mock, '&ttl_seconds=7200')
      return mock.send('POST', '/device/confirm', { user_code })
    },
  },
  {
    n: 152,
    title: 'auth settings of nothing',
    status: 400,
    code: null,
    message: /missing field `device_token_max_ttl_seconds`/,
    send: ({ send }) => send('PUT', '/v1/auth-settings', {}),
  },
  {
    n: 153,
    title: 'token of another user',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: device-access-token/,
    send: ({ send }) => send('DELETE', `/v1/me/access-tokens/${unknownId}`),
  },
  {
    n: 154,
    title: 'silo name taken',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /^already exists: silo "tidewater-ops"$/,
    send: ({ send }) => send('POST', '/v1/system/silos', silo('tidewater-ops')),
  },
  {
    n: 155,
    title: 'silo with a project deleted',
    status: 400,
    code: 'InvalidRequest',
    message: /silo to be deleted contains a project/,
    send: ({ send }) => send('DELETE', '/v1/system/silos/tidewater-ops'),
  },
  {
    n: 156,
    title: 'quota of -1 CPUs',
    status: 400,
    code: 'InvalidRequest',
    message: /cpus/,
    send: ({ send }) => send('PUT', '/v1/system/silos/tidewater-ops/quotas', { cpus: -1 }),
  },
  newProvider(
    157,
    'provider where people are kept locally',
    'tidewater-research',
    { type: 'url', url: 'https://a.example/metadata' },
    'InvalidRequest',
    /SAML/,
  ),
  newProvider(
    158,
    'metadata that do not answer',
    'tidewater-ops',
    { type: 'url', url: 'https://fault-silent.example/metadata' },
    'InvalidValue',
    /"url"/,
  ),
  newProvider(
    159,
    'metadata without a signing key',
    'tidewater-ops',
    {
      type: 'base64_encoded_xml',
      data: btoa('<EntityDescriptor><IDPSSODescriptor></IDPSSODescriptor></EntityDescriptor>'),
    },
    'InvalidRequest',
    /no signing key in metadata/,
  ),
  {
    n: 160,
    title: 'certificate that has expired',
    status: 400,
    code: 'InvalidValue',
    message: /"certificate".*expired/,
    in: { clock: new ManualClock(Date.parse('2040-01-01T00:00:00Z')) },
    send: ({ send }) => send('POST', '/v1/certificates', certificate(KEY)),
  },
  {
    n: 160,
    title: 'key of another certificate',
    status: 400,
    code: 'InvalidValue',
    message: /"private-key".*match/,
    send: ({ send }) => send('POST', '/v1/certificates', certificate(OTHER_KEY)),
  },
  {
    n: 161,
    title: 'local user where people come from a provider',
    status: 404,
    code: 'ObjectNotFound',
    message: /identity-provider with name "local"/,
    send: ({ send }) =>
      send('POST', '/v1/system/identity-providers/local/users?silo=tidewater-ops', {
        external_id: 'new-user',
        password: { mode: 'login_disallowed' },
      }),
  },
  {
    n: 162,
    title: 'pool with ranges deleted',
    status: 400,
    code: 'InvalidRequest',
    message: /cannot be deleted while it contains IP ranges/,
    send: ({ send }) => send('DELETE', '/v1/system/ip-pools/dock-public'),
  },
  range(
    163,
    'range of another pool',
    'add',
    'dock-internal',
    '192.0.2.5',
    '192.0.2.20',
    'InvalidRequest',
    /192\.0\.2\.5-192\.0\.2\.20 overlaps .*192\.0\.2\.10-192\.0\.2\.200/,
  ),
  range(
    164,
    'range the wrong way round',
    'add',
    'dock-internal',
    '10.0.0.9',
    '10.0.0.2',
    null,
    /unable to parse JSON body: .*must not be after/,
  ),
  range(
    165,
    'range of IPv6',
    'add',
    'dock-internal',
    'fd00::1',
    'fd00::2',
    'InvalidRequest',
    /IPv6 ranges are not allowed yet/,
  ),
  range(
    166,
    'range that is not there',
    'remove',
    'dock-public',
    '10.0.0.1',
    '10.0.0.2',
    'InvalidRequest',
    /range .* does not exist/,
  ),
  {
    n: 167,
    title: 'range with addresses in use removed',
    status: 400,
    code: 'InvalidRequest',
    message: /addresses are in use/,
    send: (mock) =>
      sequence(
        () => takeAddress(mock),
        () =>
          mock.send('POST', '/v1/system/ip-pools/dock-public/ranges/remove', {
            first: '192.0.2.10',
            last: '192.0.2.200',
          }),
      ),
  },
  {
    n: 168,
    title: 'pool linked twice',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /already exists: ip-pool-resource/,
    send: ({ send }) =>
      send('POST', '/v1/system/ip-pools/dock-public/silos', { silo: 'tidewater-ops', is_default: false }),
  },
  {
    n: 169,
    title: 'pool with addresses in use unlinked',
    status: 400,
    code: 'InvalidRequest',
    message: /addresses in use/,
    send: (mock) =>
      sequence(
        () => takeAddress(mock),
        () => mock.send('DELETE', '/v1/system/ip-pools/dock-public/silos/tidewater-ops'),
      ),
  },
  {
    n: 170,
    title: 'provision policy of an expunged sled',
    status: 409,
    code: 'Conflict',
    message: /not in service/,
    send({ send, region }) {
      const sled = region.world.sleds.findBy(({ policy }) => policy.kind === 'expunged')
      return send('PUT', `/v1/system/hardware/sleds/${sled?.id ?? ''}/provision-policy`, {
        state: 'non_provisionable',
      })
    },
  },
  {
    n: 171,
    title: 'unknown metric',
    status: 400,
    code: null,
    message: /bad parameter in URL path: .*unknown variant `gpu_provisioned`/,
    send: ({ send }) =>
      send(
        'GET',
        '/v1/metrics/gpu_provisioned?start_time=2026-01-01T00:00:00Z&end_time=2026-01-02T00:00:00Z',
      ),
  },
  {
    n: 172,
    title: 'metric from no moment',
    status: 400,
    code: null,
    message: /missing field `start_time`/,
    send: ({ send }) => send('GET', '/v1/metrics/cpus_provisioned?end_time=2026-01-02T00:00:00Z'),
  },
  query(173, 'unknown series', 'get nonsense:things', /Timeseries not found for: nonsense:things/),
  query(174, 'half a filter', 'get virtual_disk:reads | filter', /\d/),
  query(175, 'group without align', 'get virtual_disk:reads | group_by [attached_instance_id], sum', /align/),
  {
    n: 176,
    title: 'bundle that is being collected',
    status: 400,
    code: 'InvalidRequest',
    message: /non-active state/,
    async send({ send }) {
      const { body } = await send('POST', bundles, {})
      return send('GET', `${bundles}/${String(body['id'])}/download`)
    },
  },
  {
    n: 177,
    title: 'comment of 5000 bytes',
    status: 400,
    code: 'InvalidRequest',
    message: /4096 bytes/,
    async send({ send }) {
      const { body } = await send('POST', bundles, {})
      return send('PUT', `${bundles}/${String(body['id'])}`, { user_comment: 'x'.repeat(5_000) })
    },
  },
  {
    n: 178,
    title: 'bundle without room for it',
    status: 507,
    code: 'InsufficientCapacity',
    message: /support bundle storage exhausted/i,
    send: ({ send }) => sequence(...Array.from({ length: 40 }, () => () => send('POST', bundles, {}))),
  },
  {
    n: 179,
    title: 'probe of a receiver without secrets',
    status: 400,
    code: 'InvalidRequest',
    message: /secrets/,
    async send({ send }) {
      const { body } = await send('POST', '/v1/webhook-receivers', receiver('fresh'))
      const [secret] = body['secrets'] as { id: string }[]
      await send('DELETE', `/v1/webhook-secrets/${secret?.id ?? ''}`)
      return send('POST', '/v1/alert-receivers/fresh/probe')
    },
  },
  subscription('subscription to the probe', 'probe'),
  subscription('subscription to an unknown class', 'no.such'),
  {
    n: 181,
    title: 'resend to who did not subscribe',
    status: 400,
    code: 'InvalidRequest',
    message: /not subscribed/,
    in: { scenario: 'company' },
    async send({ send, region }) {
      const [delivery] = region.world.deliveries.all()
      await send('POST', '/v1/webhook-receivers', receiver('fresh'))
      return send('POST', `/v1/alerts/${delivery?.alertId ?? ''}/resend?receiver=fresh`)
    },
  },
  {
    n: 182,
    title: 'older release',
    status: 400,
    code: null,
    message: /downgrade|older/i,
    in: { scenario: 'company' },
    send: ({ send, region }) => {
      const versions = region.world.repositories
        .all()
        .map(({ systemVersion }) => systemVersion)
        .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      return send('PUT', '/v1/system/update/target-release', { system_version: versions[0] })
    },
  },
  {
    n: 183,
    title: 'unknown release',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: tuf-repo/,
    in: { scenario: 'company' },
    send: ({ send }) => send('PUT', '/v1/system/update/target-release', { system_version: '99.0.0' }),
  },
  newLot(184, 'block the wrong way round', '10.0.0.9', '10.0.0.2', /first|range/),
  newLot(185, 'block of two families', '10.0.0.1', 'fd00::1', /famil/),
  {
    n: 186,
    title: 'lot in use deleted',
    status: 400,
    code: 'InvalidRequest',
    message: /in use/,
    async send({ send, region }) {
      const [rack] = region.world.racks.all()
      await send('POST', lots, named('fresh', { kind: 'infra', blocks: [block('10.44.0.1', '10.44.0.9')] }))
      await send('POST', '/v1/system/networking/loopback-address', {
        address: '10.44.0.2',
        address_lot: 'fresh',
        anycast: false,
        mask: 32,
        rack_id: rack?.id,
        switch_location: 'switch0',
      })
      return send('DELETE', `${lots}/fresh`)
    },
  },
  {
    n: 187,
    title: 'second configuration of one ASN',
    status: 409,
    code: 'Conflict',
    message: /ASN/,
    send: (mock) =>
      sequence(
        () => announce(mock, 'set-one'),
        () => announce(mock, 'set-two'),
        () => bgp(mock, 'core', 'set-one'),
        () => bgp(mock, 'other', 'set-two'),
      ),
  },
  {
    n: 188,
    title: 'unknown lot',
    status: 400,
    code: 'InvalidRequest',
    message: /lot/,
    send: ({ send }) =>
      send(
        'POST',
        '/v1/system/networking/switch-port-settings',
        portSettings({
          addresses: [{ link_name: 'phy0', addresses: [{ address: '10.0.0.1/30', address_lot: 'nowhere' }] }],
        }),
      ),
  },
  {
    n: 189,
    title: 'key of 81 characters',
    status: 400,
    code: 'InvalidValue',
    message: /"md5_auth_key"/,
    send: (mock) =>
      sequence(
        () => announce(mock, 'set-one'),
        () => bgp(mock, 'core', 'set-one'),
        () =>
          mock.send(
            'POST',
            '/v1/system/networking/switch-port-settings',
            portSettings({ bgp_peers: [{ link_name: 'phy0', peers: [peer('x'.repeat(81))] }] }),
          ),
      ),
  },
  {
    n: 190,
    title: 'port of a third switch',
    status: 400,
    code: 'InvalidRequest',
    message: /switch/,
    send({ send, region }) {
      const [rack] = region.world.racks.all()
      return send(
        'GET',
        `/v1/system/hardware/switch-port/qsfp0/status?rack_id=${rack?.id ?? ''}&switch_location=switch9`,
      )
    },
  },
  {
    n: 191,
    title: 'allow list of 1001',
    status: 400,
    code: 'InvalidRequest',
    message: /1000|too many/,
    send: ({ send }) =>
      send('PUT', '/v1/system/networking/allow-list', {
        allowed_ips: {
          allow: 'list',
          ips: Array.from(
            { length: 1_001 },
            (_, index) => `10.${Math.floor(index / 250)}.${index % 250}.1/32`,
          ),
        },
      }),
  },
  {
    n: 192,
    title: 'allow list without the caller',
    status: 400,
    code: 'InvalidRequest',
    message: /caller|prevent/i,
    send: ({ send }) =>
      send('PUT', '/v1/system/networking/allow-list', {
        allowed_ips: { allow: 'list', ips: ['10.0.0.0/8'] },
      }),
  },
  {
    n: 193,
    title: 'trust root deleted by a viewer',
    status: 403,
    code: 'Forbidden',
    message: /^Forbidden$/,
    send({ send, region }) {
      // A caller without a role does not learn that it exists.
      asFleet(region, 'viewer')
      return send(
        'DELETE',
        `/v1/system/update/trust-roots/${region.world.trustRoots.all().map(({ id }) => id)[0] ?? unknownId}`,
      )
    },
  },
]

/** Rows 150 and 151 are errors in the form of OAuth, with an `error` and no message. */
export const oauthRows = [
  {
    n: 150,
    title: 'token before it is confirmed',
    error: 'authorization_pending',
    send: async (mock: TestRegion) => poll(mock, String((await device(mock))['device_code'])),
  },
  {
    n: 151,
    title: 'token by another grant',
    error: 'unsupported_grant_type',
    send: async (mock: TestRegion) => poll(mock, String((await device(mock))['device_code']), 'password'),
  },
]
