import { ECPrivateKey } from '@peculiar/asn1-ecc'
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8'
import { RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate } from '@peculiar/asn1-x509'
import { bytesToHex } from '@noble/hashes/utils.js'
import { pemBlocks } from '#model/pem'

// Reads certificates and keys: the validity of a certificate, and whether a key belongs to it.

export interface CertificateFacts {
  notBefore: number
  notAfter: number
  /** The public key, as hex: the modulus of an RSA key, the point of an elliptic one. */
  publicKey: string
}

const hexOf = (buffer: ArrayBuffer) => bytesToHex(new Uint8Array(buffer))

/** The result of a parser; undefined when the bytes have another structure. */
function attempt<Result>(parse: () => Result): Result | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** The modulus of an RSA key; the whole key, which is a point, of an elliptic one. */
function publicKeyText(bits: ArrayBuffer): string {
  const rsa = attempt(() => AsnConvert.parse(bits, RSAPublicKey))
  return hexOf(rsa ? rsa.modulus : bits)
}

/** Reads a certificate in DER. @throws when the bytes are not one */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): CertificateFacts {
  const { validity, subjectPublicKeyInfo } = AsnConvert.parse(bytes, Certificate).tbsCertificate
  return {
    notBefore: validity.notBefore.getTime().getTime(),
    notAfter: validity.notAfter.getTime().getTime(),
    publicKey: publicKeyText(subjectPublicKeyInfo.subjectPublicKey),
  }
}

/**
 * The public half of a private key in DER: PKCS#1, PKCS#8 or SEC 1.
 *
 * @returns undefined when an elliptic key does not include it
 * @throws when the bytes are not a private key
 */
export function publicHalf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const wrapped = attempt(() => AsnConvert.parse(bytes, PrivateKeyInfo))
  if (wrapped) return publicHalf(new Uint8Array(wrapped.privateKey.buffer))
  const rsa = attempt(() => AsnConvert.parse(bytes, RSAPrivateKey))
  if (rsa) return hexOf(rsa.modulus)
  const { publicKey } = AsnConvert.parse(bytes, ECPrivateKey)
  return publicKey && hexOf(publicKey)
}

/** The certificates of a PEM chain, the leaf first. @throws when there is none or one cannot be read */
export function readChain(text: string): CertificateFacts[] {
  const chain = pemBlocks(text).filter(({ label }) => label === 'CERTIFICATE')
  if (chain.length === 0) throw new Error('no certificate')
  return chain.map(({ bytes }) => readCertificate(bytes))
}

/** Whether a private key in PEM belongs to a certificate. @throws when the text has no private key */
export function isKeyOf(text: string, { publicKey }: CertificateFacts): boolean {
  const key = pemBlocks(text).find(({ label }) => label.endsWith('PRIVATE KEY'))
  if (!key) throw new Error('no private key')
  const half = publicHalf(key.bytes)
  return half === undefined || half === publicKey
}
