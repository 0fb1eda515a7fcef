// Reads an OpenAPI description of the region API.
import { verbs } from './openApi.mjs'

/** @import { ContentByType, DescribedOperation, Description, Parameter, Schema } from './openApi.mjs' */

/**
 * @typedef {{ contentType: string, schema: Schema | undefined }} Content
 * @typedef {object} Call
 * @property {string} name camelCase
 * @property {string} method
 * @property {string} path with camelCase parameters, such as `/v1/disks/{disk}`
 * @property {string} area of the API, by its first tag
 * @property {Parameter[]} parameters of path and query
 * @property {string[]} firstPageParameters query parameters that are required without a page token
 * @property {Content | undefined} body
 * @property {number} status of success
 * @property {Content | undefined} answer
 * @property {boolean} isWebSocket
 * @property {string} [since] the first version that has the operation, in the model: absent if the first version has it
 * @property {string} [until] the first version that no longer has it, in the model
 */

const prose = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'x-rust-type',
])

/** Keys below these are names of the API, not keywords of the description. */
const maps = new Set(['properties', 'schemas', 'paths'])

/** @param {string} key `snake_case` or `kebab-case` */
export const camel = (key) => key.replace(/[_-]([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/**
 * The description without prose and without the error shapes, which are all the same.
 * @param {unknown} node a JSON document
 * @returns {unknown}
 */
export function withoutProse(node, isMap = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || !(prose.has(key) || /^[45](XX|\d\d)$/.test(key)))
      .map(([key, value]) => [key, withoutProse(value, !isMap && maps.has(key))]),
  )
}

/**
 * The description as text, one line per operation and type, so that a new version can be reviewed as a diff.
 * @param {Description} description
 */
export function descriptionText({ openapi, info, paths, components }) {
  const lines = (/** @type {object} */ map, /** @type {string} */ indent) =>
    Object.entries(map)
      .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')
  const items = Object.entries(paths)
    .map(([path, item]) => `    ${JSON.stringify(path)}: {\n${lines(item, '      ')}\n    }`)
    .join(',\n')
  return `{
  "openapi": ${JSON.stringify(openapi)},
  "info": ${JSON.stringify({ version: info.version })},
  "paths": {\n${items}\n  },
  "components": {\n    "schemas": {\n${lines(components.schemas, '      ')}\n    }\n  }
}
`
}

/**
 * @param {ContentByType | undefined} content
 * @returns {Content | undefined}
 */
const contentOf = (content = {}) => {
  const [found] = Object.entries(content)
  return found && { contentType: found[0], schema: found[1].schema }
}

/** @param {DescribedOperation} operation */
function successOf(operation) {
  const isWebSocket = 'x-dropshot-websocket' in operation
  const [status, response] =
    Object.entries(operation.responses).find(([key]) => key.startsWith('2') || key === 'default') ?? []
  return {
    // Older descriptions name no status of a WebSocket.
    status: isWebSocket ? 101 : Number(status === 'default' ? 200 : (status ?? 200)),
    answer: contentOf(response?.content),
    isWebSocket,
  }
}

/**
 * @param {Description} description
 * @returns {Call[]} the operations in the order of the description
 */
export const callsOf = (description) =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    verbs.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [
        {
          name: camel(operation.operationId),
          method: method.toUpperCase(),
          path: path.replace(/\{([^}]+)\}/g, (_, name) => `{${camel(name)}}`),
          area: operation.tags?.[0] ?? 'other',
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].filter(
            (parameter) => parameter.in === 'path' || parameter.in === 'query',
          ),
          firstPageParameters: operation['x-dropshot-pagination']?.required ?? [],
          body: contentOf(operation.requestBody?.content),
          ...successOf(operation),
        },
      ]
    }),
  )
