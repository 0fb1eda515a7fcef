#!/usr/bin/env node
// Reads a description of the region API and writes the contract the console and its mock are typed by: prose-free
// camelCase types, and one entry per operation, split by resource so that a screen loads only its own. The mock gets the
// shapes of all parameters, bodies and answers as data, to hold real calls against.
//
//   npm run gen:api -- PATH/TO/description.json
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = process.argv[2]
if (!source) {
  console.error('usage: npm run gen:api -- PATH [OUT]')
  process.exit(2)
}
const out = process.argv[3] ?? join(root, 'src/store/api/generated')
const api = JSON.parse(readFileSync(source, 'utf8'))
const schemas = api.components.schemas

const camel = (key) => key.replace(/[_-]([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const quoted = (text) => `'${String(text).replaceAll("'", "\\'")}'`
const property = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
const header = '// Written by `npm run gen:api`. Do not edit.\n'

/** Properties whose value is a map keyed by data. */
const dataMaps = new Set()

function type(node) {
  if (!node || Object.keys(node).length === 0) return 'unknown'
  const text = bare(node)
  return node.nullable && !text.endsWith('| null') ? `${text} | null` : text
}

/** An optional key may be null as well as absent, on both ways. */
const optional = (node) => `${type({ ...node, nullable: true })} | undefined`

function bare(node) {
  if (node.$ref) return node.$ref.split('/').at(-1)
  if (node.allOf?.length === 1) return type(node.allOf[0])
  if (node.allOf) return node.allOf.map((each) => `(${type(each)})`).join(' & ')
  const options = node.oneOf ?? node.anyOf
  if (options) return [...new Set(options.map(type))].join(' | ')
  if (node.enum)
    return node.enum.map((value) => (typeof value === 'string' ? quoted(value) : String(value))).join(' | ')
  switch (node.type) {
    case 'string':
      if (node.format === 'date-time') return 'IsoDate'
      return node.format === 'binary' ? 'Blob' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array':
      return `Array<${type(node.items)}>`
    case 'object':
      return object(node)
    default:
      return 'unknown'
  }
}

function object(node) {
  if (!node.properties) {
    return node.additionalProperties
      ? `Record<string, ${type(node.additionalProperties)}>`
      : 'Record<string, never>'
  }
  const required = new Set(node.required ?? [])
  const lines = Object.entries(node.properties)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => {
      if (value.additionalProperties) dataMaps.add(camel(key))
      return `${property(camel(key))}${required.has(key) ? '' : '?'}: ${required.has(key) ? type(value) : optional(value)}`
    })
  return `{ ${lines.join('; ')} }`
}

const named = Object.entries(schemas)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, node]) => `export type ${name} = ${type(node)}\n`)

const verbs = ['get', 'post', 'put', 'delete', 'head']
const calls = Object.entries(api.paths)
  .flatMap(([path, item]) =>
    verbs
      .filter((verb) => item[verb])
      .map((verb) => ({ path, verb, op: item[verb], shared: item.parameters ?? [] })),
  )
  .map(({ path, verb, op, shared }) => {
    const parameters = [...shared, ...(op.parameters ?? [])].filter(
      (each) => each.in === 'path' || each.in === 'query',
    )
    const body = Object.entries(op.requestBody?.content ?? {})[0]
    const success = Object.entries(op.responses).find(
      ([status]) => status.startsWith('2') || status === 'default',
    )
    const status =
      success?.[0] === 'default' ? (op['x-dropshot-websocket'] ? 101 : 200) : Number(success?.[0] ?? 200)
    const content = Object.entries(success?.[1].content ?? {})[0]
    let answer = 'void'
    if (content?.[0] === 'application/json' && Object.keys(content[1].schema ?? {}).length > 0)
      answer = type(content[1].schema)
    else if (content && !op['x-dropshot-websocket'] && content[0] !== 'application/json') answer = 'Blob'
    return {
      name: camel(op.operationId),
      method: verb.toUpperCase(),
      path: path.replace(/\{([^}]+)\}/g, (_, name) => `{${camel(name)}}`),
      file: camel((op.tags?.[0] ?? 'other').replaceAll('/', '-')).replace(
        /[A-Z]/g,
        (letter) => '-' + letter.toLowerCase(),
      ),
      parameters,
      bodyKind: !body
        ? null
        : body[0].includes('json')
          ? 'json'
          : body[0].includes('form')
            ? 'form'
            : 'binary',
      bodyType: !body ? 'undefined' : body[0].includes('octet') ? 'Blob' : type(body[1].schema),
      answer,
      status,
    }
  })
  .sort((a, b) => a.name.localeCompare(b.name))

const arg = (each) => {
  const optional = !each.required
  return `${property(camel(each.name))}${optional ? '?' : ''}: ${type(each.schema)}${optional ? ' | undefined' : ''}`
}
const members = (list) =>
  list.map(
    (call) =>
      `  ${call.name}: { args: ${call.parameters.length ? `{ ${call.parameters.map(arg).join('; ')} }` : 'object'}; body: ${call.bodyType}; answer: ${call.answer} }`,
  )

const imported = (text) => {
  const words = new Set(text.match(/\b[A-Z]\w+\b/g) ?? [])
  return Object.keys(schemas)
    .filter((name) => words.has(name))
    .sort()
}

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'operations'), { recursive: true })
const write = (file, text) => writeFileSync(join(out, file), header + text)

write(
  'types.ts',
  `/** A moment as ISO 8601 text; dates are made on reading. */\nexport type IsoDate = string\n\n${named.join('\n')}`,
)
const body = members(calls).join('\n')
write(
  'operationTypes.ts',
  `import type { ${imported(body).join(', ')}${/\bIsoDate\b/.test(body) ? ', IsoDate' : ''} } from './types'\n
/** Arguments (path and query, flat), body and answer of each operation. */\nexport interface Operations {\n${body}\n}\n
export type OperationName = keyof Operations\n`,
)
const files = new Map()
for (const call of calls) files.set(call.file, [...(files.get(call.file) ?? []), call])
for (const [file, list] of files) {
  const entries = list.map((call) => {
    const query = call.parameters
      .filter((each) => each.in === 'query')
      .map((each) => quoted(camel(each.name)))
    return `export const ${call.name}: Operation<'${call.name}'> = { name: '${call.name}', method: '${call.method}', path: '${call.path}', query: [${query.join(', ')}], body: ${call.bodyKind ? quoted(call.bodyKind) : 'null'}, status: ${call.status} }\n`
  })
  write(`operations/${file}.ts`, `import type { Operation } from '../../operation'\n\n${entries.join('\n')}`)
}
const sorted = [...files.keys()].sort()
write(
  'all.ts',
  `import type { Operation } from '../operation'
import type { OperationName } from './operationTypes'
${sorted.map((file) => `import * as ${camel(file)} from './operations/${file}'`).join('\n')}

/** Every operation. For the mock and for tests: the console itself imports only what a screen calls. */
export const operations: { [K in OperationName]: Operation<K> } = { ${sorted.map((file) => `...${camel(file)}`).join(', ')} }
`,
)
write(
  'dataMaps.ts',
  `/** Properties whose value is a map keyed by data: those keys are never converted. */
export const dataMapKeys: ReadonlySet<string> = new Set([${[...dataMaps].sort().map(quoted).join(', ')}])\n`,
)
write(
  'version.ts',
  `/** The version of the API this console speaks. */\nexport const API_VERSION = ${quoted(api.info.version)}\n`,
)

// --- shapes: what the mock checks calls by, on the wire's own names. See mirage/wire/shapes.ts for their form.
const tagOf = (options) => {
  const single = (node) =>
    Object.keys(node.properties ?? {}).find((key) => node.properties[key].enum?.length === 1)
  const tag = single(options[0])
  return tag && options.every((each) => each.properties?.[tag]?.enum?.length === 1) ? tag : undefined
}
const withNull = (node, shape) => (node.nullable ? { ...shape, nullable: true } : shape)
const given = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
function shape(node) {
  if (!node) return { is: 'any' }
  if (node.$ref) return { is: 'ref', name: node.$ref.split('/').at(-1) }
  if (node.allOf?.length === 1) return withNull(node, shape(node.allOf[0]))
  const options = node.oneOf ?? node.anyOf
  if (options) return withNull(node, union(options))
  if (node.enum) return withNull(node, { is: 'enum', values: node.enum.filter((each) => each !== null) })
  const { format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = node
  switch (node.type) {
    case 'string':
      return withNull(node, given({ is: 'string', format, pattern, min: minLength, max: maxLength }))
    case 'integer':
    case 'number':
      return withNull(node, given({ is: node.type, format, min: minimum, max: maximum }))
    case 'boolean':
      return withNull(node, { is: 'boolean' })
    case 'array':
      return withNull(node, given({ is: 'array', of: shape(node.items), min: minItems, max: maxItems }))
    case 'object':
      if (!node.properties && node.additionalProperties)
        return withNull(node, { is: 'map', of: shape(node.additionalProperties) })
      return withNull(node, {
        is: 'object',
        fields: Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([key, value]) => [key, shape(value)]),
        ),
        required: node.required ?? [],
      })
    default:
      return { is: 'any' }
  }
}
function union(options) {
  if (options.every((each) => each.enum))
    return { is: 'enum', values: [...new Set(options.flatMap((each) => each.enum))] }
  const tag = tagOf(options)
  if (!tag) return { is: 'either', of: options.map(shape) }
  const variants = options.map((each) => [each.properties[tag].enum[0], shape(each)])
  return { is: 'tagged', tag, variants: Object.fromEntries(variants) }
}
const parameterShapes = (op, shared, place) =>
  Object.fromEntries(
    [...shared, ...(op.parameters ?? [])]
      .filter((each) => each.in === place)
      .map((each) => [each.name, given({ shape: shape(each.schema), required: each.required || undefined })]),
  )
const operationShapes = Object.values(api.paths).flatMap((item) =>
  verbs
    .filter((verb) => item[verb])
    .map((verb) => {
      const op = item[verb]
      const shared = item.parameters ?? []
      const body = Object.entries(op.requestBody?.content ?? {})[0]
      const json = (content) =>
        content?.['application/json'] ? shape(content['application/json'].schema) : undefined
      const success = Object.entries(op.responses).find(
        ([status]) => status.startsWith('2') || status === 'default',
      )
      const query = parameterShapes(op, shared, 'query')
      for (const name of op['x-dropshot-pagination']?.required ?? []) query[name].firstPage = true
      return [
        camel(op.operationId),
        given({
          path: parameterShapes(op, shared, 'path'),
          query,
          body: body && !body[0].includes('octet') ? shape(body[1].schema) : undefined,
          answer: json(success?.[1].content),
        }),
      ]
    }),
)
const shapesFile = join(root, 'mirage/generated/shapes.json')
if (!process.argv[3]) {
  mkdirSync(dirname(shapesFile), { recursive: true })
  writeFileSync(
    shapesFile,
    JSON.stringify({
      types: Object.fromEntries(Object.entries(schemas).map(([name, node]) => [name, shape(node)])),
      operations: Object.fromEntries(operationShapes),
    }),
  )
}

execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--write', out], {
  cwd: root,
  stdio: 'inherit',
})
console.log(`${calls.length} operations, ${named.length} types, ${files.size} resources`)
