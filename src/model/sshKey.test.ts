import { expect, it } from 'vitest'
import { privateKey, sshKeys } from '#tests/support/sshKeys'
import { isPrivateKey, PRIVATE_KEY, readSshKey, sshKeyError } from './sshKey'

it.each([
  [sshKeys.ed25519, { type: 'Ed25519', size: '256 bits', comment: 'ada@harbour office' }],
  [sshKeys.rsa, { type: 'RSA', size: '3072 bits', comment: 'ada' }],
  [sshKeys.ecdsa, { type: 'ECDSA', size: 'curve P-256', comment: '' }],
  [` ${sshKeys.ecdsa}\n`, { type: 'ECDSA', size: 'curve P-256', comment: '' }],
])('%s', (line, facts) => {
  expect(readSshKey(line)).toEqual(facts)
  expect(sshKeyError(line)).toBeUndefined()
})

it('a short RSA key comes with a warning', () => {
  expect(readSshKey(sshKeys.weakRsa)).toMatchObject({
    size: '1024 bits',
    warning: 'RSA keys this short are no longer safe. Use Ed25519, or 3072 bits.',
  })
})

const [type, data = ''] = sshKeys.ed25519.split(' ')
it.each([
  ['a private key', privateKey, /^This is a private key/],
  ['a PEM private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE', /^This is a private key/],
  ['the data of a private key alone', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU', /^This is a private key/],
  ['a PuTTY private key', 'PuTTY-User-Key-File-3: ssh-ed25519', /^This is a private key/],
  ['the end of a PuTTY private key', 'Private-Lines: 1', /^This is a private key/],
  [
    'a public key in another format',
    '---- BEGIN SSH2 PUBLIC KEY ----',
    /^This public key has another format/,
  ],
  ['a word', 'hello', /^Not a public key/],
  ['another type', `ssh-other ${data}`, /^Not a public key/],
  ['a certificate', `ssh-ed25519-cert-v01@openssh.com ${data}`, /^This is a certificate/],
  ['the type alone', 'ssh-ed25519', /^The key is incomplete/],
  ['a key without its end', `${type} ${data.slice(0, -8)}`, /^The key is incomplete/],
  ['data that is not base64', `${type} AAAA*`, /^The key is incomplete/],
  ['data of another type', `ssh-rsa ${data}`, /^The key is incomplete/],
  ['two keys', `${sshKeys.ed25519}\n${sshKeys.rsa}`, /^These are several keys/],
  ['a broken line', `${type} ${data.slice(0, 20)}\n${data.slice(20)}`, /^A public key is one line/],
])('%s is refused', (_, text, message) => {
  expect(sshKeyError(text)).toMatch(message)
})

it('a private key is recognised wherever it begins', () => {
  expect(isPrivateKey(`Here it is:\n${privateKey}`)).toBe(true)
  expect(isPrivateKey(sshKeys.ed25519)).toBe(false)
  expect(sshKeyError(`ssh-ed25519 ${privateKey}`)).toBe(PRIVATE_KEY)
})
