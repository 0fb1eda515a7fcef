import { readFileSync } from 'node:fs'

// The replacements of each route's page for users with restricted roles, and while requests fail: tables that
// `contract/refusals.whole.test.ts` makes from the loaders of the routes. Browser tests open one route of each kind.

/** The requests that a console needs to start: the current user, their roles, and the project of the routes. */
export const frameCalls = /^\/v1\/(me|me\/groups|policy|system\/policy|projects\/berth-planner)$/

/** The circumstances with a table: its file, and the login of the user in the scenario `company`. */
export const circumstances = {
  'a collaborator of the silo': { file: 'dele', login: 'dele', allFail: false },
  'a viewer of one project': { file: 'yuki', login: 'yuki', allFail: false },
  'a user without any role': { file: 'colm', login: 'colm', allFail: false },
  'an admin of the fleet, while each call but those of the frame fails': {
    file: 'failing',
    login: 'marit',
    allFail: true,
  },
} as const

export type Circumstance = keyof typeof circumstances

/** The heading of the table for the routes which show their page. */
export const OPENS = 'opens'

/** The heading of the table for the routes of pages that regions of its version have not. */
export const NOT_OFFERED = 'Not part of this region'

/** The file of a table. */
export const tableFile = (circumstance: Circumstance): URL =>
  new URL(`refusals.${circumstances[circumstance].file}.json`, import.meta.url)

/** The paths of the routes by the heading in place of their page. */
export const refusals = (circumstance: Circumstance): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(tableFile(circumstance), 'utf8')) as Record<string, string[]>
