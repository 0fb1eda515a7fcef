import { isRecord } from '#model/isRecord'

/** A value that code does not contain: a variable of the reader's own stands in its place. */
export class SecretValue {
  /** @param field its name on the wire, by which the variable is named */
  constructor(readonly field: string) {}
}

/** A body as it is sent, without its secrets. */
export type OpenValue =
  | string
  | number
  | boolean
  | null
  | SecretValue
  | readonly OpenValue[]
  | { readonly [key: string]: OpenValue }

/** The fields of bodies, by their names on the wire, whose texts are secrets or may contain some. */
export const secretFields: ReadonlySet<string> = new Set([
  'base64_encoded_data',
  'device_code',
  'key',
  'md5_auth_key',
  'password',
  'private_key',
  'secret',
  'secrets',
  'user_code',
  'user_data',
])

/** The field that the text of `{ mode: 'password', value }` is named by. */
const PASSWORD = 'password'

/**
 * A body in the form of the wire without its secrets.
 *
 * @param secret the field that all texts below are secrets of; undefined outside of one
 */
export function withoutSecrets(value: unknown, secret?: string): OpenValue {
  if (typeof value === 'string') return secret === undefined ? value : new SecretValue(secret)
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, secret))
  if (!isRecord(value)) return (value ?? null) as OpenValue
  return Object.fromEntries(
    Object.entries(value).map(([key, item]): [string, OpenValue] => {
      if (key === 'value' && value['mode'] === PASSWORD) return [key, withoutSecrets(item, PASSWORD)]
      // Which of several forms an object has is no secret.
      if (key === 'mode') return [key, withoutSecrets(item)]
      return [key, withoutSecrets(item, secret ?? (secretFields.has(key) ? key : undefined))]
    }),
  )
}
