// SSH public keys in OpenSSH's one-line format: `<type> <base64> <comment>`. Rule: SILO-6 (the server does not parse).

/** The facts of a public key. */
interface SshKeyFacts {
  /** "Ed25519". */
  type: string
  /** "256 bits", or the curve: "curve P-256". Also set for hardware keys. */
  size: string
  /** The comment after the key in its line; may be empty. */
  comment: string
  /** Why the key may not work, as a sentence. */
  warning?: string
}

type Read = SshKeyFacts | { error: string }

const NOT_A_KEY =
  'Not a public key. It is one line that begins with its type, as in “ssh-ed25519 AAAA… you@computer”'
const CUT_OFF = 'The key is incomplete. Copy the whole line'
export const PRIVATE_KEY =
  'This is a private key. Never give it away. Paste the public key: the file that ends with .pub'

/** The header of private keys (PEM, OpenSSH, PuTTY), and the data of an OpenSSH key without its header. */
const privateMark =
  /-----BEGIN [A-Z0-9 ]*PRIVATE KEY|-----END [A-Z0-9 ]*PRIVATE KEY|PuTTY-User-Key-File|^Private-Lines:|b3BlbnNzaC1rZXktdjE/im

/** Whether a text is a private key, or a recognisable part of one. */
export const isPrivateKey = (text: string) => privateMark.test(text)

interface KeyType {
  type: string
  /** Computes the size from the rest of the key's data. */
  size: (data: Parts) => string | undefined
  warning?: (data: Parts) => string | undefined
}

/** The parts of a key's data, after its type. */
type Parts = readonly Uint8Array[]

/** The bits of an integer, which may start with a zero byte. */
function bitsOf(part: Uint8Array | undefined): number {
  const from = part?.findIndex((byte) => byte !== 0) ?? -1
  const first = part?.[from]
  return part && first !== undefined ? (part.length - from - 1) * 8 + (32 - Math.clz32(first)) : 0
}

const ED25519_BYTES = 32
/** OpenSSH refuses shorter RSA keys by default. */
const LEAST_RSA_BITS = 1024
const SAFE_RSA_BITS = 2048

const ed25519 = ([key]: Parts) => (key?.length === ED25519_BYTES ? '256 bits' : undefined)

const textOf = (part: Uint8Array | undefined) => String.fromCharCode(...(part ?? []))

const curve =
  (name: string, label: string) =>
  ([named, point]: Parts) =>
    textOf(named) === name && point && point.length > 1 ? `curve ${label}` : undefined

function rsaSize([exponent, modulus]: Parts) {
  const bits = bitsOf(modulus)
  return bitsOf(exponent) > 0 && bits > 0 ? `${bits} bits` : undefined
}

function rsaWarning([, modulus]: Parts) {
  const bits = bitsOf(modulus)
  if (bits < LEAST_RSA_BITS) return 'RSA keys this short are refused by SSH servers.'
  return bits < SAFE_RSA_BITS
    ? 'RSA keys this short are no longer safe. Use Ed25519, or 3072 bits.'
    : undefined
}

const types: Readonly<Record<string, KeyType & { parts: number }>> = {
  'ssh-ed25519': { type: 'Ed25519', parts: 1, size: ed25519 },
  'ssh-rsa': { type: 'RSA', parts: 2, size: rsaSize, warning: rsaWarning },
  'ecdsa-sha2-nistp256': { type: 'ECDSA', parts: 2, size: curve('nistp256', 'P-256') },
  'ecdsa-sha2-nistp384': { type: 'ECDSA', parts: 2, size: curve('nistp384', 'P-384') },
  'ecdsa-sha2-nistp521': { type: 'ECDSA', parts: 2, size: curve('nistp521', 'P-521') },
  'sk-ssh-ed25519@openssh.com': { type: 'Ed25519, hardware', parts: 2, size: ed25519 },
  'sk-ecdsa-sha2-nistp256@openssh.com': {
    type: 'ECDSA, hardware',
    parts: 3,
    size: curve('nistp256', 'P-256'),
  },
  'ssh-dss': {
    type: 'DSA',
    parts: 4,
    size: ([prime]) => (bitsOf(prime) > 0 ? `${bitsOf(prime)} bits` : undefined),
    warning: () => 'SSH servers no longer accept DSA keys. Use Ed25519.',
  },
}

/** Base64 as bytes; undefined for other texts. */
function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The parts of a key's data, each preceded by its length in four bytes; undefined for malformed data. */
function partsOf(bytes: Uint8Array): Parts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + 4 > bytes.length) return undefined
    const end = at + 4 + view.getUint32(at)
    if (end > bytes.length) return undefined
    parts.push(bytes.subarray(at + 4, end))
    at = end
  }
  return parts
}

/** Why a text cannot be a public key; undefined if it may be one. */
function otherThanKey(text: string): string | undefined {
  if (isPrivateKey(text)) return PRIVATE_KEY
  if (/^-{4,5} ?BEGIN/.test(text))
    return 'This public key has another format. In a terminal, “ssh-keygen -i -f key.pub” converts it'
  if (text.includes('\n'))
    return text.split('\n').every((line) => types[line.trim().split(/\s+/)[0] ?? ''])
      ? 'These are several keys. Add them one by one'
      : 'A public key is one line. Copy it without line breaks'
  return undefined
}

/**
 * Parses a public key.
 *
 * @returns its type, size and comment, or its error
 */
export function readSshKey(text: string): Read {
  const line = text.trim()
  const other = otherThanKey(line)
  if (other) return { error: other }
  const [name = '', base64, ...comment] = line.split(/\s+/)
  const known = types[name]
  if (!known) {
    const isCertificate = name.endsWith('-cert-v01@openssh.com')
    return {
      error: isCertificate ? 'This is a certificate. Paste the public key it was made for' : NOT_A_KEY,
    }
  }
  const bytes = base64 === undefined ? undefined : bytesOf(base64)
  const [named, ...parts] = (bytes && partsOf(bytes)) ?? []
  if (textOf(named) !== name) return { error: CUT_OFF }
  const size = parts.length === known.parts ? known.size(parts) : undefined
  if (size === undefined) return { error: CUT_OFF }
  const warning = known.warning?.(parts)
  return { type: known.type, size, comment: comment.join(' '), warning }
}

/** The error in the text of a public key; undefined for a valid one. */
export function sshKeyError(text: string): string | undefined {
  const read = readSshKey(text)
  return 'error' in read ? read.error : undefined
}

/** The type, size and comment of a saved key. The server does not parse keys, so some have an unknown type. */
export function keyFacts({ publicKey }: { publicKey: string }): { type: string; comment: string } {
  const read = readSshKey(publicKey)
  return 'error' in read
    ? { type: 'Unknown', comment: '' }
    : { type: `${read.type}, ${read.size}`, comment: read.comment }
}
