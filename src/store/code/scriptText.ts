import { wireName } from '#model/case'
import type { OpenValue } from './secretFields'
import type { SentRequest } from './sentRequest'
import type { ScriptStep } from './scriptSteps'
import { variablesOf, type ScriptVariables } from './scriptVariables'
import {
  bodyDocument,
  commentText,
  jsonBody,
  percentEncoded,
  quoted,
  shellFunctions,
  verbatimDocument,
} from './shellText'

/** What a script has besides its steps. */
export interface ScriptFacts {
  /** The origin of the region. */
  origin: string
  /** The region's command-line program. */
  program: string
  /** The name of what has an id, for a comment; undefined if it is not known. */
  nameOf: (id: string) => string | undefined
}

type SomeFunction = keyof typeof shellFunctions

/** One form of a script: how it writes a request. */
interface Writing {
  /** A request that runs alone, without its body. */
  alone(request: SentRequest, variables: ScriptVariables): string
  /** A request in a script of several, without its body. */
  inScript(request: SentRequest, variables: ScriptVariables): string
  /** What the reader has to know before the first line. */
  note: string
  /** The lines before the variables. */
  settings(origin: string): readonly string[]
  /** The functions of a script of several, besides those that its steps need. */
  functions(request: SentRequest): readonly string[]
}

/** The name of a request for people: `vpc subnet create`. */
const wordsOf = ({ operation }: SentRequest) => wireName(operation).replaceAll('_', ' ')

/** The path of a request and its query, between double quotes. */
function urlText({ path, selectors, query }: SentRequest, { ofId }: ScriptVariables): string {
  const value = (text: string) => {
    const id = ofId(text)
    return id === undefined ? percentEncoded(text) : `$${id}`
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => value(selectors[name] ?? ''))
  const parameters = query.map(([name, text]) => `${name}=${value(text)}`).join('&')
  return filled + (parameters && `?${parameters}`)
}

const VERSION_HEADER = 'api-version'

/** The variable of a file whose bytes are the body. */
const FILE = 'FILE'

/** Whether a request needs the path of a file. */
const hasFile = ({ encoding, isDownload, chunkBytes }: SentRequest) =>
  encoding === 'binary' || isDownload || chunkBytes !== undefined

/** The options of curl for the body of a request, or for the file that it answers with. */
function bodyOptions({ encoding, isDownload }: SentRequest): readonly string[] {
  if (isDownload) return [`--output "$${FILE}"`]
  if (encoding === undefined) return []
  if (encoding === 'binary')
    return [`--header 'content-type: application/octet-stream'`, `--data-binary "@$${FILE}"`]
  return [`--header 'content-type: application/json'`, '--data-binary @-']
}

const credentials = '--header "Authorization: Bearer $TOKEN"'

const curl: Writing = {
  alone: (request, variables) =>
    [
      'curl --fail-with-body',
      `--request ${request.method}`,
      credentials,
      `--header '${VERSION_HEADER}: ${request.version}'`,
      ...bodyOptions(request),
      `"$HOST${urlText(request, variables)}"`,
    ].join(' \\\n  '),
  inScript: (request, variables) =>
    [`region ${request.method} "${urlText(request, variables)}"`, ...bodyOptions(request)].join(' \\\n  '),
  note: 'Needs curl. TOKEN is an access token of yours.',
  settings: (origin) => [': "${TOKEN:?an access token}"', `HOST=${quoted(origin)}`],
  functions: ({ version }) => [
    `# One request: region METHOD PATH [OPTION...]
region() {
  method=$1
  path=$2
  shift 2
  curl --fail-with-body --silent --show-error --request "$method" \\
    ${credentials} \\
    --header '${VERSION_HEADER}: ${version}' "$@" "$HOST$path"
}`,
  ],
}

/** The flag of a parameter, by its name on the wire. */
const flag = (name: string) => `--${name.replaceAll('_', '-')}`

/** The flags of the command-line program for a body or a file. */
function fileFlags({ encoding, isDownload }: SentRequest): readonly string[] {
  if (isDownload) return [`--output "$${FILE}"`]
  if (encoding === undefined) return []
  return encoding === 'binary' ? [`--file "$${FILE}"`] : ['--json-body /dev/stdin']
}

/**
 * A request by the command-line program: the words of the operation are the command, its parameters are flags, and its body
 * is JSON from the standard input. Rule: CODE-2.
 */
const commandLine =
  (program: string) =>
  (request: SentRequest, { ofId }: ScriptVariables): string => {
    const value = (text: string) => {
      const id = ofId(text)
      if (id !== undefined) return `"$${id}"`
      return /^[\w.:-]+$/.test(text) ? text : quoted(text)
    }
    const flags = [
      ...Object.entries(request.selectors).map(([name, text]) => [wireName(name), text] as const),
      ...request.query,
    ].map(([name, text]) => `${flag(name)} ${value(text)}`)
    return [`${program} ${wordsOf(request)}`, ...flags, ...fileFlags(request)].join(' \\\n  ')
  }

const byProgram = (program: string): Writing => {
  const line = commandLine(program)
  return {
    alone: line,
    inScript: line,
    note: `Needs ${program}, signed in.`,
    settings: () => [],
    functions: () => [],
  }
}

/** The lines that set the variables. */
const variableLines = (
  steps: readonly ScriptStep[],
  { given, secrets }: ScriptVariables,
  nameOf: ScriptFacts['nameOf'],
) => [
  ...secrets.map((name) => `: "\${${name}?a secret}"`),
  ...(steps.some(({ request }) => hasFile(request)) ? [`: "\${${FILE}:?the path of the file}"`] : []),
  ...given.map(([name, id]) => {
    const known = nameOf(id)
    return `${name}=${quoted(id)}${known === undefined ? '' : ` # ${commentText(known)}`}`
  }),
]

/** The text of a request, with its body as a here-document. */
const withBody = (text: string, { body, verbatim }: SentRequest, variables: ScriptVariables) => {
  if (verbatim !== undefined) return `${text} ${verbatimDocument(verbatim)}`
  return body === undefined ? text : `${text} ${bodyDocument(body, variables)}`
}

/** A request for each chunk of a file, in its order. */
const chunksText = (text: string, bytes: number) => `offset=0
size=$(wc -c < "$${FILE}")
while [ "$offset" -lt "$size" ]; do
  {
    printf '{"offset": %s, "base64_encoded_data": "' "$offset"
    dd if="$${FILE}" bs=${bytes} skip=$((offset / ${bytes})) count=1 2> /dev/null | base64 | tr -d '\\n'
    printf '"}'
  } | ${text.replaceAll('\n', '\n  ')}
  offset=$((offset + ${bytes}))
done`

function stepText(step: ScriptStep, { inScript }: Writing, variables: ScriptVariables): string {
  const { request } = step
  const text = inScript(request, variables)
  if (step.is === 'wait')
    return `# Waits for: ${step.states.join(' or ').replaceAll('_', ' ')}\nwait_for ${quoted(step.states.join(' '))} ${text}`
  const label = `# ${wordsOf(request)}`
  if (request.chunkBytes !== undefined) return `${label}\n${chunksText(text, request.chunkBytes)}`
  const whole = withBody(text, request, variables)
  const variable = variables.fromAnswer(step)
  if (variable === undefined) return `${label}\n${whole}`
  return `${label}\nanswer=$(${whole}\n)\n${variable}=$(id_of "$answer")`
}

function shellScript(
  steps: readonly ScriptStep[],
  writing: Writing,
  { origin, nameOf }: ScriptFacts,
): string {
  const variables = variablesOf(steps)
  const needed: SomeFunction[] = [
    ...(variables.secrets.length > 0 ? (['json_text'] as const) : []),
    ...(steps.some((step) => variables.fromAnswer(step) !== undefined) ? (['id_of'] as const) : []),
    ...(steps.some(({ is }) => is === 'wait') ? (['wait_for'] as const) : []),
  ]
  const functions = needed.map((name) => shellFunctions[name])
  const settings = [...writing.settings(origin), ...variableLines(steps, variables, nameOf)].join('\n')
  const [first] = steps
  if (!first) return ''
  if (steps.length === 1) {
    const { request } = first
    const text = withBody(writing.alone(request, variables), request, variables)
    return `${[settings, ...functions, text].filter((part) => part !== '').join('\n\n')}\n`
  }
  const parts = [
    `#!/bin/sh\n# ${writing.note}\nset -eu`,
    settings,
    ...writing.functions(first.request),
    ...functions,
    ...steps.map((step) => stepText(step, writing, variables)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Steps as a shell script with curl; of one request, as the command alone. */
export const curlScript = (steps: readonly ScriptStep[], facts: ScriptFacts): string =>
  shellScript(steps, curl, facts)

/** Steps as a shell script with the region's command-line program. Rule: CODE-2. */
export const programScript = (steps: readonly ScriptStep[], facts: ScriptFacts): string =>
  shellScript(steps, byProgram(facts.program), facts)

/** A text, or the variable of the id that it is: `$INSTANCE_ID`. */
const named = (value: string, ofId: ScriptVariables['ofId']) => {
  const id = ofId(value)
  return id === undefined ? value : `$${id}`
}

/** A body as JSON, in which the variables of secrets stand for them: `"$PASSWORD"`. */
const plainBody = (body: OpenValue, { ofSecret, ofId }: ScriptVariables) =>
  JSON.parse(
    jsonBody(body, (value) =>
      JSON.stringify(typeof value === 'string' ? named(value, ofId) : `$${ofSecret(value)}`),
    ),
  ) as unknown

/** Steps as JSON: one object, or a list of them. Ids and secrets are variables, and those of ids are listed. */
export function scriptAsJson(steps: readonly ScriptStep[]): string {
  const variables = variablesOf(steps)
  const path = ({ path: template, selectors }: SentRequest) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => named(selectors[name] ?? '', variables.ofId))
  const all = steps.map((step) => {
    const { request } = step
    const variable = variables.fromAnswer(step)
    return {
      ...(step.is === 'wait' && { waitFor: step.states }),
      operation: wireName(request.operation),
      method: request.method,
      path: path(request),
      ...(request.query.length > 0 && {
        query: request.query.map(([name, value]) => [name, named(value, variables.ofId)]),
      }),
      ...(request.chunkBytes !== undefined && { forEachChunkOfBytes: request.chunkBytes }),
      ...(request.body !== undefined && { body: plainBody(request.body, variables) }),
      ...(variable !== undefined && { sets: { [variable]: 'id' } }),
    }
  })
  const requests = all.length === 1 ? { request: all[0] } : { requests: all }
  const { given } = variables
  return `${JSON.stringify({ ...(given.length > 0 && { variables: Object.fromEntries(given) }), ...requests }, null, 2)}\n`
}
