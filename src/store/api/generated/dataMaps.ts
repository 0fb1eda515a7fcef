// Written by `npm run gen:api`. Do not edit.
/** Properties whose value is a map keyed by data: those keys are never converted. */
export const dataMapKeys: ReadonlySet<string> = new Set([
  'exports',
  'fields',
  'history',
  'mappedFleetRoles',
  'timeseries',
])
