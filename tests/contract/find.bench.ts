import { bench, describe, vi } from 'vitest'
import { findIn, finding, readTyped } from '#features/console/palette/find/find'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { ORIGIN, startRegion } from '../support/region'

// What the search costs among ten thousand instances.

const here = {
  silo: 'tidewater-ops',
  version: NEWEST,
  project: undefined,
  isInRegion: false,
  isOperator: false,
} as const

vi.stubGlobal('location', new URL(ORIGIN))

/** A console that has read everything for an address. */
async function read() {
  const store = makeStore({ origin: ORIGIN })
  const { index, gathering } = consolePartOf(store, finding)
  const typed = '10.128.39.115'
  await new Promise<void>((resolve) => {
    gathering.progress.subscribe(() => {
      if (gathering.progress.get()?.isSettled) resolve()
    })
    gathering.begin(here, typed, readTyped(typed))
  })
  return { store, index }
}

describe('an address from nothing, without latency (aim: 20 s or less)', () => {
  bench(
    'crowded',
    async () => {
      const mock = startRegion({ scenario: 'crowded', persona: 'marit' })
      const { store } = await read()
      store.parts.dispose()
      mock.stop()
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  )
})

describe('a text in the index of 25,000 records (aim: 50 ms or less)', () => {
  let index: Awaited<ReturnType<typeof read>>['index'] | undefined
  const setup = async () => {
    if (index) return
    const mock = startRegion({ scenario: 'crowded', persona: 'marit' })
    ;({ index } = await read())
    mock.stop()
  }
  for (const typed of ['node', 'node-098', '10.128.39.115', '10.128.0.0/9', '02-5a-01-00-26-93', 'zzz'])
    bench(typed, () => void (index && findIn(index, readTyped(typed))), { setup })
})
