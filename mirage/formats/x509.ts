import {
  BIT_STRING,
  hexOf,
  isInteger,
  OCTET_STRING,
  pemBlocks,
  readAll,
  readSequence,
  SEQUENCE,
  timeOf,
} from './der'

// What a region asks of a certificate: until when it is good, and whether a key is its own.

export interface CertificateFacts {
  notBefore: number
  notAfter: number
  /** The public key, as hex: the modulus of an RSA key, the point of an elliptic one. */
  publicKey: string
}

/** An RSA public key is a sequence of modulus and exponent; an elliptic one is the bare point. */
function keyText(bits: Uint8Array): string {
  const body = bits.subarray(1)
  if (body[0] !== SEQUENCE) return hexOf(body)
  const [modulus] = readSequence(body)
  return modulus ? hexOf(modulus.content) : ''
}

/** Reads a certificate in DER. @throws when it is none */
export function readCertificate(bytes: Uint8Array): CertificateFacts {
  const [signed] = readSequence(bytes)
  if (!signed) throw new Error('no certificate')
  const fields = readAll(signed.content)
  // The version comes first and may be absent: everything else counts from the serial number.
  const serial = fields.findIndex(isInteger)
  const [notBefore, notAfter] = readAll(fields[serial + 3]?.content ?? new Uint8Array())
  const bits = readAll(fields[serial + 5]?.content ?? new Uint8Array()).find(({ tag }) => tag === BIT_STRING)
  if (serial < 0 || !notBefore || !notAfter || !bits) throw new Error('no certificate')
  return { notBefore: timeOf(notBefore), notAfter: timeOf(notAfter), publicKey: keyText(bits.content) }
}

/** The public half of a private key in DER, PKCS#1, PKCS#8 or SEC 1; undefined when an elliptic key leaves it out. */
export function publicHalf(bytes: Uint8Array): string | undefined {
  const fields = readSequence(bytes)
  const wrapped = fields.find(({ tag }) => tag === OCTET_STRING)
  const isWrapped = fields[1]?.tag === SEQUENCE && wrapped
  if (isWrapped) return publicHalf(wrapped.content)
  if (isInteger(fields[1])) return hexOf(fields[1].content)
  const point = fields.find(({ tag }) => tag === 0xa1)
  const bits = point && readAll(point.content)[0]
  return bits && hexOf(bits.content.subarray(1))
}

/** The certificates of a PEM chain, the leaf first. @throws when there is none or one is broken */
export function readChain(text: string): CertificateFacts[] {
  const chain = pemBlocks(text).filter(({ label }) => label === 'CERTIFICATE')
  if (chain.length === 0) throw new Error('no certificate')
  return chain.map(({ bytes }) => readCertificate(bytes))
}

/** Whether a key in PEM belongs to a certificate. @throws when it is no key */
export function isKeyOf(text: string, { publicKey }: CertificateFacts): boolean {
  const key = pemBlocks(text).find(({ label }) => label.endsWith('PRIVATE KEY'))
  if (!key) throw new Error('no private key')
  const half = publicHalf(key.bytes)
  return half === undefined || half === publicKey
}
