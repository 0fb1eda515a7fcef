import { OLDEST, type Version } from './generated/shipped'

// The header with which a caller chooses the version of the API, for the console and its mock.

/** The name of the header. */
export const VERSION_HEADER = 'api-version'

/** The header of a version. */
export const headerOf = (version: string) => `${version}.0.0`

/** Whether regions of a version ignore the header: each has one API. */
export const isUnversioned = (version: Version) => version === OLDEST || version === '20251008'
