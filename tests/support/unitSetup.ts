import { afterAll, vi } from 'vitest'

// Test files share the modules and globals of a worker; what one has put in the place of a global ends with it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
