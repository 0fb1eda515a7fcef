import type { RunCoverage } from '../model/runCoverage'

// `npm run gen:coverage` writes the file after a run of `npm test`.
const files = import.meta.glob<RunCoverage>('./lastRun.json', { eager: true, import: 'default' })

/** What the last test run that was kept has seen; undefined where none was kept. */
export const lastRun: RunCoverage | undefined = Object.values(files)[0]
