import { expect, test } from 'vitest'
import { CERTIFICATE, KEY } from '#tests/support/certificates'
import { errorsOf, unnamedReads } from '#tests/support/formErrors'
import {
  certificateFieldErrors,
  certificateOf,
  certificateSchema,
  emptyCertificate,
  MAX_PEM_BYTES,
  type CertificateValues,
} from './certificateForm'

const schema = certificateSchema(new Set(['first']))
const file = (text: string) => new File([text], 'file.pem')
const files = { ...emptyCertificate, name: 'second', certFile: file(CERTIFICATE), keyFile: file(KEY) }
const text: CertificateValues = {
  ...emptyCertificate,
  name: 'second',
  source: 'text',
  certText: CERTIFICATE,
  keyText: KEY,
}
const noCertificate = 'Contains a private key. Choose the certificate here.'
const noKey = 'Contains a certificate. Choose its private key here.'

test.each<[string, CertificateValues, object]>([
  [
    'nothing',
    emptyCertificate,
    { name: 'Name is required', certFile: 'Certificate is required', keyFile: 'Private key is required' },
  ],
  ['files', files, {}],
  ['a name that is taken', { ...files, name: 'first' }, { name: 'A certificate of this silo has that name' }],
  // The two are easily confused. A key in place of a certificate would be shown to others.
  [
    'files in each other’s place',
    { ...files, certFile: file(KEY), keyFile: file(CERTIFICATE) },
    { certFile: noCertificate, keyFile: noKey },
  ],
  [
    'other files',
    { ...files, certFile: file('a photo'), keyFile: file('a photo') },
    { certFile: 'Must be a certificate in PEM format', keyFile: 'Must be a private key in PEM format' },
  ],
  [
    'a large file',
    { ...files, keyFile: file('x'.repeat(MAX_PEM_BYTES + 1)) },
    { keyFile: 'Must be at most 1 MiB' },
  ],
  ['texts', text, {}],
  [
    'blank texts',
    { ...text, certText: ' ', keyText: '' },
    { certText: 'Certificate is required', keyText: 'Private key is required' },
  ],
  [
    'texts in each other’s place',
    { ...text, certText: KEY, keyText: CERTIFICATE },
    { certText: noCertificate, keyText: noKey },
  ],
  ['another text', { ...text, keyText: 'secret' }, { keyText: 'Must be a private key in PEM format' }],
])('%s', async (_, values, errors) => {
  expect(await errorsOf(schema, values)).toEqual(errors)
  expect(await unnamedReads(schema, values)).toEqual([])
})

test('the request has the contents of the files, or the texts', async () => {
  const body = { name: 'second', description: '', cert: CERTIFICATE, key: KEY, service: 'external_api' }
  expect(await certificateOf(files)).toEqual(body)
  expect(await certificateOf(text)).toEqual(body)
})

test.each([
  ['ObjectAlreadyExists', 'Certificate name already exists', { name: 'Certificate name already exists' }],
  ['InvalidValue', 'Unsupported value for "private-key"', { keyFile: 'Unsupported value for "private-key"' }],
  [
    'InvalidValue',
    'Unsupported value for "certificate"',
    { certFile: 'Unsupported value for "certificate"' },
  ],
  ['InvalidRequest', 'Something else', {}],
])('%s "%s" belongs to %j', (errorCode, message, errors) => {
  expect(certificateFieldErrors({ errorCode, message, statusCode: 400 }, files)).toEqual(errors)
})
