import { expect, test } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import {
  emptyIdp,
  idpBody,
  idpFieldError,
  idpSchema,
  type IdpValues,
  newIdp,
  standardAcsUrl,
} from './idpForm'

const idp: IdpValues = {
  ...emptyIdp,
  name: 'harbour-two',
  technicalContactEmail: 'identity@tidewater.example',
  spClientId: 'console',
  sloUrl: 'https://sso.example/logout',
  idpEntityId: 'https://sso.example/entity',
  metadataUrl: 'https://sso.example/metadata',
}
const HOST = 'ops.sys.region.example'
const URL_RULE = 'Must be a URL that begins with https:// or http://'
const file = (text: string) => new File([text], 'file')

test('what is required is named', async () => {
  expect(await errorsOf(idpSchema(HOST), emptyIdp)).toEqual({
    name: 'Name is required',
    technicalContactEmail: 'Technical contact email is required',
    spClientId: 'Client ID is required',
    sloUrl: 'Single logout URL is required',
    idpEntityId: 'Entity ID is required',
    metadataUrl: 'Metadata URL is required',
  })
})

test.each<[Partial<IdpValues>, object]>([
  [{}, {}],
  [{ technicalContactEmail: 'identity' }, { technicalContactEmail: 'Must be an email address' }],
  [{ sloUrl: 'javascript:alert(1)' }, { sloUrl: URL_RULE }],
  [{ metadataUrl: 'javascript:alert(1)' }, { metadataUrl: URL_RULE }],
  [{ acsUrl: 'elsewhere' }, {}],
  [{ hasStandardAcsUrl: false }, { acsUrl: 'ACS URL is required' }],
  [{ hasStandardAcsUrl: false, acsUrl: 'elsewhere' }, { acsUrl: URL_RULE }],
  [{ hasStandardAcsUrl: false, acsUrl: ' https://ops.example/acs ' }, {}],
  [{ privateKey: file('key') }, { publicCert: 'Certificate is required with a private key' }],
  [{ publicCert: file('cert') }, { privateKey: 'Private key is required with a certificate' }],
  [{ publicCert: file('cert'), privateKey: file('key') }, {}],
  [
    { publicCert: file('x'.repeat(2 ** 20 + 1)), privateKey: file('key') },
    { publicCert: 'Must be at most 1 MiB' },
  ],
  [{ metadataType: 'xml', metadataUrl: 'nonsense' }, { metadataFile: 'Metadata file is required' }],
  [{ metadataType: 'xml', metadataFile: file('no XML') }, { metadataFile: 'Must be an XML document' }],
  [{ metadataType: 'xml', metadataFile: file('<?xml version="1.0"?><a/>') }, {}],
])('a provider with %j: %j', async (change, errors) => {
  expect(await errorsOf(idpSchema(HOST), { ...idp, ...change })).toEqual(errors)
})

test('while the domain is unknown, no box has to be unticked first', () => {
  expect(newIdp('127.0.0.1').hasStandardAcsUrl).toBe(false)
  expect(newIdp(HOST)).toEqual(emptyIdp)
})

test('while the domain is unknown, the placeholder of the standard ACS URL is an error', async () => {
  const schema = idpSchema('127.0.0.1')
  expect(await errorsOf(schema, idp)).toEqual({
    acsUrl: 'The region’s domain is unknown here: untick “Use standard ACS URL” and enter the URL',
  })
  const typed = { ...idp, hasStandardAcsUrl: false, acsUrl: 'https://ops.example/acs' }
  expect(await errorsOf(schema, typed)).toEqual({})
})

test('the request has the metadata from where they are, and files by their contents', async () => {
  const acsUrl = 'https://tidewater-ops.sys.example/login/tidewater-ops/saml/harbour-two'
  const whole = {
    name: 'harbour-two',
    description: '',
    technicalContactEmail: 'identity@tidewater.example',
    spClientId: 'console',
    acsUrl,
    sloUrl: 'https://sso.example/logout',
    idpEntityId: 'https://sso.example/entity',
  }
  expect(await idpBody(idp, acsUrl)).toEqual({
    ...whole,
    idpMetadataSource: { type: 'url', url: 'https://sso.example/metadata' },
  })
  const pem = '-----BEGIN CERTIFICATE-----\nAQID\n-----END CERTIFICATE-----\n'
  const body = await idpBody(
    {
      ...idp,
      groupAttributeName: 'groups',
      metadataType: 'xml',
      metadataFile: file('<a/>'),
      publicCert: file(pem),
      privateKey: new File([new Uint8Array([1, 2])], 'key.der'),
    },
    acsUrl,
  )
  expect(body).toEqual({
    ...whole,
    groupAttributeName: 'groups',
    idpMetadataSource: { type: 'base64_encoded_xml', data: btoa('<a/>') },
    signingKeypair: { publicCert: 'AQID', privateKey: 'AQI=' },
  })
})

test.each([
  ['ObjectAlreadyExists', 'identity provider already exists', 'url', 'name'],
  ['InvalidValue', 'the private key does not match the certificate', 'url', 'privateKey'],
  ['InvalidValue', 'The metadata could not be fetched', 'url', 'metadataUrl'],
  ['InvalidValue', 'No signing key in metadata', 'xml', 'metadataFile'],
] as const)('%s "%s" with metadata by %s belongs to %s', (errorCode, message, metadataType, field) => {
  expect(idpFieldError({ errorCode, message, statusCode: 400 }, { metadataType })).toEqual({
    [field]: message,
  })
})

test.each([
  ['ops.sys.region.example', 'https://acme.sys.region.example/login/acme/saml/sso'],
  ['ops.sys.example', 'https://acme.sys.example/login/acme/saml/sso'],
  // The console has an IP address as its host: the domain is unknown.
  ['127.0.0.1', 'https://acme.sys.placeholder/login/acme/saml/sso'],
])('at %s the ACS URL is %s', (hostname, url) => {
  expect(standardAcsUrl('acme', 'sso', hostname)).toBe(url)
})
