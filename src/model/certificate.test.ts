import { expect, test } from 'vitest'
import { CERTIFICATE, KEY } from '#tests/support/certificates'
import { certificateFacts } from './certificate'

test('a certificate is read: for whom, by whom, for which names, and until when', () => {
  expect(certificateFacts(CERTIFICATE)).toEqual({
    subject: 'ops.region.example',
    issuer: 'ops.region.example',
    isSelfSigned: true,
    names: ['ops.region.example'],
    notBefore: Date.UTC(2026, 10, 21, 7, 40, 10),
    notAfter: Date.UTC(2036, 10, 18, 7, 40, 10),
    serial: '6ba4951dbe40149cfb2319009c6649a1a1afe3f7',
    chainLength: 1,
  })
})

test('a chain counts its certificates', () => {
  expect(certificateFacts(CERTIFICATE + CERTIFICATE)?.chainLength).toBe(2)
})

test.each([
  ['a key', KEY],
  ['no PEM', 'hello'],
  ['broken base64', '-----BEGIN CERTIFICATE-----\n%%%\n-----END CERTIFICATE-----'],
  ['another structure', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
])('%s is none', (_what, text) => {
  expect(certificateFacts(text)).toBeUndefined()
})
