import { expect, it } from 'vitest'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { stateGroups } from './stateGroups'

const counted = { lifecycle: instanceLifecycle, toneOf: instanceTone }
const textsOf = (groups: ReturnType<typeof stateGroups>) =>
  groups.map(({ count, word }) => `${count} ${word}`)

it('a card does not put what failed behind six transitions', () => {
  const states = ['creating', 'running', 'stopping', 'stopped', 'failed', 'running', 'migrating', 'hovering']
  expect(textsOf(stateGroups({ ...counted, states }))).toEqual([
    '1 failed',
    '1 hovering',
    '3 changing',
    '2 running',
    '1 stopped',
  ])
})

it('several transitions are one group that filters by each of them; a single one keeps its word', () => {
  const [moving] = stateGroups({ ...counted, states: ['stopping', 'creating', 'creating'] })
  expect(moving).toEqual({
    word: 'changing',
    states: ['creating', 'stopping'],
    look: { tone: 'motion', moving: true },
    count: 3,
  })
  expect(textsOf(stateGroups({ ...counted, states: ['running', 'starting'] }))).toEqual([
    '1 starting',
    '1 running',
  ])
})

it('what is stuck is counted apart, and not among what moves as usual', () => {
  const states = ['stopping', 'stopping', 'creating', 'migrating', 'repairing', 'running']
  const groups = stateGroups({ ...counted, states, stuck: ['stopping', 'creating'] })
  expect(textsOf(groups)).toEqual(['1 repairing', '2 stuck', '2 changing', '1 running'])
  expect(groups[1]).toMatchObject({ states: ['stopping', 'creating'], look: { tone: 'attention' } })
})

it('the brief ones are without what is off or moves as usual, and count what is stuck apart', () => {
  const states = ['running', 'stopped', 'starting', 'stopping', 'failed', 'migrating']
  expect(textsOf(stateGroups({ ...counted, states, stuck: ['stopping'], isBrief: true }))).toEqual([
    '1 failed',
    '1 stuck',
    '1 running',
  ])
})
