import { mixed, object, string } from 'yup'
import type { CertificateCreate } from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { freeName, judgedWith, resourceDescription } from '#features/kit/form/rules'

/** Certificate and key, from files or pasted. The key stays in the form: it is never stored or logged. */
export interface CertificateValues {
  name: string
  description: string
  source: 'files' | 'text'
  certFile: File | null
  keyFile: File | null
  certText: string
  keyText: string
}

export const emptyCertificate: CertificateValues = {
  name: '',
  description: '',
  source: 'files',
  certFile: null,
  keyFile: null,
  certText: '',
  keyText: '',
}

/** The maximum file size: a chain has a few kilobytes. */
export const MAX_PEM_BYTES = 1024 * 1024

const isKey = (text: string) => /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)
const hasCertificate = (text: string) => text.includes('-----BEGIN CERTIFICATE-----')

/** Whether a text is a certificate chain in PEM, and no private key. */
export const isPemCertificate = (text: string): boolean => certError(text) === undefined

/**
 * Why a text is not a certificate chain in PEM, or undefined. A private key in it is an error: the region shows
 * certificates to others. Private keys are never part of a draft, the event log or an address.
 */
function certError(text: string): string | undefined {
  if (isKey(text)) return 'Contains a private key. Choose the certificate here.'
  return hasCertificate(text) ? undefined : 'Must be a certificate in PEM format'
}

/** Why a text is not a private key in PEM, or undefined. */
function keyError(text: string): string | undefined {
  if (isKey(text)) return undefined
  return hasCertificate(text)
    ? 'Contains a certificate. Choose its private key here.'
    : 'Must be a private key in PEM format'
}

type PemError = (text: string) => string | undefined

async function fileError(file: File | null, label: string, errorOf: PemError): Promise<string | undefined> {
  if (!file) return `${label} is required`
  if (file.size > MAX_PEM_BYTES) return 'Must be at most 1 MiB'
  return errorOf(await file.text())
}

const textError = (text: string, label: string, errorOf: PemError) =>
  text.trim() === '' ? `${label} is required` : errorOf(text)

/** Validates a file, if the certificate comes from files. */
const pemFile = (label: string, errorOf: PemError) =>
  mixed<File>()
    .nullable()
    .test('pem', async (value, context) => {
      if ((context.parent as CertificateValues).source !== 'files') return true
      const error = await fileError(value ?? null, label, errorOf)
      return error ? context.createError({ message: error }) : true
    })

/** Validates a pasted text, if the certificate does not come from files. */
const pemText = (label: string, errorOf: PemError) =>
  string()
    .ensure()
    .test('pem', (value, context) => {
      if ((context.parent as CertificateValues).source !== 'text') return true
      const error = textError(value, label, errorOf)
      return error ? context.createError({ message: error }) : true
    })

/** @param taken names of the present certificates */
export const certificateSchema = (taken: ReadonlySet<string>) =>
  object({
    name: freeName(taken, 'A certificate of this silo has that name'),
    description: resourceDescription(),
    source: string<CertificateValues['source']>().required(),
    certFile: judgedWith(['source', 'keyFile'], pemFile('Certificate', certError)),
    keyFile: judgedWith(['source', 'certFile'], pemFile('Private key', keyError)),
    certText: judgedWith(['source', 'keyText'], pemText('Certificate', certError)),
    keyText: judgedWith(['source', 'certText'], pemText('Private key', keyError)),
  })

/** The request's certificate, with the contents of its files. */
export async function certificateOf(values: CertificateValues): Promise<CertificateCreate> {
  const { name, description, source, certFile, keyFile, certText, keyText } = values
  const [cert, key] =
    source === 'files'
      ? await Promise.all([certFile?.text() ?? '', keyFile?.text() ?? ''])
      : [certText, keyText]
  return { name, description, cert, key, service: 'external_api' }
}

/** The field that a server error belongs to. Rules: BAD-156, BAD-160. */
export function certificateFieldErrors(
  { errorCode, message }: ApiError,
  { source }: CertificateValues,
): Partial<Record<keyof CertificateValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  const isOfFiles = source === 'files'
  if (/private-key/i.test(message)) return { [isOfFiles ? 'keyFile' : 'keyText']: message }
  return { [isOfFiles ? 'certFile' : 'certText']: /certificate/i.test(message) ? message : undefined }
}
