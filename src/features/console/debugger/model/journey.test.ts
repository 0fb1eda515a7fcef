import { expect, test } from 'vitest'
import { charts } from '#machines/charts/charts'
import type { Chart } from '#machines/charts/chart'
import { journeyTo, stepWords, type JourneyTarget } from './journey'
import type { Subject } from './subjects'

const chart = charts.find(({ id }) => id === 'instance') as Chart
const here = (of: string, state: string): Subject => ({ of, label: of, states: [state], isHere: true })

/** The subject of a journey, and its steps. */
function way(target: JourneyTarget, subjects: readonly Subject[], followed?: string) {
  const journey = journeyTo(chart, subjects, target, followed)
  return journey && [journey.subject.of, ...journey.steps.map(stepWords)]
}

test('the resource with the shortest way goes; of equal ones the first', () => {
  const subjects = [here('off', 'stopped'), here('on', 'running'), here('on too', 'running')]
  expect(way({ edge: 'running>rebooting' }, subjects)).toEqual(['on', 'reboot'])
  expect(way({ state: 'migrating' }, subjects)).toEqual(['on', 'report migrating'])
})

test('the followed resource goes, however long its way is', () => {
  const subjects = [here('off', 'stopped'), here('on', 'running')]
  expect(way({ edge: 'running>rebooting' }, subjects, 'off')).toEqual([
    'off',
    'start',
    'report running',
    'reboot',
  ])
})

test('a transition is taken even where its state is reached already', () => {
  expect(way({ edge: 'stopping>stopped' }, [here('off', 'stopped')])).toEqual([
    'off',
    'start',
    'stop',
    'report stopped',
  ])
})

test('nothing goes where nothing leads: to a beginning, to an end, or for a resource that is gone', () => {
  expect(way({ state: 'creating' }, [here('on', 'running')])).toBeUndefined()
  expect(way({ state: 'destroyed' }, [here('off', 'stopped')])).toBeUndefined()
  expect(way({ state: 'stopped' }, [{ ...here('was', 'running'), isHere: false }])).toBeUndefined()
})
