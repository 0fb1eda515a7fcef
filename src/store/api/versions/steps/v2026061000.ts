import type { Operations as Older } from '../generated/v2026060800'
import type { Operations as Newer } from '../generated/v2026061000'
import type { Changes, VersionStep } from '../change'

/** This version only adds an operation, which changes a BGP configuration. */
const changes: Changes<Older, Newer> = {}

export const v2026061000: VersionStep = { since: '2026061000', changes }
