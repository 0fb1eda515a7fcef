import { afterAll, vi } from 'vitest'
import { watchMachines, writeFacts } from './machineCoverage'

// Test files share the modules and globals of a worker, so each file restores the globals that it has replaced.
watchMachines()

// A wait looks again after 5 ms, not 50: most of what tests wait for takes less.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { interval: 5, ...(typeof options === 'number' ? { timeout: options } : options) })

afterAll(() => {
  writeFacts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
