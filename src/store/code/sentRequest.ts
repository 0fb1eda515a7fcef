import { CHUNK_BYTES } from '#model/chunks'
import { isRecord } from '#model/isRecord'
import { toWire, wireName } from '#model/case'
import type { Operation, OperationName } from '../api/generated/operationTypes'
import { headerOf } from '../api/versions/header'
import type { RegionVersion } from '../api/versions/regionVersion'
import type { Call } from '../api/wire/baseQuery'
import { needsOfRequest, type Need } from './neededStates'
import { withoutSecrets, type OpenValue } from './secretFields'

/** A request as code shows it: in the version of the region, and without secrets. */
export interface SentRequest {
  /** The name of the operation in the model. */
  operation: OperationName
  method: Operation<OperationName>['method']
  /** The path with its `{camelCase}` placeholders. */
  path: string
  /** The values of the placeholders. */
  selectors: Readonly<Record<string, string>>
  /** The parameters of the query, by their names on the wire, in their order. */
  query: readonly (readonly [name: string, value: string])[]
  /** Undefined for a request without a body. The bytes of a file are no part of it: `encoding` says `binary` then. */
  body: OpenValue | undefined
  /** A body that is sent exactly as it is written, since it is signed. */
  verbatim?: string
  encoding: Operation<OperationName>['body']
  /** The value of the header with the version of the API. */
  version: string
  /** The answer is a file. */
  isDownload?: true
  /** The request is sent once for each chunk of a file, of so many bytes. Its body is made of the file. */
  chunkBytes?: number
}

/** A request of a script, with what the script has to know of it. */
export interface ScriptRequest extends SentRequest {
  needs: readonly Need[]
  /** The id in the answer; undefined if it has none. */
  made: string | undefined
}

/** The operation that writes a chunk of a file to a disk. */
const CHUNK_OPERATION: OperationName = 'diskBulkWriteImport'

/** The operations whose answers are files: that is what the user asks for, and may be large. */
export const downloads: ReadonlySet<OperationName> = new Set<OperationName>([
  'supportBundleDownload',
  'supportBundleDownloadFile',
])

/** A parameter as text, as `serializeQuery` writes it. */
function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** The body of a request. One of bytes has been written by the console itself, as JSON. */
function bodyOf(encoding: SentRequest['encoding'], body: unknown): Pick<SentRequest, 'body' | 'verbatim'> {
  if (encoding === undefined || encoding === 'binary') return { body: undefined }
  if (!(body instanceof Uint8Array)) return { body: withoutSecrets(toWire(body ?? {})) }
  const verbatim = new TextDecoder().decode(body)
  return { body: JSON.parse(verbatim) as OpenValue, verbatim }
}

/** A request as it is sent to the region. @throws an error if the region does not have the operation */
export async function sentRequest(
  regionVersion: Pick<RegionVersion, 'converter'>,
  { operation, args }: Pick<Call, 'operation' | 'args'>,
): Promise<SentRequest> {
  const { converter, version } = await regionVersion.converter()
  const { name, method, path, query = [], body: encoding } = converter?.operation(operation) ?? operation
  const sent = converter?.writeRequest(name, args) ?? args
  const selectors = [...path.matchAll(/\{(\w+)\}/g)].map(([, selector = '']) => selector)
  return {
    operation: name,
    method,
    path,
    selectors: Object.fromEntries(selectors.map((selector) => [selector, text(sent[selector])])),
    query: query.flatMap((parameter) => {
      const value = sent[parameter]
      return (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((each) => each !== undefined && each !== null)
        .map((each) => [wireName(parameter), text(each)] as const)
    }),
    ...bodyOf(encoding, sent['body']),
    encoding,
    version: headerOf(version),
    ...(downloads.has(name) && { isDownload: true }),
    ...(name === CHUNK_OPERATION && { body: undefined, chunkBytes: CHUNK_BYTES }),
  }
}

/**
 * A request for a script.
 *
 * @param answer of the region, if it was sent
 * @param seen the state that a thing had then
 */
export async function scriptRequest(
  regionVersion: Pick<RegionVersion, 'converter'>,
  call: Pick<Call, 'operation' | 'args'>,
  answer: unknown,
  seen?: (id: string) => string | undefined,
): Promise<ScriptRequest> {
  // Before anything is waited for: the state is that of now.
  const needs = needsOfRequest(call.operation.name, call.args, seen)
  const id = isRecord(answer) ? answer['id'] : undefined
  return {
    ...(await sentRequest(regionVersion, call)),
    needs,
    made: typeof id === 'string' ? id : undefined,
  }
}
