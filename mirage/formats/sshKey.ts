import { Random } from '../random'

const TYPE = 'ssh-ed25519'
const KEY_BYTES = 32

/** A text after its length in four bytes. */
const part = (text: string) => `\0\0\0${String.fromCharCode(text.length)}${text}`

/**
 * The line of an Ed25519 public key: the same seed gives the same key. No private key belongs to it.
 *
 * @param comment the text after the key
 */
export function publicKeyLine(seed: string, comment: string): string {
  const random = new Random(seed)
  const key = String.fromCharCode(...Array.from({ length: KEY_BYTES }, () => random.between(0, 255)))
  return `${TYPE} ${btoa(part(TYPE) + part(key))} ${comment}`.trim()
}
