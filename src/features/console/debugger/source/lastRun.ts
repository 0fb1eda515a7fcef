import type { RunCoverage } from '../model/runCoverage'

// `npm run test:whole` writes the file at its end. It is no part of the sources: a build has it if the tests ran before.
const files =
  import.meta.env.VITE_MOCK === '1'
    ? import.meta.glob<RunCoverage>('/.cache/machine-coverage.json', { eager: true, import: 'default' })
    : {}

/** The coverage of the last test run; undefined without one, and in builds without the mock region. */
export const lastRun: RunCoverage | undefined = Object.values(files)[0]
