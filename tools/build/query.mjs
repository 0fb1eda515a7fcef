// Lines of the query cache that the build replaces: infinite queries, and schemas of requests and responses, which the
// console does not use.

/** @type {import('./lean.mjs').Lean} */
export const query = {
  name: '@reduxjs/toolkit',
  folder: 'dist/query/**',
  marks: {
    'rtk-query.modern.mjs': [
      ['whether a query is infinite', /(?<!function )\bisInfiniteQueryDefinition\(\w+\)/g, 'false'],
      [
        'the pages of an infinite query',
        /\bif \(isQuery && "infiniteQueryOptions" in endpointDefinition\)/g,
        'if (false)',
      ],
      [
        'the exports for infinite queries',
        /^\t\tbuild(?:InitiateInfiniteQuery|InfiniteQuerySelector),\n/gm,
        '',
      ],
      [
        'the imports for infinite queries',
        /\bbuild(?:InitiateInfiniteQuery|InfiniteQuerySelector), (?=build(?:InitiateMutation|MutationSelector))/g,
        '',
      ],
      ['whether a schema is skipped', /\bshouldSkip\(skipSchemaValidation, "\w+"\)/g, 'true'],
      ['the error of a schema', /\bif \(caughtError instanceof NamedSchemaError\)/g, 'if (false)'],
    ],
    'rtk-query-react.modern.mjs': [
      ['whether a query is infinite', /(?<!function )\bisInfiniteQueryDefinition\([\w[\]]+\)/g, 'false'],
      ['the export for infinite queries', /^\t\tbuildInfiniteQueryHooks,\n/gm, ''],
      ['the import for infinite queries', /\bbuildInfiniteQueryHooks, (?=buildMutationHook)/g, ''],
    ],
  },
}
