import { bench, describe } from 'vitest'
import { startMock, type Mock } from './start'

const origin = 'http://region.test'
const start = (scenario: string): Mock => startMock({ origin, scenario, latencyMs: [0, 0] })

describe('the default company, seeded (aim: 250 ms or less)', () => {
  bench('company', () => start('company').stop())
})

describe('ten thousand instances, seeded (aim: 2 s or less)', () => {
  bench('crowded', () => start('crowded').stop(), {
    iterations: 5,
    time: 0,
    warmupIterations: 0,
    warmupTime: 0,
  })
})

describe('a page of 50 out of 10,000 (aim: 10 ms or less)', () => {
  let mock: Mock | undefined
  bench(
    'first page',
    async () => {
      const response = await fetch(`${origin}/v1/instances?project=crowd&limit=50`)
      if (response.status !== 200) throw new Error(`the page was answered with ${response.status}`)
      await response.json()
    },
    {
      setup: () => {
        mock ??= start('crowded')
      },
    },
  )
})
