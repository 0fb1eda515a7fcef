import { expect, test } from 'vitest'
import { standardAcsUrl } from './acsUrl'

test.each([
  ['ops.sys.region.example', 'https://acme.sys.region.example/login/acme/saml/sso'],
  ['ops.sys.example', 'https://acme.sys.example/login/acme/saml/sso'],
  // The console is opened by an address: the domain is unknown.
  ['127.0.0.1', 'https://acme.sys.placeholder/login/acme/saml/sso'],
])('at %s the ACS URL is %s', (hostname, url) => {
  expect(standardAcsUrl('acme', 'sso', hostname)).toBe(url)
})
