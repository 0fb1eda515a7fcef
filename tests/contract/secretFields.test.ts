import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wireName } from '#model/case'
import { secretFields } from '#store/code/secretFields'

// Code shows bodies without their secrets, which are known by the names of their fields. A field of the API whose name looks
// like one is listed: among the secrets, or here.

/** Fields that look like secrets, and are none, or are in answers alone, of which code has only the id. */
const open = [
  'bearer_token',
  'cert',
  'credential_id',
  'device_token_max_ttl_seconds',
  'error_code',
  'http_status_code',
  'public_cert',
  'public_key',
  // Its private key is one.
  'signing_keypair',
  'ssh_public_keys',
  // Their keys are.
  'tls_certificates',
]

it('each field of the API that looks like a secret is one of code, or is known to be none', () => {
  const types = readFileSync('src/store/api/generated/types.ts', 'utf8')
  const fields = new Set([...types.matchAll(/\b(\w+)\??: /g)].map(([, name = '']) => wireName(name)))
  const looks = [...fields].filter((name) =>
    /pass|secret|key|token|user_data|encoded|_code$|cert|credential/.test(name),
  )
  expect(looks.filter((name) => !secretFields.has(name)).toSorted()).toEqual(open)
})
