// Lines of the query cache that the build replaces: infinite queries, and schemas of requests and responses, which the
// console does not use.

/** @type {import('./lean.mjs').Lean} */
export const query = {
  name: '@reduxjs/toolkit',
  folder: 'dist/query/**',
  marks: {
    'rtk-query.modern.mjs': [
      {
        what: 'whether a query is infinite',
        line: /(?<!function )\bisInfiniteQueryDefinition\(\w+\)/g,
        replacement: 'false',
        saves: 214,
      },
      {
        what: 'the pages of an infinite query',
        line: /\bif \(isQuery && "infiniteQueryOptions" in endpointDefinition\)/g,
        replacement: 'if (false)',
        saves: 442,
      },
      {
        what: 'the exports for infinite queries',
        line: /^\t\tbuild(?:InitiateInfiniteQuery|InfiniteQuerySelector),\n/gm,
        replacement: '',
        saves: 248,
      },
      {
        what: 'whether a schema is skipped',
        line: /\bshouldSkip\(skipSchemaValidation, "\w+"\)/g,
        replacement: 'true',
        saves: 320,
      },
      {
        what: 'the error of a schema',
        line: /\bif \(caughtError instanceof NamedSchemaError\)/g,
        replacement: 'if (false)',
        saves: 171,
      },
    ],
    'rtk-query-react.modern.mjs': [
      // Without it, what is not exported would still be called.
      {
        what: 'whether a query is infinite',
        line: /(?<!function )\bisInfiniteQueryDefinition\([\w[\]]+\)/g,
        replacement: 'false',
        saves: 79,
      },
      {
        what: 'the export for infinite queries',
        line: /^\t\tbuildInfiniteQueryHooks,\n/gm,
        replacement: '',
        saves: 287,
      },
    ],
  },
}
