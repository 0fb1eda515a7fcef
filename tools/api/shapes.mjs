// Generates the shapes with which the mock validates requests, in wire names. Format: mirage/wire/shapes.ts.

import { typeNamed, valuesOf } from './openApi.mjs'

/** @import { Call } from './description.mjs' */
/** @import { Description, Schema } from './openApi.mjs' */
/** @typedef {Record<string, unknown>} Shape */

const defined = (/** @type {object} */ object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
const withNull = (/** @type {Schema} */ schema, /** @type {Shape} */ shape) =>
  schema.nullable ? { ...shape, nullable: true } : shape

/**
 * @param {Schema | undefined} schema
 * @returns {Shape}
 */
function shapeOf(schema) {
  if (!schema) return { is: 'any' }
  if (schema.$ref) return { is: 'ref', name: typeNamed(schema.$ref) }
  if (schema.allOf?.length === 1) return withNull(schema, shapeOf(schema.allOf[0]))
  const options = schema.oneOf ?? schema.anyOf
  if (options) return withNull(schema, unionOf(options))
  if (schema.enum)
    return withNull(schema, {
      is: 'enum',
      values: schema.enum.filter((value) => value !== null),
    })
  const values = valuesOf(schema)
  const { format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema
  switch (schema.type) {
    case 'string':
      return withNull(schema, defined({ is: 'string', format, pattern, min: minLength, max: maxLength }))
    case 'integer':
    case 'number':
      return withNull(schema, defined({ is: schema.type, format, min: minimum, max: maximum }))
    case 'boolean':
      return withNull(schema, { is: 'boolean' })
    case 'array':
      return withNull(
        schema,
        defined({ is: 'array', of: shapeOf(schema.items), min: minItems, max: maxItems }),
      )
    case 'object':
      if (!schema.properties && values) return withNull(schema, { is: 'map', of: shapeOf(values) })
      return withNull(schema, {
        is: 'object',
        fields: Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, shapeOf(value)]),
        ),
        required: schema.required ?? [],
      })
    default:
      return { is: 'any' }
  }
}

/**
 * The property that names the variant of a union: it has one possible value in each option.
 * @param {Schema[]} options
 */
function tagOf(options) {
  const singleValued = (/** @type {Schema} */ { properties = {} }) =>
    Object.keys(properties).find((key) => properties[key]?.enum?.length === 1)
  const tag = singleValued(options[0] ?? {})
  return tag && options.every((option) => option.properties?.[tag]?.enum?.length === 1) ? tag : undefined
}

/**
 * @param {Schema[]} options
 * @returns {Shape}
 */
function unionOf(options) {
  if (options.every((option) => option.enum))
    return { is: 'enum', values: [...new Set(options.flatMap((option) => option.enum ?? []))] }
  const tag = tagOf(options)
  if (!tag) return { is: 'either', of: options.map(shapeOf) }
  const variants = options.map((option) => [String(option.properties?.[tag]?.enum?.[0]), shapeOf(option)])
  return { is: 'tagged', tag, variants: Object.fromEntries(variants) }
}

/**
 * @param {Call} call
 * @param {'path' | 'query'} place
 */
const parametersOf = ({ parameters, firstPageParameters }, place) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) => [
        name,
        defined({
          shape: shapeOf(schema),
          required: required || undefined,
          firstPage: (place === 'query' && firstPageParameters.includes(name)) || undefined,
        }),
      ]),
  )

const operationOf = (/** @type {Call} */ call) =>
  defined({
    path: parametersOf(call, 'path'),
    query: parametersOf(call, 'query'),
    status: call.status === 200 ? undefined : call.status,
    body: call.body && !call.body.contentType.includes('octet') ? shapeOf(call.body.schema) : undefined,
    answer: call.answer?.contentType === 'application/json' ? shapeOf(call.answer.schema) : undefined,
  })

/**
 * The shapes of all types, parameters, bodies and answers.
 * @param {Description} description
 * @param {Call[]} calls
 */
export const shapesOf = ({ components: { schemas } }, calls) => ({
  types: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)])),
  operations: Object.fromEntries(calls.map((call) => [call.name, operationOf(call)])),
})
