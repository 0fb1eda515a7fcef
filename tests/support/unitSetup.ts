import { setMaxListeners } from 'node:events'
import { afterAll, vi } from 'vitest'
import { learnRegionTime } from '#src/regionTime'
import { watchMachines, writeFacts } from './machineCoverage'

// Test files share the modules and globals of a worker, so each file restores the globals that it has replaced.
watchMachines()

// The signal of a console has a listener for each of its parts: more than Node warns of.
setMaxListeners(0)

// A wait looks again after 5 ms, not 50: most of what tests wait for takes less.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { interval: 5, ...(typeof options === 'number' ? { timeout: options } : options) })

afterAll(() => {
  writeFacts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // A region with a clock of its own has taught it to the console.
  learnRegionTime(new Headers({ date: new Date().toUTCString() }), performance.now())
})
