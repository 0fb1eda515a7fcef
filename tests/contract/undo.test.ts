import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { deleteRule, disableRule } from '#features/project/vpcs/firewall/commands'
import { followUndo, renamedParams } from '#features/kit/routes/errors/renamed'
import { dialogs } from '#store/actors/dialogs'
import { firewallApi } from '#store/api/resources/firewall'
import { meApi } from '#store/api/resources/me'
import { projectsApi } from '#store/api/resources/projects'
import { quotasApi } from '#store/api/resources/quotas'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { Database } from '#store/ledger/database'
import { whyNotUndo } from '#store/ledger/line'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { undoLine } from '#store/actors/undo/undoLine'
import { asks, changed, firewallIn, idsIn, joinCases, sends, undoCases, type Request } from './undoCases'
import { consoleInNode, type ConsoleInNode } from '../support/consoleInNode'
import { only, ORIGIN, rowNamed, setupRegion } from '../support/region'
import { wholeRegion } from '../support/wholeRegion'

// Each change with an inverse, on a region: done and undone, the region is as before; done, changed by another client
// and undone, the console asks, and each answer does what it says.

const mock = setupRegion()

// A new database for each test.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** A console whose user is known. */
async function open() {
  const console = consoleInNode()
  await console.signIn()
  return console
}
type Console = ConsoleInNode

/** Tables whose rows are written again with other ids. */
const isAnew = (table: string) => table === 'routes' || table === 'firewalls'

/** Does what a case says, and waits until it can be undone. @returns the line */
async function done(console: Console, act: (console: Console) => void) {
  const before = new Set(console.lines().map(({ id }) => id))
  console.act(() => act(console))
  const line = () => console.lines().find(({ id, undo }) => !before.has(id) && undo !== undefined)
  // The code that notes how to undo comes with the first change.
  await vi.waitFor(
    () => {
      const found = line()
      expect(found && whyNotUndo(found)).toBeUndefined()
      expect(found).toBeDefined()
    },
    { timeout: 5_000 },
  )
  const found = line()
  if (!found) throw new Error('no line')
  return found
}

const stateOf = ({ lines }: Console, id: string) => lines().find((line) => line.id === id)
const region = (but: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(wholeRegion(mock.region, isAnew)).filter(([table]) => !but.includes(table)),
  )
const question = ({ store }: Console) => consolePartOf(store, dialogs).get().undo
/** Several requests in turn take their time on a busy machine. */
const patient = { timeout: 5_000 }
const lastUndo = ({ lines }: Console) => lines().find(({ verb }) => verb === 'undo')

test.each(Object.entries(undoCases))('%s, and undone: the region is as before', async (_, { begin, but }) => {
  const console = await open()
  const { act } = await begin(console, mock)
  const before = region(but)
  const line = await done(console, act)
  expect(region(but)).not.toEqual(before)
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }), {
    timeout: 5_000,
  })
  expect(region(but)).toEqual(before)
  expect(question(console)).toBeNull()
})

/** What another client does, at once. */
async function byAnother(other: Request | readonly Request[]) {
  const { dispatch } = makeStore({ origin: ORIGIN })
  for (const request of [other].flat()) await dispatch(request).unwrap()
}

test.each(Object.entries(undoCases))(
  '%s, then changed by another client: undo asks, and neither answer loses what was not seen',
  async (_, { begin, but }) => {
    const console = await open()
    const { act, other } = await begin(console, mock)
    const before = region(but)
    const line = await done(console, act)
    await byAnother(other)
    const now = region(but)
    await console.act(() => undoLine(console.store, line.id))
    await vi.waitFor(() => expect(question(console)).not.toBeNull())
    expect(region(but)).toEqual(now)
    expect(question(console)?.rows.some((row) => row.mine !== row.now)).toBe(true)
    question(console)?.keep()
    await vi.waitFor(() => expect(lastUndo(console)).toMatchObject({ standing: 'stopped' }))
    expect(region(but)).toEqual(now)
    await console.act(() => undoLine(console.store, line.id))
    await vi.waitFor(() => expect(question(console)).not.toBeNull())
    question(console)?.insist()
    await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
    expect(region(but)).toEqual(before)
  },
)

test.each(Object.entries(joinCases))(
  '%s: undo keeps theirs and takes back mine, without a question',
  async (_, { begin }) => {
    const console = await open()
    const { act, beside, now, wanted } = await begin(console, mock)
    const line = await done(console, act)
    await byAnother(beside)
    await console.act(() => undoLine(console.store, line.id))
    await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }), patient)
    expect(question(console)).toBeNull()
    expect(now()).toMatchObject(wanted as object)
    await vi.waitFor(
      () => expect(console.toasts().join()).toContain('What others have changed stays'),
      patient,
    )
  },
)

it('takes back what both have changed once the person insists, and nothing else of theirs', async () => {
  const console = await open()
  const { silo } = idsIn(mock)
  const update = (body: { cpus?: number; memory?: number }) =>
    asks(quotasApi.endpoints.siloQuotasUpdate, { silo, body })
  await console.store.dispatch(update({ cpus: 66 })).unwrap()
  const line = await done(console, sends(update({ cpus: 77 })))
  const memory = 7 * 2 ** 40
  await byAnother(update({ cpus: 99, memory }))
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(question(console)).not.toBeNull())
  question(console)?.insist()
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }), patient)
  expect(mock.region.world.silos.get(silo)?.quota).toMatchObject({ cpus: 66, memory })
})

it('keeps what another client did to another rule of the same VPC, without a question', async () => {
  const console = await open()
  const { vpc, rules, rule } = await firewallIn(mock, console)
  const line = await done(console, ({ run }) => run(deleteRule, rule))
  const other = only(rules.filter(({ name }) => name !== rule.name))
  await byAnother(
    asks(firewallApi.endpoints.firewallRuleChange, {
      vpc,
      change: { kind: 'replace', was: other, rule: changed(other, { priority: 3 }) },
    }),
  )
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
  const now = mock.region.world.firewalls.get(vpc)?.rules ?? []
  expect(now.map(({ name }) => name)).toContain(rule.name)
  expect(now.find(({ name }) => name === other.name)).toMatchObject({ priority: 3 })
})

it('asks again about what has changed once more while the question was open', async () => {
  const console = await open()
  const { silo } = idsIn(mock)
  await console.store.dispatch(quotasApi.endpoints.siloUtilizationView.initiate({ silo }))
  const update = (cpus: number) => asks(quotasApi.endpoints.siloQuotasUpdate, { silo, body: { cpus } })
  const line = await done(console, sends(update(77)))
  await byAnother(update(99))
  await console.act(() => undoLine(console.store, line.id))
  const cpusNow = () => question(console)?.rows.find(({ label }) => label === 'CPUs')?.now
  await vi.waitFor(() => expect(cpusNow()).toBe('99'))
  await byAnother(update(55))
  question(console)?.insist()
  await vi.waitFor(() => expect(cpusNow()).toBe('55'))
  expect(mock.region.world.silos.get(silo)?.quota.cpus).toBe(55)
})

/** A project that was renamed. */
async function renamed() {
  const console = await open()
  const { project } = idsIn(mock)
  await console.store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
  const update = (name: string) =>
    asks(projectsApi.endpoints.projectUpdate, { project, body: { name, description: '' } })
  const before = rowNamed(mock.region.world.projects, 'web')
  return { console, project, update, before, line: await done(console, sends(update('mine'))) }
}

it('says so if it is as before already', async () => {
  const { console, project, before, line } = await renamed()
  const { name, description } = before
  await byAnother(asks(projectsApi.endpoints.projectUpdate, { project, body: { name, description } }))
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(console.toasts()).toContain('success: Project web: as before already'))
  await vi.waitFor(() =>
    expect(lastUndo(console)).toMatchObject({ label: 'Undo: Update project', standing: 'done' }),
  )
})

it('names what a form is about by its name, though the form sends its id', async () => {
  const console = await open()
  const { vpc, world } = idsIn(mock)
  await console.store.dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }))
  const update = asks(vpcsApi.endpoints.vpcUpdate, { vpc, body: { description: 'new' } })
  const { subject } = await done(console, sends(update))
  expect(subject.name).toBe(world.vpcs.get(vpc)?.name)
})

it('says so if it is gone', async () => {
  const { console, project, line } = await renamed()
  mock.region.world.projects.remove(project)
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() =>
    expect(console.toasts()).toContain('failed: Project web cannot be put back: it is gone'),
  )
  await vi.waitFor(() => expect(lastUndo(console)).toMatchObject({ standing: 'failed' }))
  expect(stateOf(console, line.id)?.undone).toBeUndefined()
})

it('an address with a name from before a rename, or from before its undo, leads to the name of now', async () => {
  const { console, line } = await renamed()
  const at = (project: string) => renamedParams(console.store, { project, disk: 'web' })
  expect(await at('web')).toEqual({ project: 'mine', disk: 'web' })
  expect(await at('other')).toBeUndefined()
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(stateOf(console, line.id)).toMatchObject({ undone: true }))
  expect(await at('mine')).toEqual({ project: 'web', disk: 'web' })
  expect(await at('web')).toBeUndefined()
})

it('the open page of a record goes to its old name as soon as its rename is undone', async () => {
  const { console, line } = await renamed()
  const routes = [{ path: '/projects/:project/vpcs' }, { path: '/projects/:project/disks' }]
  const at = (address: string) => {
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    followUndo(console.store, router, line.id)
    return router
  }
  const [mine, other] = [at('/projects/mine/vpcs?q=a'), at('/projects/other/disks')]
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(mine.state.location.pathname).toBe('/projects/web/vpcs'), patient)
  expect(mine.state.location.search).toBe('?q=a')
  expect(mine.state.historyAction).toBe('REPLACE')
  expect(other.state.location.pathname).toBe('/projects/other/disks')
})

it('a panel leads to the new name too, and its parent first', async () => {
  const console = await open()
  const { dispatch } = console.store
  const { vpcUpdate } = vpcsApi.endpoints
  const { vpcSubnetCreate, vpcSubnetUpdate } = subnetsApi.endpoints
  const { vpc } = idsIn(mock)
  const body = { name: 'old', description: '', ipv4Block: '10.9.0.0/24' }
  const { id: subnet } = await dispatch(vpcSubnetCreate.initiate({ vpc, body })).unwrap()
  await done(console, sends(asks(vpcSubnetUpdate, { subnet, body: { name: 'new' } })))
  const was = only(mock.region.world.vpcs.all()).name
  await done(console, sends(asks(vpcUpdate, { vpc, body: { name: 'main' } })))
  const at = (params: object) => renamedParams(console.store, { project: 'web', ...params })
  expect(await at({ vpc: was, subnet: 'old' })).toEqual({ project: 'web', vpc: 'main', subnet: 'old' })
  expect(await at({ vpc: 'main', subnet: 'old' })).toEqual({ project: 'web', vpc: 'main', subnet: 'new' })
})

it('an address in another parent does not lead to the record that was renamed', async () => {
  const console = await open()
  const { dispatch } = console.store
  const { vpcCreate, vpcUpdate } = vpcsApi.endpoints
  const named = (name: string) => ({ name, description: '', dnsName: name })
  const project = 'web'
  const { id } = await dispatch(vpcCreate.initiate({ project, body: named('old') })).unwrap()
  await done(console, sends(asks(vpcUpdate, { vpc: id, body: { name: 'new' } })))
  const { projectCreate } = projectsApi.endpoints
  await dispatch(projectCreate.initiate({ body: { name: 'other', description: '' } })).unwrap()
  const at = (of: string) => renamedParams(console.store, { project: of, vpc: 'old' })
  expect(await at(project)).toEqual({ project, vpc: 'new' })
  expect(await at('other')).toBeUndefined()
})

it('an undo is a line of its own, caused by its click, and can be undone again', async () => {
  const { console, line } = await renamed()
  await console.act(() => undoLine(console.store, line.id))
  await vi.waitFor(() => expect(lastUndo(console)?.undo).toBeDefined())
  const undo = lastUndo(console)
  expect(undo).toMatchObject({ label: 'Undo: Update project', begunBy: { text: 'click button "Save"' } })
  await console.act(() => undoLine(console.store, undo?.id ?? ''))
  await vi.waitFor(() => expect(stateOf(console, undo?.id ?? '')).toMatchObject({ undone: true }))
  expect(rowNamed(mock.region.world.projects, 'mine').description).toBe('')
  await vi.waitFor(() =>
    expect(lastUndo(console)).toMatchObject({ label: 'Redo: Update project', standing: 'done' }),
  )
  const ended = console.lines().map(({ label }) => label)
  expect(ended).toEqual(['Redo: Update project', 'Undo: Update project', 'Update project'])
})

it('is offered by the toast that says that it was done', async () => {
  const console = await open()
  const { rule } = await firewallIn(mock, console)
  const line = await done(console, ({ run }) => run(disableRule, rule))
  await vi.waitFor(() =>
    expect(console.store.getState().notices).toMatchObject([
      { title: `Firewall rule ${rule.name} disabled`, line: line.id },
    ]),
  )
})

it('offers nothing after a change that the region refuses, or that changes nothing', async () => {
  const console = await open()
  const { project } = idsIn(mock)
  await console.store.dispatch(projectsApi.endpoints.projectView.initiate({ project }))
  const { name, description } = rowNamed(mock.region.world.projects, 'web')
  for (const body of [
    { name: 'Not A Name', description },
    { name, description },
  ])
    console.act(() => sends(asks(projectsApi.endpoints.projectUpdate, { project, body }))(console))
  await vi.waitFor(() => expect(console.lines().map(({ standing }) => standing)).toEqual(['done', 'failed']))
  const reasons = console.lines().map(whyNotUndo)
  expect(reasons).toEqual(Array(2).fill('It has no inverse, or what was before is not known'))
})

it('can be undone at the next visit, from the line that the browser has kept', async () => {
  const { console: first, line, project } = await renamed()
  const owner = meApi.endpoints.currentUserView.select({})(first.store.getState()).data?.id ?? ''
  await vi.waitFor(async () => {
    const database = await Database.open(owner)
    const kept = await database.read()
    database.close()
    expect(kept.find(({ id }) => id === line.id)?.undo).toEqual(line.undo)
  })
  first.close()
  const next = await open()
  await vi.waitFor(() => expect(stateOf(next, line.id)?.undo).toEqual(line.undo))
  await next.act(() => undoLine(next.store, line.id))
  await vi.waitFor(() => expect(stateOf(next, line.id)).toMatchObject({ undone: true }))
  expect(mock.region.world.projects.get(project)?.name).toBe('web')
})
