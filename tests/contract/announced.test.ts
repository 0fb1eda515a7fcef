import { expect, it } from 'vitest'
import { instanceCommands } from '#features/instances/commands'
import { deleteBundle } from '#features/support-bundles/commands'
import type { Command } from '#store/commands/command'
import type { InstanceState } from '#store/api/generated/types'
import { rowNamed, setupRegion } from '../support/region'
import { startPlans } from '../support/planConsole'

// Screen readers hear the beginning and the end of each command that takes time. Rule: CMD-4.

const mock = setupRegion()

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/**/commands.ts', {
  eager: true,
})
const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'errorMessage' in value && 'call' in value

const watching = instanceCommands.map(({ command }) => command).filter(({ watch }) => watch)

it('all commands that take time are looked at here', () => {
  const found = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isCommand)
    .filter(({ watch }) => watch)
    .map(({ name }) => name)
  expect([...new Set([...found, ...watching.map(({ name }) => name)])].toSorted()).toEqual(
    [...watching.map(({ name }) => name), deleteBundle.name].toSorted(),
  )
})

/** Sets the state of an instance, and returns it. */
function instanceIn(runState: InstanceState) {
  const { instances } = mock.region.world
  const row = { ...rowNamed(instances, 'db-1'), runState }
  instances.set(row.id, row)
  return row
}

it.each([
  ['instance.start', 'stopped', 'Starting instance db-1', 'db-1 is running'],
  ['instance.stop', 'running', 'Stopping instance db-1', 'db-1 is stopped'],
  ['instance.reboot', 'running', 'Rebooting instance db-1', 'db-1 is running'],
] as const)('%s is announced twice, and shows no second toast', async (name, state, begun, ended) => {
  const instance = instanceIn(state)
  const console = await startPlans(mock.clock, {
    instance: instance.id,
    disk: rowNamed(mock.region.world.disks, 'spare').id,
  })
  const command = watching.find((each) => each.name === name)
  if (!command) throw new Error(`${name} does not watch`)
  const { confirm: _, ...unasked } = command
  console.actors.dispatchCommand(unasked, instance)
  await console.until(() => expect(console.moving()).toEqual([]))
  expect(console.store.getState().notices.map(({ title }) => title)).toEqual([begun, ended])
  expect(console.toasts()).toEqual([`success: ${begun}`])
})
