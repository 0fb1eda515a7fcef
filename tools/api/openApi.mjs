// The part of OpenAPI that the descriptions of the region API have. A description is checked once, where it is read: a
// keyword that this file does not know would otherwise be missing from types and shapes without a word.

/**
 * @typedef {object} Schema a JSON schema; one without keywords stands for any value
 * @property {string} [$ref] `#/components/schemas/Disk`
 * @property {'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'} [type]
 * @property {string} [format]
 * @property {boolean} [nullable]
 * @property {(string | number | boolean | null)[]} [enum]
 * @property {Schema[]} [allOf]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema | boolean} [additionalProperties]
 * @property {string[]} [required]
 * @property {string} [pattern]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {boolean} [uniqueItems]
 * @property {unknown} [default]
 *
 * @typedef {{ name: string, in: 'path' | 'query' | 'header', required?: boolean, schema: Schema }} Parameter
 * @typedef {Record<string, { schema?: Schema }>} ContentByType
 * @typedef {object} DescribedOperation
 * @property {string} operationId
 * @property {string[]} [tags]
 * @property {Parameter[]} [parameters]
 * @property {{ content: ContentByType, required?: boolean }} [requestBody]
 * @property {Record<string, { content?: ContentByType, headers?: object }>} responses by status
 * @property {{ required: string[] }} [x-dropshot-pagination]
 * @property {object} [x-dropshot-websocket]
 *
 * @typedef {typeof verbs[number]} Verb
 * @typedef {{ [V in Verb]?: DescribedOperation } & { parameters?: Parameter[] }} PathItem
 * @typedef {object} Description
 * @property {string} openapi
 * @property {{ version: string }} info
 * @property {Record<string, PathItem>} paths
 * @property {{ schemas: Record<string, Schema> }} components
 */

/** The methods of operations, in the order in which a path has them. */
export const verbs = /** @type {const} */ (['get', 'post', 'put', 'delete', 'head'])

/** @typedef {(value: unknown, place: string) => void} Check throws if the value is not of its kind */

/**
 * @param {string} kind
 * @param {(value: unknown) => boolean} isOfKind
 * @returns {Check}
 */
const ofKind = (kind, isOfKind) => (value, place) => {
  if (!isOfKind(value)) throw new Error(`${place} is no ${kind}: ${JSON.stringify(value)}`)
}
const text = ofKind('text', (value) => typeof value === 'string')
const number = ofKind('number', (value) => typeof value === 'number')
const boolean = ofKind('boolean', (value) => typeof value === 'boolean')
const list = ofKind('list', Array.isArray)
const record = ofKind(
  'object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const anything = () => {}
const oneOf = (/** @type {readonly unknown[]} */ values) =>
  ofKind(values.join(' or '), (value) => values.includes(value))

/** @param {Check} check @returns {Check} */
const listOf = (check) => (value, place) => {
  list(value, place)
  for (const [index, item] of /** @type {unknown[]} */ (value).entries()) check(item, `${place} > ${index}`)
}

/** @param {Check} check @returns {Check} */
const mapOf = (check) => (value, place) => {
  record(value, place)
  for (const [key, item] of Object.entries(/** @type {object} */ (value))) check(item, `${place} > ${key}`)
}

/**
 * An object with keys of these names only.
 * @param {Readonly<Record<string, Check>>} checks
 * @param {readonly string[]} [required] those that it has in any case
 * @returns {Check}
 */
const object =
  (checks, required = []) =>
  (value, place) => {
    record(value, place)
    const entries = Object.entries(/** @type {object} */ (value))
    for (const [key, item] of entries) {
      if (!Object.hasOwn(checks, key))
        throw new Error(`${place} has "${key}", which tools/api/openApi.mjs does not know`)
      checks[key]?.(item, `${place} > ${key}`)
    }
    for (const key of required)
      if (!entries.some(([name]) => name === key)) throw new Error(`${place} has no "${key}"`)
  }

/** @type {Check} */
const schema = (value, place) => schemaObject(value, place)
const schemaObject = object({
  $ref: ofKind('reference to a type', (value) => /^#\/components\/schemas\/\w+$/.test(String(value))),
  type: oneOf(['string', 'integer', 'number', 'boolean', 'array', 'object']),
  format: text,
  nullable: boolean,
  enum: list,
  allOf: listOf(schema),
  anyOf: listOf(schema),
  oneOf: listOf(schema),
  items: schema,
  properties: mapOf(schema),
  additionalProperties: (value, place) => {
    if (typeof value !== 'boolean') schema(value, place)
  },
  required: listOf(text),
  pattern: text,
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  minItems: number,
  maxItems: number,
  uniqueItems: boolean,
  default: anything,
})

const content = mapOf(object({ schema }))
const parameters = listOf(
  object({ name: text, in: oneOf(['path', 'query', 'header']), required: boolean, schema }, [
    'name',
    'in',
    'schema',
  ]),
)
const operation = object(
  {
    operationId: text,
    tags: listOf(text),
    parameters,
    requestBody: object({ content, required: boolean }, ['content']),
    responses: mapOf(object({ content, headers: record })),
    'x-dropshot-pagination': object({ required: listOf(text) }, ['required']),
    'x-dropshot-websocket': record,
  },
  ['operationId', 'responses'],
)
const paths = mapOf(object({ ...Object.fromEntries(verbs.map((verb) => [verb, operation])), parameters }))

/**
 * A description, once each keyword in it is known. Only its version, its paths and its types are read.
 * @param {unknown} value a JSON document
 * @param {string} name of the description
 * @returns {Description}
 * @throws an error with the place and the name of what is unknown, wrong or missing
 */
export function checkedDescription(value, name) {
  record(value, name)
  const { openapi, info, paths: items, components } = /** @type {Description} */ (value)
  text(openapi, `${name} > openapi`)
  text(info?.version, `${name} > info > version`)
  paths(items, `${name} > paths`)
  mapOf(schema)(components?.schemas, `${name} > components > schemas`)
  return { openapi, info, paths: items, components }
}

/** The name of the type that a reference leads to. */
export const typeNamed = (/** @type {string} */ ref) => ref.slice(ref.lastIndexOf('/') + 1)

/** The names of the types that a part of a description refers to. @param {unknown} node */
export const typesNamedIn = (node) =>
  [...JSON.stringify(node ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)

/** The schema of the values of a map; undefined for an object whose keys are all known. @param {Schema} schema */
export const valuesOf = ({ additionalProperties: values }) => (values === true ? {} : values || undefined)
