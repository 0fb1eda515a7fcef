import { expect, it, onTestFinished, vi } from 'vitest'
import { instanceCommands } from '#features/shared/instance/commands'
import { deleteBundle } from '#features/system/support-bundles/commands'
import { idOf } from '#mirage/random'
import { moveBundle } from '#mirage/rules/supportBundles'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { shortId } from '#ui/text/truncated'
import type { InstanceState } from '#store/api/generated/types'
import { allCommands } from '../support/allCommands'
import { rowNamed, setupRegion } from '../support/region'
import { startPlans } from '../support/planConsole'

// Screen readers hear the beginning and the end of each command that takes time. Rule: CMD-4.

const mock = setupRegion()

const watching = instanceCommands.map(({ command }) => command).filter(({ watch }) => watch)

it('all commands that take time are looked at here', () => {
  const found = [...allCommands.values()].filter(({ watch }) => watch)
  expect(found.map(({ name }) => name).toSorted()).toEqual(
    [...watching, deleteBundle].map(({ name }) => name).toSorted(),
  )
})

/** Sets the state of an instance, and returns it. */
function instanceIn(runState: InstanceState) {
  const { instances } = mock.region.world
  const row = instances.update(rowNamed(instances, 'db-1').id, { runState })
  return row
}

/** A console that has read an instance, and what it has announced. */
async function consoleOf(instance: string) {
  const console = await startPlans(mock.clock, {
    instance,
    disk: rowNamed(mock.region.world.disks, 'spare').id,
  })
  return { console, spoken: () => console.store.getState().notices.map(({ title }) => title) }
}

/** Gives a command to an instance in a state, without its question. */
async function begin(name: string, state: InstanceState) {
  const instance = instanceIn(state)
  const started = await consoleOf(instance.id)
  const command = watching.find((each) => each.name === name)
  if (!command) throw new Error(`${name} does not watch`)
  started.console.run(command, instance)
  return started
}

it.each([
  ['instance.start', 'stopped', 'Starting instance db-1', 'db-1 runs'],
  ['instance.stop', 'running', 'Stopping instance db-1', 'db-1 is stopped'],
  ['instance.reboot', 'running', 'Rebooting instance db-1', 'db-1 runs'],
] as const)(
  '%s is announced twice: its end takes the place of its beginning',
  async (name, state, begun, ended) => {
    const { console, spoken } = await begin(name, state)
    await vi.waitFor(() => expect(spoken()).toEqual([begun]))
    await console.until(() => expect(console.moving()).toEqual([]))
    expect(spoken()).toEqual([ended])
    await vi.waitFor(() => expect(console.lines()[0]?.outcome?.end?.says).toBe(ended))
  },
)

/** A console that deletes a support bundle, what it has announced, and how it reads the list of bundles again. */
async function deletingBundle() {
  const { supportBundles } = mock.region.world
  const bundle = {
    id: idOf('support bundle of the test'),
    timeCreated: new Date(mock.clock.now()).toISOString(),
    reasonForCreation: 'test',
    reasonForFailure: null,
    userComment: null,
    state: 'active' as const,
  }
  supportBundles.insert({ ...bundle, files: [] })
  moveBundle(mock.region, bundle.id, 'active')
  const { console, spoken } = await consoleOf(instanceIn('running').id)
  const { supportBundleList } = supportBundlesApi.endpoints
  const look = () =>
    console.store.dispatch(supportBundleList.initiate({}, { forceRefetch: true, subscribe: false }))
  const { data } = await look()
  const [row] = data?.items ?? []
  if (!row) throw new Error('there is no bundle')
  console.run(deleteBundle, row)
  const name = shortId(bundle.id)
  return { console, spoken, look, end: [`Support bundle ${name} deleted`] }
}

it('the end of a support bundle is announced, though no page shows it any more', async () => {
  const { console, spoken, look, end } = await deletingBundle()
  await console.until(() => {
    void look()
    expect(spoken()).toEqual(end)
  })
})

it('the end of a support bundle is announced, though no page reads bundles any more', async () => {
  // The reading that finds nothing is logged with the address of the page.
  vi.stubGlobal('location', { pathname: '/', search: '' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { console, spoken, end } = await deletingBundle()
  await console.until(() => expect(spoken()).toEqual(end))
})
