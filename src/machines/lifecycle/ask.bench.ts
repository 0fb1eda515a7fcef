import { bench, describe } from 'vitest'
import { instanceLifecycle } from './instanceLifecycle'

const { states, commands } = instanceLifecycle
const rows = Array.from({ length: 5_000 }, (_, index) => states[index % states.length] ?? 'running')

describe('permission for 5,000 rows × all verbs (aim: under 10 ms)', () => {
  bench('can', () => {
    let allowed = 0
    for (const state of rows)
      for (const command of commands) if (instanceLifecycle.can(state, command)) allowed += 1
    if (allowed === 0) throw new Error('nothing was allowed')
  })
})
