import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { literally } from '../support/markup'
import { quietConsole, setupPages } from '../support/pageText'
import { sshKeys } from '../support/sshKeys'

// What the forms of the console check, what the region refuses and at which field that is said, and that what was sent
// is on the page afterwards. Fields are named by their labels, so a field that is not there, or has another name, fails.
// `tests/browser/failingForms.spec.ts` types into forms, and keeps what was typed while calls fail.

quietConsole()

interface FormCase {
  path: string
  typed: Record<string, unknown>
  /** Changes of `typed` that the form itself refuses: the field, by its name, and its message. */
  wrong?: readonly (readonly [change: Record<string, unknown>, field: string, message: string | RegExp])[]
  /** Changes of `typed` that the region refuses: the field, by its name, and the message at it. */
  refused?: readonly (readonly [change: Record<string, unknown>, field: string, message: RegExp])[]
  notice?: string
  /** A page and a text that it has once the form is sent, and not before. */
  shows?: readonly [path: string, text: string | RegExp]
}

const planner = '/projects/berth-planner'
const networking = '/system/networking'
const nameRequired = [{ Name: '' }, 'name', 'Name is required'] as const

const rootRole = {
  signed: {
    _type: 'root',
    version: 2,
    spec_version: '1.0.0',
    expires: '2020-05-01T00:00:00Z',
    roles: { root: { keyids: ['a1'], threshold: 1 } },
  },
  signatures: [{ keyid: 'a1', sig: '00' }],
}

const cases: Record<string, readonly FormCase[]> = {
  'of the operators’ networking': [
    {
      path: `${networking}/address-lots-new`,
      typed: { Name: 'quay-infra', Blocks: '198.51.100.0-198.51.100.9\n198.51.100.20' },
      wrong: [
        [{ Blocks: '' }, 'blocks', 'Blocks is required'],
        [
          { Blocks: '198.51.100.0-198.51.100.9\n198.51.100.30-198.51.100.20' },
          'blocks',
          'Line 2: the last address must not be below the first',
        ],
      ],
      shows: [`${networking}/address-lots`, 'quay-infra'],
    },
    {
      path: `${networking}/loopback-addresses-new`,
      typed: { 'Address lot': 'rack-infra', Address: 'fd00:99::3/128', Rack: idOf('rack 1') },
      wrong: [
        [{ Address: 'fd00:99::3' }, 'address', 'Must contain an IP address and a width, separated by a /'],
      ],
      refused: [[{ Address: 'fd00:98::3/128' }, 'address', /is not in the address lot/]],
      shows: [`${networking}/loopback-addresses`, 'fd00:99::3/128'],
    },
    {
      path: `${networking}/bfd-sessions-enable`,
      // The region counts microseconds.
      typed: { Peer: '172.20.15.99', 'Required receive interval (ms)': 3.3 },
      wrong: [
        [{ Peer: '' }, 'remote', 'Peer is required'],
        [{ Peer: '172.20.15' }, 'remote', /Not a valid IP address/],
        [{ 'Required receive interval (ms)': '' }, 'requiredRxMs', 'Required receive interval is required'],
        [{ 'Required receive interval (ms)': 60_001 }, 'requiredRxMs', 'At most 60,000\u00A0ms'],
      ],
      shows: [`${networking}/bfd-sessions`, /172\.20\.15\.99 .*Any Single hop 9\.9 ms/],
    },
    {
      path: `${networking}/bgp/announce-sets-new`,
      typed: { Name: 'quay', Networks: '192.0.2.0/25' },
      wrong: [
        [{ Name: 'harbour' }, 'name', 'There is an announce set of that name, which would be replaced'],
        [
          { Networks: '192.0.2.0/25\n203.0.114.0/24' },
          'networks',
          'Line 2: 203.0.114.0/24 is in no block of an address lot',
        ],
      ],
      shows: [`${networking}/bgp/announce-sets`, 'quay'],
    },
    {
      path: `${networking}/bgp/configs-new`,
      typed: { Name: 'quay-edge', 'AS number': 65_011, 'Announce set': 'quay' },
      wrong: [[{ 'AS number': '' }, 'asn', 'AS number is required']],
      refused: [[{ 'AS number': 65_010 }, 'asn', /one per ASN only/]],
      shows: [`${networking}/bgp/configs`, '65011'],
    },
    {
      path: `${networking}/ip-pools-new`,
      typed: { Name: 'dock-two', Description: 'Once more' },
      wrong: [
        nameRequired,
        [{ Name: 'Dock' }, 'name', /lower-case/],
        [{ Description: 'x'.repeat(513) }, 'description', /512/],
      ],
      refused: [[{ Name: 'dock-public' }, 'name', /IP pool name already exists/]],
      notice: 'IP pool dock-two created',
      shows: [`${networking}/ip-pools`, 'Once more'],
    },
    {
      path: `${networking}/ip-pools/research-v4/edit`,
      typed: { Description: 'Said again' },
      refused: [[{ Name: 'dock-public' }, 'name', /IP pool name already exists/]],
      notice: 'IP pool research-v4 updated',
      shows: [`${networking}/ip-pools`, 'Said again'],
    },
    {
      path: `${networking}/ip-pools/dock-public/ranges-add`,
      typed: { 'First address': '10.9.0.1', 'Last address': '10.9.0.2' },
      wrong: [
        [{ 'First address': '' }, 'first', 'First address is required'],
        [{ 'Last address': '' }, 'last', 'Last address is required'],
      ],
      refused: [
        [
          { 'First address': '203.0.113.1', 'Last address': '203.0.113.5' },
          'last',
          /^Overlaps with 203\.0\.113\.4–203\.0\.113\.7 of IP pool exhausted-v4$/,
        ],
        [
          { 'First address': '192.0.2.245', 'Last address': '192.0.2.255' },
          'first',
          /^Overlaps with 192\.0\.2\.240–192\.0\.2\.250 of the region’s own services$/,
        ],
      ],
      notice: 'IP range 10.9.0.1–10.9.0.2 added',
      shows: [`${networking}/ip-pools/dock-public`, '10.9.0.1'],
    },
    {
      path: `${networking}/ip-pools-service/ranges-add`,
      typed: { 'First address': '10.30.0.9', 'Last address': '10.30.0.20' },
      wrong: [[{ 'Last address': '10.30.0.1' }, 'last', 'Must not be below the first address']],
      shows: [`${networking}/ip-pools-service`, '10.30.0.9'],
    },
  ],
  'of a project': [
    {
      path: `${planner}/floating-ips-new`,
      typed: { Name: 'fresh' },
      wrong: [nameRequired, [{ 'IP address': '192.0.2' }, 'ip', /Not a valid IP address/]],
      refused: [
        [{ Name: 'quay-1' }, 'name', /Floating IP name already exists/],
        [{ 'IP address': '10.0.0.1' }, 'ip', /Requested external IP address not available/],
        [{ 'IP pool': 'exhausted-v4' }, 'pool', /No external IP addresses available/],
      ],
      notice: 'Floating IP fresh created',
    },
    {
      path: `${planner}/affinity-new?kind=affinity`,
      typed: { Name: 'close', Policy: 'fail' },
      wrong: [nameRequired, [{ Name: 'Loud' }, 'name', /lower-case letters/]],
      refused: [[{ Name: 'simulation' }, 'name', /already exists/]],
      shows: [`${planner}/affinity`, 'close'],
    },
    {
      // The other kind has its own names.
      path: `${planner}/affinity-new`,
      typed: { Name: 'simulation' },
      shows: [`${planner}/affinity/simulation`, 'No members'],
    },
    {
      path: `${planner}/probes-new`,
      typed: { Name: 'reach-3', Sled: idOf('sled ORS1007') },
      wrong: [nameRequired, [{ Sled: '' }, 'sled', 'Sled is required']],
      refused: [[{ Name: 'reach-1' }, 'name', /already exists/]],
      shows: [`${planner}/probes`, 'reach-3'],
    },
    {
      path: `${planner}/disks-new`,
      typed: { Name: 'fresh', Description: 'Kept' },
      wrong: [nameRequired],
      refused: [[{ Name: 'scratch' }, 'name', /Disk name already exists/]],
    },
    {
      path: `${planner}/snapshots-new`,
      typed: { Name: 'fresh', Disk: 'scratch' },
      wrong: [nameRequired, [{ Disk: '' }, 'disk', 'Disk is required']],
      refused: [[{ Name: 'tide-tables-monday' }, 'name', /Snapshot name already exists/]],
    },
    {
      // A blank system and version are sent as such.
      path: `${planner}/snapshots/tide-tables-monday/images-new`,
      typed: { OS: '', Version: '' },
      refused: [[{ Name: 'berth-golden' }, 'name', /Project image name already exists/]],
      shows: [`${planner}/images/tide-tables-monday`, /OS none/],
    },
    {
      path: `${planner}/vpcs-new`,
      typed: { Name: 'quay', 'DNS name': 'quay' },
      wrong: [
        nameRequired,
        [{ 'DNS name': '' }, 'dnsName', 'DNS name is required'],
        [{ 'IPv6 prefix': '2001:db8::/48' }, 'ipv6Prefix', 'Must be unique local: within fd00::/8'],
      ],
      refused: [[{ Name: 'default' }, 'name', /VPC name already exists/]],
      shows: [`${planner}/vpcs`, 'quay'],
    },
    {
      path: `${planner}/instances/gpu-like-64/networking/interfaces-new`,
      typed: { Name: 'inner', VPC: 'default', Subnet: 'backup' },
      wrong: [nameRequired, [{ Subnet: '' }, 'subnetName', 'Subnet is required']],
      refused: [[{ Name: 'net0' }, 'name', /already exists/]],
      shows: [`${planner}/instances/gpu-like-64/networking`, 'inner'],
    },
    {
      path: `${planner}/access-new`,
      typed: { 'User or group': idOf('group lighthouse'), Role: 'collaborator' },
      wrong: [[{ 'User or group': '' }, 'identityId', 'User or group is required']],
      notice: 'lighthouse is collaborator',
      shows: [`${planner}/access`, /lighthouse Group Collaborator of the project/],
    },
    {
      path: '/projects-new',
      typed: { Name: 'quay-nine' },
      wrong: [nameRequired],
      refused: [[{ Name: 'sandbox' }, 'name', /Project name already exists/]],
      shows: ['/projects', 'quay-nine'],
    },
  ],
  'of silos and the region': [
    {
      path: '/system/access-new',
      typed: { 'User or group': idOf('group on-call'), Role: 'collaborator' },
      wrong: [[{ 'User or group': '' }, 'identityId', 'User or group is required']],
      notice: 'on-call is collaborator',
      shows: ['/system/access', /on-call Group Collaborator/],
    },
    {
      path: `/system/access/${idOf('group on-call')}/edit`,
      typed: { Role: 'viewer' },
      shows: ['/system/access', /on-call Group Viewer/],
    },
    {
      path: '/settings/ssh-keys-new',
      typed: { Name: 'once', 'Public key': sshKeys.ed25519 },
      wrong: [
        nameRequired,
        [{ 'Public key': '' }, 'publicKey', 'Public key is required'],
        [{ 'Public key': 'hello' }, 'publicKey', /Not a public key/],
      ],
      refused: [[{ Name: 'laptop' }, 'name', /SSH key name already exists/]],
      shows: ['/settings/ssh-keys', 'once'],
    },
    {
      path: '/system/alerts/receivers-new',
      typed: { Name: 'ticket-desk', Endpoint: 'https://desk.example/in', Secret: 'between us' },
      wrong: [
        [
          { Endpoint: 'desk.example' },
          'endpoint',
          'Must be a whole address, beginning with https:// or http://',
        ],
        [{ Secret: '' }, 'secret', 'Secret is required'],
      ],
      shows: ['/system/alerts/receivers', 'ticket-desk'],
    },
    {
      path: '/system/alerts/receivers/ops-pager/secrets-add',
      typed: { Secret: 'between us' },
      wrong: [[{ Secret: '' }, 'secret', 'Secret is required']],
    },
    {
      path: '/system/alerts/receivers/audit-sink/edit',
      typed: { Name: 'archive' },
      refused: [[{ Name: 'ops-pager' }, 'name', /already exists/]],
      shows: ['/system/alerts/receivers/archive', 'No deliveries'],
    },
    {
      path: '/system/alerts/receivers/ops-pager/subscriptions-add',
      typed: { Subscription: 'test.disk.*' },
      wrong: [[{ Subscription: 'test.disk.lost' }, 'subscription', 'There is no alert class of this name']],
      shows: [
        '/system/alerts/receivers/ops-pager/subscriptions',
        'test.disk.* test.disk.failed, test.disk.replaced',
      ],
    },
    {
      path: '/system/silos/tidewater-ops/quotas/edit',
      typed: { 'Memory quota': 4_096 },
      wrong: [[{ 'Memory quota': '' }, 'memory', 'Memory quota is required']],
      notice: 'Quotas of tidewater-ops updated',
      shows: ['/system/silos/tidewater-ops/quotas', / of 4 TiB/],
    },
    {
      path: '/system/silos/tidewater-ops/idps-new',
      typed: {
        Name: 'harbour-two',
        'Technical contact email': 'identity@tidewater.example',
        'Client ID': 'console',
        'Single logout URL': 'https://sso.example/logout',
        'Entity ID': 'https://sso.example/entity',
        'Metadata URL': 'https://sso.example/metadata',
        hasStandardAcsUrl: false,
        'ACS URL': 'https://tidewater-ops.sys.example/login/tidewater-ops/saml/harbour-two',
      },
      wrong: [
        nameRequired,
        [{ 'Entity ID': '' }, 'idpEntityId', 'Entity ID is required'],
        [{ hasStandardAcsUrl: true }, 'acsUrl', /^The region’s domain is unknown here/],
      ],
      refused: [
        [{ 'Metadata URL': 'https://fault-host.example/metadata' }, 'metadataUrl', /could not be fetched/],
        [{ Name: 'harbour-sso' }, 'name', /already exists/],
      ],
      shows: ['/system/silos/tidewater-ops/idps', 'harbour-two'],
    },
    {
      path: '/silo/token-lifetime/edit',
      typed: { limit: 'limited', amount: 12, unit: 'hours' },
      wrong: [[{ amount: '' }, 'amount', 'Longest lifetime is required']],
      shows: ['/silo/token-lifetime', '12 hours'],
    },
    {
      path: `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0/lldp-edit`,
      typed: { 'Management IP': '10.20.0.9' },
      wrong: [[{ 'Management IP': '10.20' }, 'managementIp', /Not a valid IP address/]],
      shows: [`/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0`, '10.20.0.9'],
    },
    {
      path: '/system/update/trust-roots-new',
      typed: { 'Root role': JSON.stringify(rootRole) },
      wrong: [
        [{ 'Root role': 'root.json' }, 'text', /This is not JSON/],
        [
          { 'Root role': JSON.stringify({ ...rootRole, signatures: [] }) },
          'text',
          /The root role is not signed/,
        ],
      ],
    },
  ],
}

/** A text that is this one, or fits the expression. */
const saying = (text: string | RegExp) =>
  (typeof text === 'string' ? text : expect.stringMatching(text)) as string

/** What a page reads before and after. */
const around = (shows: FormCase['shows']) =>
  shows
    ? [expect.not.stringMatching(literally(shows[1])), expect.stringMatching(literally(shows[1]))]
    : ['', '']

const noticed = (notice: string | undefined) =>
  expect.arrayContaining(notice === undefined ? [] : [notice]) as readonly string[]

for (const [of, list] of Object.entries(cases))
  describe(`the forms ${of}`, () => {
    const pages = setupPages({ scenario: 'company', persona: 'marit' })
    test.each(list)('$path', async ({ path, typed, wrong = [], refused = [], notice, shows }) => {
      const page = await (await pages.begin(path)).settled()
      const form = page.form()
      const read = async () => (shows ? (await page.go(shows[0])).text : '')
      for (const [change, field, message] of wrong)
        expect(await form.errors({ ...typed, ...change })).toEqual({ [field]: saying(message) })
      for (const [change, field, message] of refused)
        expect(await form.send({ ...typed, ...change })).toEqual({
          refusal: expect.any(String) as string,
          fields: { [field]: saying(message) },
        })
      const before = await read()
      expect(await form.send(typed)).toEqual({ refusal: undefined, fields: {} })
      expect(page.notices()).toEqual(noticed(notice))
      expect([before, await read()]).toEqual(around(shows))
    })
  })
