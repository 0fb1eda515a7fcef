import { afterAll, vi } from 'vitest'
import { watchMachines, writeFacts } from './machineCoverage'

// Test files share the modules and globals of a worker, so each file restores the globals that it has replaced.
watchMachines()
afterAll(() => {
  writeFacts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
