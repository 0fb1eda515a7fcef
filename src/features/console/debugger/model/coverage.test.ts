import { expect, test } from 'vitest'
import { stopStory } from '#tests/support/entries'
import { charts } from '#machines/charts/charts'
import { coverageOf, edgePaths } from './coverage'

test('a run covers the states it was in and the transitions it took', () => {
  const [instance] = charts.filter(({ id }) => id === 'instance')
  const covered = instance && coverageOf(instance, stopStory, new Set(['failed']))
  expect(covered).toMatchObject({ statesSeen: 4, states: 10, transitionsSeen: 2 })
  expect(covered?.unseenStates).toEqual([
    'creating',
    'starting',
    'rebooting',
    'migrating',
    'repairing',
    'destroyed',
  ])
  const reboot = covered?.unseen.find(({ edge }) => edge.id === 'running>rebooting')
  expect(reboot?.path?.map(({ id }) => id)).toEqual([
    'creating>starting',
    'starting>running',
    'running>rebooting',
  ])
})

test.each(charts.map((chart) => ({ id: chart.id, chart })))(
  'each transition of $id can be reached from where the machine starts',
  ({ chart }) => {
    const paths = edgePaths(chart)
    expect(chart.edges.filter(({ id }) => !paths.has(id)).map(({ id }) => id)).toEqual([])
    for (const [id, path] of paths) expect(path.at(-1)?.id).toBe(id)
  },
)
