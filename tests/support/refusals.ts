import { readFileSync } from 'node:fs'

// What replaces the page of each route for those who may not open everything, and where calls fail: tables which
// `contract/refusals.test.ts` makes from the loaders of the routes. Tests of the browser look at one route of each kind.

/** The calls that a console needs to begin: who one is, and the project that everything is in. */
export const frameCalls = /^\/v1\/(me|me\/groups|policy|system\/policy|projects\/berth-planner)$/

/** For whom, or when, there is a table: its file, and the login of the user in the scenario `company`. */
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

/** The file of a table. */
export const tableFile = (circumstance: Circumstance): URL =>
  new URL(`refusals.${circumstances[circumstance].file}.json`, import.meta.url)

/** The paths of the routes by what is in place of their page. */
export const refusals = (circumstance: Circumstance): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(tableFile(circumstance), 'utf8')) as Record<string, string[]>
