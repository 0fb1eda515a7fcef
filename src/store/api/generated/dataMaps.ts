// Written by `npm run gen:api`. Do not edit.
/** Properties whose value is a map keyed by data: those keys are never converted. */
export const dataMapKeys: ReadonlySet<string> = new Set([
  'componentsByReleaseVersion',
  'exports',
  'fields',
  'history',
  'mappedFleetRoles',
  'timeseries',
])

/** Properties of any type: what is in them is data, such as a document with a signature. */
export const opaqueKeys: ReadonlySet<string> = new Set(['alert', 'rootRole'])
