// Writes the types of the API and the table of its operations.
/** @import { Call } from './description.mjs' */
/** @import { Description, Parameter, Schema } from './openApi.mjs' */
import { camel } from './description.mjs'
import { typeNamed, valuesOf } from './openApi.mjs'

export const header = '// Written by `npm run gen:api`. Do not edit.\n'
export const quoted = (/** @type {unknown} */ text) => `'${String(text).replaceAll("'", "\\'")}'`
const property = (/** @type {string} */ name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** Writes schemas as types, and collects the properties whose value is a map with keys that are data. */
export class TypeWriter {
  /** @param {(name: string) => string} [nameOf] how a type is referred to, by its name */
  constructor(nameOf = (name) => name) {
    this.nameOf = nameOf
  }

  /** @type {Set<string>} */
  dataMaps = new Set()
  /** @type {Set<string>} */
  opaque = new Set()

  /**
   * @param {Schema | undefined} schema
   * @returns {string}
   */
  type(schema) {
    if (!schema || Object.keys(schema).length === 0) return 'unknown'
    const text = this.nonNull(schema)
    return schema.nullable && !text.endsWith('| null') ? `${text} | null` : text
  }

  /**
   * @param {Schema} schema
   * @returns {string}
   */
  nonNull(schema) {
    if (schema.$ref) return this.nameOf(typeNamed(schema.$ref))
    if (schema.allOf?.length === 1) return this.type(schema.allOf[0])
    if (schema.allOf) return schema.allOf.map((part) => `(${this.type(part)})`).join(' & ')
    const options = schema.oneOf ?? schema.anyOf
    if (options) return [...new Set(options.map((option) => this.type(option)))].join(' | ')
    if (schema.enum)
      return schema.enum
        .map((value) => (typeof value === 'string' ? quoted(value) : String(value)))
        .join(' | ')
    switch (schema.type) {
      case 'string':
        if (schema.format === 'date-time') return 'IsoDate'
        return schema.format === 'binary' ? 'Blob' : 'string'
      case 'integer':
      case 'number':
        return 'number'
      case 'boolean':
        return 'boolean'
      case 'array':
        return `Array<${this.type(schema.items)}>`
      case 'object':
        return this.object(schema)
      default:
        return 'unknown'
    }
  }

  /**
   * @param {Schema} schema
   * @returns {string}
   */
  object(schema) {
    const { properties, required: names = [] } = schema
    const values = valuesOf(schema)
    if (!properties) return values ? `Record<string, ${this.type(values)}>` : 'Record<string, never>'
    const required = new Set(names)
    const lines = Object.entries(properties)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, value]) => {
        if (value.additionalProperties) this.dataMaps.add(camel(key))
        if (Object.keys(value).length === 0) this.opaque.add(camel(key))
        return required.has(key)
          ? `${property(camel(key))}: ${this.type(value)}`
          : // An optional key may be null as well as absent, in requests and in answers.
            `${property(camel(key))}?: ${this.type({ ...value, nullable: true })} | undefined`
      })
    return `{ ${lines.join('; ')} }`
  }

  /** @param {Parameter} parameter */
  argument({ name, required, schema }) {
    return `${property(camel(name))}${required ? '' : '?'}: ${this.type(schema)}${required ? '' : ' | undefined'}`
  }

  /** @param {Call} call */
  body({ body }) {
    if (!body) return 'undefined'
    return body.contentType.includes('octet') ? 'Blob' : this.type(body.schema)
  }

  /** @param {Call} call */
  answer({ answer, isWebSocket }) {
    if (!answer || isWebSocket) return 'void'
    if (answer.contentType !== 'application/json') return 'Blob'
    return Object.keys(answer.schema ?? {}).length > 0 ? this.type(answer.schema) : 'void'
  }

  /**
   * @param {Call} call
   * @param {string} name
   */
  member(call, name = call.name) {
    const args = call.parameters.length
      ? `{ ${call.parameters.map((parameter) => this.argument(parameter)).join('; ')} }`
      : 'object'
    return `  ${name}: { args: ${args}; body: ${this.body(call)}; answer: ${this.answer(call)} }`
  }
}

/** @param {Call} call */
export const bodyKind = ({ body }) => {
  if (!body) return undefined
  if (body.contentType.includes('json')) return 'json'
  return body.contentType.includes('form') ? 'form' : 'binary'
}

/** The names of the query parameters. @param {Call} call */
export const queryOf = ({ parameters }) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => camel(name))

/** @param {Call} call */
function operationText(call) {
  const { name, method, path, since, until } = call
  const query = queryOf(call)
  const body = bodyKind(call)
  const parts = [
    `name: ${quoted(name)}, method: ${quoted(method)}, path: ${quoted(path)}`,
    ...(query.length > 0 ? [`query: [${query.map(quoted).join(', ')}]`] : []),
    ...Object.entries({ body, since, until }).flatMap(([key, value]) =>
      value ? [`${key}: ${quoted(value)}`] : [],
    ),
  ]
  return `{ ${parts.join(', ')} }`
}

/**
 * The areas of which the first pages need a resource, with the number of names in its path that tell its file: with the
 * operations of all others in its file, each first load would have them too (0.7 KiB on the page of an instance).
 * @type {Readonly<Record<string, number>>}
 */
const wide = { instances: 2, silos: 1, 'system/silos': 1, vpcs: 1 }

/**
 * The files of the operations, one for each area of the API or each resource of a wide one.
 * @param {Call[]} calls by name
 */
function operationFiles(calls) {
  const read = new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path))
  /** The names in a path that can be read; those of commands are left out. @param {string} path */
  const namesIn = (path) => {
    const [whole = '', first = '', second] =
      /^\/v1\/((?:system\/)?[\w-]+)(?:\/\{\w+\}\/([\w-]+))?/.exec(path) ?? []
    return second && read.has(whole) ? [first, second] : [first]
  }
  const fileOf = (/** @type {Call} */ { area, path }) =>
    (wide[area] ? namesIn(path).slice(0, wide[area]).join('/') : area).replace(/\W(\w)/g, (_, letter) =>
      letter.toUpperCase(),
    )
  const files = [...new Set(calls.map(fileOf))].sort()
  const texts = files.map((file) => {
    const lines = calls
      .filter((call) => fileOf(call) === file)
      .map((call) => `export const ${call.name}: Operation<'${call.name}'> = ${operationText(call)}\n`)
    return [
      `operations/${file}.ts`,
      `import type { Operation } from '../operationTypes'\n\n${lines.join('\n')}`,
    ]
  })
  return {
    ...Object.fromEntries(texts),
    'operations/index.ts': `${files.map((file) => `export * from './${file}'`).join('\n')}\n`,
    'all.ts': `/** Every operation. For the mock and for tests: the console itself imports only what a screen calls. */
export * as operations from './operations'
`,
  }
}

/**
 * The files of `src/store/api/generated`, before formatting.
 * @param {Description} description
 * @param {Call[]} calls
 * @returns {Record<string, string>} text by path
 */
export function typeFiles({ components: { schemas } }, calls) {
  const writer = new TypeWriter()
  const byName = calls.toSorted((a, b) => a.name.localeCompare(b.name))
  const types = Object.entries(schemas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `export type ${name} = ${writer.type(schema)}\n`)
  const members = byName.map((call) => writer.member(call)).join('\n')
  const words = new Set(members.match(/\b[A-Z]\w+\b/g) ?? [])
  const imported = Object.keys(schemas)
    .filter((name) => words.has(name))
    .sort()
  const files = {
    'types.ts': `/** A moment as ISO 8601 text; dates are made on reading. */\nexport type IsoDate = string\n\n${types.join('\n')}`,
    'operationTypes.ts': `import type { Version } from '../versions/generated/shipped'
import type { ${[...imported, ...(words.has('IsoDate') ? ['IsoDate'] : [])].join(', ')} } from './types'\n
/** Arguments (path and query, flat), body and answer of each operation. */\nexport interface Operations {\n${members}\n}\n
export type OperationName = keyof Operations

/** One operation of the region API on the wire. */
export interface Operation<K extends OperationName> {
  /** The API's name in camelCase; also the name of the RTK Query endpoint. */
  readonly name: K
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path with \`{camelCase}\` placeholders, one for each path parameter. */
  readonly path: string
  /** Names of the query parameters in camelCase, if there are any. */
  readonly query?: readonly string[]
  /** The encoding of the request body; absent for no body. */
  readonly body?: 'json' | 'form' | 'binary'
  /** The first version of the API that has the operation; absent if the first version has it. */
  readonly since?: Version
  /** The first version that no longer has it. */
  readonly until?: Version
}
`,
    'methods.ts': `import type { Operation, OperationName } from './operationTypes'

/** The method of each operation, for what names operations and sends none. */
export const methods: Readonly<Record<OperationName, Operation<OperationName>['method']>> = { ${byName.map(({ name, method }) => `${name}: ${quoted(method)}`).join(', ')} }
`,
    ...operationFiles(byName),
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, header + text]))
}
