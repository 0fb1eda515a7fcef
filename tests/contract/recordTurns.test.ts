import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { disableRule } from '#features/project/vpcs/firewall/commands'
import { allowListApi } from '#store/api/resources/allowList'
import { firewallApi } from '#store/api/resources/firewall'
import { instancesApi } from '#store/api/resources/instances'
import { policiesApi } from '#store/api/resources/policies'
import { projectsApi } from '#store/api/resources/projects'
import { whyNotUndo } from '#store/ledger/line'
import { undoLine } from '#store/actors/undo/undoLine'
import { asks, changed, firewallIn, idsIn } from './undoCases'
import { consoleInNode } from '../support/consoleInNode'
import { testLocks } from '../support/locks'
import { setupRegion } from '../support/region'

// Changes of one record at the same time, by commands, forms and undos: each of them holds at the end, and what another
// client replaces right after the write is said. Rule: WIRE-22.

const mock = setupRegion()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const console = consoleInNode()
  await console.signIn()
  return console
}

const { firewallRuleChange } = firewallApi.endpoints
/** Many changes in turn take their time on a busy machine. */
const patient = { timeout: 5_000 }
const { networkingAllowListUpdate } = allowListApi.endpoints

it('commands, forms and undos of one firewall at once: all of them hold', async () => {
  const console = await open()
  const { vpc, rules, rule } = await firewallIn(mock, console)
  const more = ['one', 'two', 'three'].map((name) => ({ ...changed(rule, { name, priority: 900 }) }))
  await Promise.all(
    more.map((added) =>
      console.store
        .dispatch(asks(firewallRuleChange, { vpc, change: { kind: 'add', rule: added } }))
        .unwrap(),
    ),
  )
  const now = () => mock.region.world.firewalls.get(vpc)?.rules ?? []
  expect(now()).toHaveLength(rules.length + more.length)

  for (const each of rules) console.act(() => console.run(disableRule, each))
  const edits = more.map((was) =>
    console.store
      .dispatch(
        asks(firewallRuleChange, { vpc, change: { kind: 'replace', was, rule: { ...was, priority: 901 } } }),
      )
      .unwrap(),
  )
  await Promise.all(edits)
  const standing = () => now().map(({ name, status, priority }) => [name, status, priority])
  await vi.waitFor(() => {
    expect(standing()).toEqual(
      expect.arrayContaining([
        ...rules.map(({ name, priority }) => [name, 'disabled', priority]),
        ...more.map(({ name }) => [name, 'enabled', 901]),
      ]),
    )
  }, patient)

  const disables = () =>
    console.lines().filter((line) => line.verb === disableRule.name && whyNotUndo(line) === undefined)
  await vi.waitFor(() => expect(disables()).toHaveLength(rules.length), patient)
  for (const { id } of disables()) void console.act(() => undoLine(console.store, id))
  await vi.waitFor(
    () => expect(now().filter(({ status }) => status === 'enabled')).toHaveLength(rules.length + more.length),
    patient,
  )
})

it('changes of one firewall in two tabs of a browser at once: all of them hold', async () => {
  vi.stubGlobal('navigator', { locks: testLocks() })
  const tabs = [await open(), await open()]
  const { vpc, rules, rule } = await firewallIn(mock, await open())
  const names = ['one', 'two', 'three', 'four']
  const added = names.map(async (name, index) => {
    const change = { kind: 'add', rule: changed(rule, { name }) } as const
    return tabs[index % tabs.length]?.store.dispatch(asks(firewallRuleChange, { vpc, change })).unwrap()
  })
  await Promise.all(added)
  const now = mock.region.world.firewalls.get(vpc)?.rules ?? []
  expect(now.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(now).toHaveLength(rules.length + names.length)
})

it('a browser that denies locks still saves', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: denied } })
  const { store } = await open()
  const { project } = idsIn(mock)
  const body = { description: 'Saved' }
  await store.dispatch(asks(projectsApi.endpoints.projectUpdate, { project, body })).unwrap()
  expect(mock.region.world.projects.get(project)).toMatchObject(body)
})

it('several roles and several fields of one record at once: all of them hold', async () => {
  const { store } = await open()
  const { world, user, project, db } = idsIn(mock)
  const others = world.users.where(({ id }) => id !== mock.region.callerId()).slice(0, 4)
  const people = [...new Set([user, ...others.map(({ id }) => id)])]
  const at = { scope: 'project', project } as const
  // It is stopped: a running one takes no other size.
  const memory = 2 * (world.instances.get(db)?.memory ?? 0)
  await Promise.all([
    ...people.map((identityId) =>
      store
        .dispatch(
          asks(policiesApi.endpoints.policyRoleChange, {
            at,
            change: {
              kind: 'assign',
              assignment: { identityId, identityType: 'silo_user', roleName: 'viewer' },
            },
          }),
        )
        .unwrap(),
    ),
    ...[{ name: 'renamed' }, { description: 'Another one' }].map((body) =>
      store.dispatch(asks(projectsApi.endpoints.projectUpdate, { project, body })).unwrap(),
    ),
    ...[{ autoRestartPolicy: 'never' as const }, { memory }].map((body) =>
      store.dispatch(asks(instancesApi.endpoints.instanceUpdate, { instance: db, body })).unwrap(),
    ),
  ])
  const viewers = new Set(
    world.roles.all().flatMap((role) => (role.roleName === 'viewer' ? role.identityId : [])),
  )
  expect(people.filter((id) => !viewers.has(id))).toEqual([])
  expect(world.projects.get(project)).toMatchObject({ name: 'renamed', description: 'Another one' })
  expect(world.instances.get(db)).toMatchObject({ autoRestartPolicy: 'never', memory })
})

it('says what another client has replaced between the write and the next read', async () => {
  const { store } = await open()
  const send = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await send(request)
    if (request.method === 'PUT') mock.region.world.allowList.update({ allowedIps: { allow: 'any' } })
    return answer
  })
  const ips = ['127.0.0.0/8']
  const written = store.dispatch(
    asks(networkingAllowListUpdate, { body: { allowedIps: { allow: 'list', ips } } }),
  )
  await expect(written.unwrap()).rejects.toMatchObject({
    statusCode: 409,
    message: 'The allow list has been saved, and someone else has replaced it at once (allowed ips).',
  })
})

it('a command does not ask: it says what has changed meanwhile, and nothing is written', async () => {
  const console = await open()
  const { vpc, rule } = await firewallIn(mock, console)
  const replace = (change: Parameters<typeof changed>[1]) =>
    asks(firewallRuleChange, { vpc, change: { kind: 'replace', was: rule, rule: changed(rule, change) } })
  void console.store.dispatch(replace({ priority: 7 }))
  await expect(console.store.dispatch(replace({ priority: 8 })).unwrap()).rejects.toMatchObject({
    message: `${rule.name} has been changed by someone else meanwhile (priority).`,
  })
  const now = mock.region.world.firewalls.get(vpc)?.rules.find(({ name }) => name === rule.name)
  expect(now).toMatchObject({ priority: 7 })
})
