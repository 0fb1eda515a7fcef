// The addresses of pages that few sessions open and no other page shows from the start: `paths.ts` is in the first load
// of every page, this file is not.

import { paths } from './paths'

const e = encodeURIComponent

/** More addresses, as in `paths`. */
export const morePaths = {
} as const
