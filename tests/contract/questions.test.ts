import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import { literally } from '../support/markup'
import { quietConsole, setupPages } from '../support/pageText'

// What a command of a menu asks before it runs, what the region refuses, and what the same console shows afterwards.
// `tests/browser/commands.spec.ts` shows the question, its buttons and an error in it.

quietConsole()

interface CommandCase {
  path: string
  /** The row, or the button of the menu. */
  of: string
  label: string
  /** The question and what it says follows. */
  asks?: string | RegExp
  /** The region's words; without them it is done. */
  refused?: RegExp
  /** What is on a page afterwards, and was not before. */
  shows?: readonly [path: string, text: string | RegExp]
  /** What was on a page, and is not afterwards. */
  hides?: readonly [path: string, text: string | RegExp]
}

const planner = '/projects/berth-planner'
const networking = '/system/networking'
const pools = `${networking}/ip-pools`
const silo = '/system/silos/tidewater-ops'
/** The row goes from its own page. */
const goes = (path: string, of: string, label: string, asks?: string | RegExp): CommandCase => ({
  path,
  of,
  label,
  hides: [path, of],
  ...(asks === undefined ? {} : { asks }),
})

const token = shortId(idOf('token marit soon'))

const cases: readonly CommandCase[] = [
  goes(
    '/settings/access-tokens',
    token,
    'Delete',
    'This cannot be undone. Programs that use the token stop working at once',
  ),
  goes('/settings/ssh-keys', 'laptop', 'Delete', 'Instances that have it keep it'),
  {
    path: `${networking}/address-lots`,
    of: 'rack-infra',
    label: 'Delete',
    asks: 'Delete rack-infra?',
    refused: /is in use/,
  },
  goes(`${networking}/address-lots`, 'dock-services', 'Delete'),
  goes(`${planner}/affinity`, 'yard-spread', 'Delete', 'The anti-affinity group is deleted'),
  goes(`${planner}/affinity`, 'simulation', 'Delete', 'The affinity group is deleted'),
  goes(
    `${planner}/affinity/data-spread`,
    'berth-db-replica',
    'Remove from group',
    'leaves the anti-affinity group',
  ),
  {
    path: `${planner}/instances`,
    of: 'alarm-relay-c',
    label: 'Stop',
    asks: 'The instance is down already. Once stopped, it is not restarted automatically',
  },
  {
    path: `${planner}/instances`,
    of: 'batch-night-1',
    label: 'Stop',
    asks: 'Everything that runs in the instance ends',
  },
  goes(`${planner}/probes`, 'reach-1', 'Delete'),
  goes(
    '/system/alerts/receivers/audit-sink/subscriptions',
    'test.update.*',
    'Remove',
    'Remove test.update.*?',
  ),
  goes(
    `${networking}/bfd-sessions`,
    '172.20.15.34',
    'Disable',
    'Disable BFD session of switch1 with 172.20.15.34?',
  ),
  {
    path: `${networking}/bgp/announce-sets`,
    of: 'harbour',
    label: 'Delete',
    refused: /in use by the BGP configuration "tidewater-edge"/,
  },
  {
    path: `${planner}/images?filter=rescue`,
    of: 'rescue',
    label: 'Promote',
    refused: /Silo image name already exists/,
  },
  goes(`${planner}/images`, 'nightly-08', 'Delete'),
  {
    path: `${planner}/vpcs/default/internet-gateways`,
    of: 'default',
    label: 'Delete',
    refused: /./,
  },
  {
    path: pools,
    of: 'fragmented',
    label: 'Delete',
    refused: /IP pool cannot be deleted while it contains IP ranges/,
  },
  {
    path: `${pools}/exhausted-v4`,
    of: '203.0.113.4',
    label: 'Remove',
    asks: 'Remove 203.0.113.4–203.0.113.7?',
    refused: /IP pool ranges cannot be deleted while addresses are in use/,
  },
  {
    path: `${pools}/wide-v6`,
    of: '2001:db8::',
    label: 'Remove',
    shows: [`${pools}/wide-v6`, 'The pool has no addresses: add a range.'],
  },
  goes(pools, 'wide-v6', 'Delete'),
  {
    path: `${pools}/dock-public/silos`,
    of: 'tidewater-ops',
    label: 'Unlink',
    refused: /IP pool still has addresses in use in that silo/,
  },
  {
    path: `${pools}/dock-internal/silos`,
    of: 'tidewater-ops',
    label: 'Make default',
    asks: 'It replaces dock-public, which stays linked.',
    shows: [`${pools}/dock-internal/silos`, /tidewater-ops [^.]*this pool/],
  },
  {
    path: `${silo}/ip-pools`,
    of: 'exhausted-v4',
    label: 'Unlink',
    refused: /IP pool still has addresses in use in that silo/,
  },
  {
    path: `${silo}/ip-pools`,
    of: 'dock-internal',
    label: 'Clear default',
    asks: 'cannot create instances',
    shows: [`${silo}/ip-pools`, 'No default pool'],
  },
  // The mapping of the silo gives the same role.
  {
    path: '/system/access',
    of: 'Marit Aune',
    label: 'Delete',
    hides: ['/system/access', 'Marit Aune User Admin'],
  },
  goes('/silo/certificates', 'docks-before', 'Delete', 'Where no other certificate fits its names'),
  {
    path: `/silo/users/${idOf('user yuki')}`,
    of: 'User actions',
    label: 'Sign out everywhere',
    asks: 'The user can sign in again',
    shows: [`/silo/users/${idOf('user yuki')}`, 'No sessions'],
  },
  goes('/system/silos/tidewater-research/users', 'Ines Quadros', 'Delete', 'access tokens'),
  {
    path: `${networking}/allow-list`,
    of: 'API access actions',
    label: 'Disable inbound ICMP',
    asks: 'Disable inbound ICMP?',
    shows: [`${networking}/allow-list`, 'Disabled: pings are not answered'],
  },
  {
    path: `${networking}/allow-list`,
    of: 'API access actions',
    label: 'Enable inbound ICMP',
    asks: 'Enable inbound ICMP?',
    shows: [`${networking}/allow-list`, 'Enabled: pings are answered'],
  },
  {
    path: '/system/update/repositories/15.1.0',
    of: 'Repository actions',
    label: 'Set as target release',
    asks: 'There is no way back to 15.0.0',
    shows: ['/system/update/repositories/15.1.0', 'This one'],
  },
  {
    path: '/system/update/trust-roots',
    of: idOf('trust root 1').slice(0, 8),
    label: 'Delete',
    asks: 'It is the only one',
    shows: ['/system/update/trust-roots', 'No trust roots'],
  },
  goes(`${networking}/loopback-addresses`, 'fd00:99::2/128', 'Delete'),
  goes(`${networking}/ip-pools-service`, '192.0.2.240', 'Remove'),
  {
    path: `${planner}/vpcs/default/internet-gateways/default`,
    of: 'dock-public',
    label: 'Detach',
    refused: /The IP pool is in use by an instance/,
  },
  {
    path: '/system/alerts/receivers/ops-pager',
    of: 'test.disk.replaced',
    label: 'Resend',
  },
  goes('/system/alerts/receivers', 'audit-sink', 'Delete'),
  {
    path: `${planner}/floating-ips`,
    of: 'quay-2',
    label: 'Delete',
    hides: [`${planner}/floating-ips`, 'quay-2'],
  },
]

const anything = /^/

/** What a page reads before and after. */
const around = ({ shows, hides, refused }: CommandCase) => {
  const [, text] = shows ?? hides ?? [undefined, anything]
  const there = expect.stringMatching(literally(text)) as string
  const not = expect.not.stringMatching(literally(text)) as string
  if (refused || !(shows ?? hides)) return ['', '']
  return shows ? [not, there] : [there, not]
}

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test.each(cases)('$path: $label $of', async (one) => {
    const { path, of, label, asks = anything, refused, shows, hides } = one
    const page = await (await pages.begin(path)).settled()
    const command = page.command(of, label)
    const [place] = shows ?? hides ?? []
    const read = async () => (place === undefined ? '' : (await (await page.go(place)).settled()).text)
    expect(command.question ?? '').toMatch(literally(asks))
    const before = await read()
    expect((await command.run()) ?? '').toMatch(refused ?? /^$/)
    expect([before, await read()]).toEqual(around(one))
  })
})

describe('giving up your own role', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test('says so, but for one that the silo gives as well', async () => {
    const questionOf = async (path: string) =>
      (await pages.begin(path)).command('Marit Aune', 'Delete').question
    expect(await questionOf('/access')).toContain('This is your own access')
    expect(await questionOf('/system/access')).toContain('Admin of the fleet')
    expect(await questionOf('/system/access')).not.toContain('own access')
  })
})

describe('a floating IP that is deleted', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test('goes back to its pool, and the figures fall', async () => {
    const page = await pages.begin(`${planner}/floating-ips`)
    const used = async () => {
      const pool = await (await page.go(`${pools}/dock-public`)).settled()
      return Number(/(\d+) of 191 allocated/.exec(pool.text)?.[1])
    }
    const before = await used()
    expect(before).toBeGreaterThan(0)
    expect(await page.command('quay-2', 'Delete').run()).toBeUndefined()
    expect(await used()).toBe(before - 1)
  })
})
