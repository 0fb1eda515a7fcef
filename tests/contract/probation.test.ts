import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { CALLER_ADDRESS } from '#mirage/access/audit'
import { failNext } from '#mirage/wire/faultInjection'
import { deleteRule } from '#features/vpcs/firewall/commands'
import { deleteRoute } from '#features/vpcs/routers/commands'
import { dialogs } from '#store/actors/dialogs'
import { allowListApi } from '#store/api/resources/allowList'
import { firewallApi } from '#store/api/resources/firewall'
import { meApi } from '#store/api/resources/me'
import { routersApi } from '#store/api/resources/routers'
import { vpcsApi } from '#store/api/resources/vpcs'
import type { Command } from '#store/commands/command'
import { Database } from '#store/ledger/database'
import { ledgerPart } from '#store/ledger/ledger'
import { writableRule } from '#store/model/network/changedRules'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { putOnTrial } from '#store/trial/putOnTrial'
import { keepTrial, recallTrial } from '#store/trial/trialActs'
import type { UndoAsk } from '#store/undo/place'
import { testLocks } from '../support/locks'
import { consoleInNode } from '../support/consoleInNode'
import { only, ORIGIN, setupRegion } from '../support/region'

// Changes of the network on trial, in front of a region: kept, put back at their end, after a closed page, by one of two
// tabs, and never over what others did.

const mock = setupRegion()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('navigator', { locks: testLocks() })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const MS = 600_000

/** The time of all trials is over, as after a sleep of the computer: the pages are looked at again. */
function timePasses() {
  const then = Date.now() + MS
  const before = performance.now()
  vi.spyOn(Date, 'now').mockImplementation(() => then + performance.now() - before)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A console whose user is known. */
async function open() {
  const opened = consoleInNode()
  const { store, actors, act, lines } = opened
  await opened.signIn()
  await vi.waitFor(() => expect(consolePartOf(store, ledgerPart).get().isRead).toBe(true))
  return {
    ...opened,
    /** Sends the change of a form, on trial for so many milliseconds. */
    save: (request: Request, ms: number) =>
      act(() => putOnTrial(store, ms, store.dispatch(request) as { requestId?: string })),
    /** Answers the question of a command. */
    command<Row>({ confirm: _, ...unasked }: Command<Row>, record: Row, trialMs: number) {
      const subject = unasked.subject(record)
      act(() =>
        actors.root.send({
          type: 'command.issued',
          id: 'command-of-test',
          request: { command: unasked, record, subject, trialMs },
          watches: false,
          isAwaited: false,
        }),
      )
    },
    trials: () => consolePartOf(store, dialogs).get().trials ?? [],
    line: () => lines().find(({ trial }) => trial !== undefined),
  }
}
type Console = Awaited<ReturnType<typeof open>>
type Request = Parameters<UndoAsk>[0]

const untracked = { track: false } as const
const { firewallRuleChange, vpcFirewallRulesView } = firewallApi.endpoints
const routes = routersApi.endpoints
const { networkingAllowListUpdate, networkingAllowListView } = allowListApi.endpoints

/** What the region has at the places of these tests. Ids and times are others after a change, and so is the order. */
const region = () => {
  const { firewallRules, routes: all, allowList } = mock.region.world
  const withoutIds = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) =>
      ['id', 'timeCreated', 'timeModified'].includes(key) ? undefined : part,
    )
  return {
    rules: [...firewallRules].map(([vpc, rules]) => [vpc, rules.map(withoutIds).toSorted()]),
    routes: [...all.values()].map(withoutIds).toSorted(),
    allowList: withoutIds(allowList),
  }
}

async function firewall({ store }: Console) {
  const { id: vpc } = only(mock.region.world.vpcs.values())
  const { rules } = await store.dispatch(vpcFirewallRulesView.initiate({ vpc })).unwrap()
  await store.dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }))
  const rule = only(rules)
  const raise = (priority: number, was = rule) =>
    firewallRuleChange.initiate(
      { vpc, change: { kind: 'replace', was, rule: { ...writableRule(was), priority } } },
      untracked,
    )
  return { vpc, rule, raise }
}

const routeBody = (net: string) => ({
  name: 'east',
  description: 'to the east',
  destination: { type: 'ip_net' as const, value: net },
  target: { type: 'drop' as const },
})

async function withRoute({ store }: Console) {
  const { id: vpc } = only(mock.region.world.vpcs.values())
  const body = { name: 'own', description: '' }
  const router = await store.dispatch(routes.vpcRouterCreate.initiate({ vpc, body }, untracked)).unwrap()
  const route = await store
    .dispatch(
      routes.vpcRouterRouteCreate.initiate({ router: router.id, body: routeBody('10.1.0.0/16') }, untracked),
    )
    .unwrap()
  await store.dispatch(routes.vpcRouterRouteList.initiate({ router: router.id, limit: 1_000 }))
  return { router: router.id, route }
}

const allow = (ip: string) =>
  networkingAllowListUpdate.initiate(
    { body: { allowedIps: { allow: 'list', ips: [ip, `${CALLER_ADDRESS}/32`] } } },
    untracked,
  )

/** Waits until a change is on trial: the code of trials is fetched with the first one. */
const begun = ({ trials }: Console, status = 'calm') =>
  vi.waitFor(() => expect(trials()).toMatchObject([{ status }]), 5_000)

/** A question that is answered after everything that a look at the clock begins. */
const undoesNothing = ({ store }: Console) =>
  store.dispatch(meApi.endpoints.currentUserView.initiate({}, { forceRefetch: true }))

/** What another client does. */
async function byAnother(request: Request) {
  await makeStore({ origin: ORIGIN }).dispatch(request).unwrap()
}

const cases: Record<string, (console: Console) => Promise<(ms: number) => void>> = {
  'an edited firewall rule': async (console) => {
    const { raise } = await firewall(console)
    return (ms) => console.save(raise(7), ms)
  },
  'an added firewall rule': async (console) => {
    const { vpc, rule } = await firewall(console)
    const added = { ...writableRule(rule), name: 'added' }
    return (ms) =>
      console.save(firewallRuleChange.initiate({ vpc, change: { kind: 'add', rule: added } }, untracked), ms)
  },
  'a deleted firewall rule': async (console) => {
    const { rule } = await firewall(console)
    return (ms) => console.command(deleteRule, rule, ms)
  },
  'an edited route': async (console) => {
    const { route } = await withRoute(console)
    const body = routeBody('10.9.0.0/16')
    return (ms) =>
      console.save(routes.vpcRouterRouteUpdate.initiate({ route: route.id, body }, untracked), ms)
  },
  'a created route': async (console) => {
    const { router } = await withRoute(console)
    const body = { ...routeBody('10.9.0.0/16'), name: 'west' }
    return (ms) => console.save(routes.vpcRouterRouteCreate.initiate({ router, body }, untracked), ms)
  },
  'a deleted route': async (console) => {
    const { route } = await withRoute(console)
    return (ms) => console.command(deleteRoute, route, ms)
  },
  'the allow list': async (console) => {
    await console.store.dispatch(networkingAllowListView.initiate({}))
    return (ms) => console.save(allow('192.0.2.0/24'), ms)
  },
}

describe.each(Object.entries(cases))('%s on trial', (_, prepare) => {
  it('is put back at the end of its time: the region is as before', async () => {
    const console = await open()
    const change = await prepare(console)
    const before = region()
    change(MS)
    await begun(console)
    expect(region()).not.toEqual(before)
    timePasses()
    await vi.waitFor(() =>
      expect(console.line()).toMatchObject({ undone: true, trial: { ended: 'reverted' } }),
    )
    expect(region()).toEqual(before)
    await vi.waitFor(() => expect(console.trials()).toEqual([]))
    expect(console.toasts().some((title) => title.endsWith(': put back'))).toBe(true)
  })

  it('stays once it is kept', async () => {
    const console = await open()
    const change = await prepare(console)
    change(MS)
    await begun(console)
    const now = region()
    console.trials()[0]?.keep()
    await vi.waitFor(() => expect(console.line()?.trial?.ended).toBe('kept'))
    expect(console.trials()).toEqual([])
    timePasses()
    await undoesNothing(console)
    expect(region()).toEqual(now)
    expect(console.line()?.undone).toBeUndefined()
  })
})

const owner = ({ store }: Console) =>
  meApi.endpoints.currentUserView.select({})(store.getState()).data?.id ?? ''
const kept = async (of: string) => {
  const database = await Database.open(of)
  const lines = await database.read()
  database.close()
  return lines
}
const keptTrial = (of: string) =>
  vi.waitFor(async () => expect((await kept(of)).some(({ trial }) => trial !== undefined)).toBe(true))

/** A rule on trial in a console. */
async function onTrial() {
  const console = await open()
  const { vpc, rule, raise } = await firewall(console)
  const before = region()
  console.save(raise(7), MS)
  await begun(console)
  return { console, vpc, rule, raise, before, raised: { ...rule, priority: 7 } }
}

it('is in the bar with its place and its end, and in its line', async () => {
  const { console, rule } = await onTrial()
  expect(console.trials()).toMatchObject([
    { title: `Firewall rule ${rule.name}`, where: 'VPC default', status: 'calm' },
  ])
  expect(console.line()?.trial?.until).toBe(console.trials()[0]?.until)
  // What is on trial has no second offer in a toast.
  expect(console.store.getState().notices.every(({ undo }) => undo === undefined)).toBe(true)
})

it('is put back before its time if the person wants that', async () => {
  const { console, before } = await onTrial()
  console.act(() => recallTrial(console.store, console.line()?.id ?? ''))
  await vi.waitFor(() => expect(console.line()).toMatchObject({ undone: true }))
  expect(region()).toEqual(before)
  const undo = console.lines().find(({ verb }) => verb === 'undo')
  expect(undo).toMatchObject({ standing: 'done', begunBy: { text: 'click button "Save"' } })
})

it('goes on at the next visit', async () => {
  const { console } = await onTrial()
  await keptTrial(owner(console))
  console.close()
  const next = await open()
  await vi.waitFor(() => expect(next.trials()).toMatchObject([{ status: 'calm' }]))
  keepTrial(next.store, next.line()?.id ?? '')
  await vi.waitFor(() => expect(next.line()?.trial?.ended).toBe('kept'))
})

it('that was due while no page was open is put back at the next visit, which says so', async () => {
  const { console, before } = await onTrial()
  await keptTrial(owner(console))
  console.close()
  timePasses()
  expect(region()).not.toEqual(before)
  const next = await open()
  await vi.waitFor(() => expect(next.line()).toMatchObject({ undone: true }))
  expect(region()).toEqual(before)
  await vi.waitFor(() =>
    expect(next.store.getState().notices).toMatchObject([
      {
        title: expect.stringContaining(': put back') as string,
        body: 'It was not confirmed before the page was closed.',
      },
    ]),
  )
})

it('of another user is left alone', async () => {
  const { console, before } = await onTrial()
  const line = console.line()
  await keptTrial(owner(console))
  console.close()
  const database = await Database.open('another')
  if (line) await database.write([{ ...line, id: 'theirs', changedAt: line.changedAt + 1 }])
  database.close()
  timePasses()
  const next = await open()
  await vi.waitFor(() => expect(next.line()).toMatchObject({ id: line?.id, undone: true }))
  expect(next.lines().some(({ id }) => id === 'theirs')).toBe(false)
  expect(region()).toEqual(before)
})

it('that another client has changed meanwhile is not overwritten: it is said, and asked only if the person wants it', async () => {
  const { console, raise, raised } = await onTrial()
  await byAnother(raise(9, raised))
  const now = region()
  timePasses()
  await begun(console, 'contested')
  expect(region()).toEqual(now)
  expect(console.line()).toMatchObject({ trial: { ended: 'contested' } })
  expect(consolePartOf(console.store, dialogs).get().undo).toBeNull()
  console.act(() => console.trials()[0]?.putBack())
  await vi.waitFor(() => expect(consolePartOf(console.store, dialogs).get().undo).not.toBeNull())
  consolePartOf(console.store, dialogs).get().undo?.keep()
  await vi.waitFor(() => expect(console.trials()).toEqual([]))
  expect(region()).toEqual(now)
})

/** The writes of the rules that the region gets from now on. */
function writes() {
  const sent: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method, url: String(input) }
    if (method === 'PUT' && url.includes('vpc-firewall-rules')) sent.push(url)
    return fetch(input, init)
  })
  return sent
}

it('is put back by one of two tabs, with one write', async () => {
  const { console, before } = await onTrial()
  const other = await open()
  await begun(other)
  const sent = writes()
  timePasses()
  for (const { line } of [console, other])
    await vi.waitFor(() => expect(line()).toMatchObject({ undone: true, trial: { ended: 'reverted' } }))
  for (const { trials } of [console, other]) await vi.waitFor(() => expect(trials()).toEqual([]))
  expect(sent).toHaveLength(1)
  expect(region()).toEqual(before)
})

it('is kept in all tabs once one has kept it', async () => {
  const { console } = await onTrial()
  const other = await open()
  await begun(other)
  other.trials()[0]?.keep()
  await vi.waitFor(() => expect(console.line()?.trial?.ended).toBe('kept'))
  expect(console.trials()).toEqual([])
})

it('is put back once the region answers, if it does not at the end of its time', async () => {
  const { console, before } = await onTrial()
  const { fetch } = globalThis
  let isDown = true
  vi.stubGlobal('fetch', (...call: Parameters<typeof globalThis.fetch>) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...call),
  )
  timePasses()
  await begun(console, 'cutOff')
  expect(region()).not.toEqual(before)
  isDown = false
  await vi.waitFor(() => expect(console.line()).toMatchObject({ undone: true }), 5_000)
  expect(region()).toEqual(before)
})

it('that the region refuses to put back stays due, and says why', async () => {
  const { console, before } = await onTrial()
  failNext(mock.region.faults, 'vpcFirewallRulesUpdate', 1)
  timePasses()
  await begun(console, 'failed')
  expect(console.toasts()).toContainEqual(
    expect.stringContaining('failed: Could not put back: Firewall rule'),
  )
  console.act(() => console.trials()[0]?.putBack())
  await vi.waitFor(() => expect(console.line()).toMatchObject({ undone: true }))
  expect(region()).toEqual(before)
})

it('that is changed again on trial is put back to what was before both', async () => {
  const { console, raise, raised, before } = await onTrial()
  console.save(raise(9, raised), MS)
  await vi.waitFor(() => expect(console.line()?.trial?.to).toBeDefined())
  await begun(console)
  timePasses()
  await vi.waitFor(() =>
    expect(console.lines().map(({ trial }) => trial?.ended)).toEqual([undefined, 'reverted', 'joined']),
  )
  expect(region()).toEqual(before)
})

it('ends when it is changed again without a trial', async () => {
  const { console, raise, raised } = await onTrial()
  console.save(raise(9, raised), 0)
  await vi.waitFor(() => expect(console.trials()).toEqual([]))
  expect(console.line()?.trial?.ended).toBe('kept')
})

test('a change that the region refuses has no trial', async () => {
  const console = await open()
  const { raise } = await firewall(console)
  failNext(mock.region.faults, 'vpcFirewallRulesUpdate', 1)
  console.save(raise(7), MS)
  await vi.waitFor(() => expect(console.lines()).toMatchObject([{ standing: 'failed' }]))
  expect(console.line()).toBeUndefined()
  expect(console.trials()).toEqual([])
})

test('the log has no value of a place on trial', async () => {
  const { console } = await onTrial()
  console.store.log.flush()
  const entries = console.store.getState().eventLog.entries.filter(({ kind }) => kind === 'event')
  expect(entries.map(({ data }) => (data as { type: string }).type)).toContain('change.accepted')
  expect(JSON.stringify(entries)).not.toContain('priority')
})
