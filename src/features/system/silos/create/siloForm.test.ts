import { expect, test } from 'vitest'
import { GIB } from '#model/units'
import { errorsOf } from '#tests/support/formErrors'
import { emptySilo, siloBody, siloDraft, siloFieldError, siloSchema, type SiloValues } from './siloForm'

const certificate = {
  name: 'first',
  description: '',
  cert: 'cert',
  key: 'key',
  service: 'external_api' as const,
}

test('roles on the fleet are sent by the role on the silo, and none for none', () => {
  expect(siloBody(emptySilo).mappedFleetRoles).toEqual({})
  expect(siloBody({ ...emptySilo, collaboratorGets: 'viewer' }).mappedFleetRoles).toEqual({
    collaborator: ['viewer'],
  })
  expect(siloBody({ ...emptySilo, limitedCollaboratorGets: 'viewer' }).mappedFleetRoles).toEqual({
    limited_collaborator: ['viewer'],
  })
})

test('an admin group is sent trimmed, with SAML only, and not when it is blank', () => {
  const groupOf = (values: object) => siloBody({ ...emptySilo, ...values }).adminGroupName
  expect(groupOf({ adminGroupName: ' admins ' })).toBe('admins')
  expect(groupOf({ adminGroupName: 'admins', identityMode: 'saml_scim' })).toBe('admins')
  expect(groupOf({ adminGroupName: '  ' })).toBeUndefined()
  expect(groupOf({ adminGroupName: 'admins', identityMode: 'local_only' })).toBeUndefined()
})

test('the draft has every field but the certificates', () => {
  const kept: readonly string[] = siloDraft
  expect(Object.keys(emptySilo).filter((field) => !kept.includes(field))).toEqual(['tlsCertificates'])
})

test.each([
  ['ObjectAlreadyExists', 'Silo name already exists', 'name'],
  ['ObjectAlreadyExists', 'Certificate name already exists', 'tlsCertificates'],
  ['InvalidValue', 'Unsupported value for "private-key": the key does not match', 'tlsCertificates'],
  ['InvalidRequest', 'The quota of cpus may not be negative', 'cpus'],
])('%s "%s" belongs to the field %s', (errorCode, message, field) => {
  expect(siloFieldError({ errorCode, message, statusCode: 400 })).toEqual({ [field]: message })
})

test.each<[Partial<SiloValues>, object]>([
  [{}, { name: 'Name is required', tlsCertificates: 'Add at least one TLS certificate' }],
  [
    { name: 'Pilots', tlsCertificates: [certificate] },
    { name: 'Can only contain lower-case letters, numbers, and dashes' },
  ],
  [{ name: 'pilots', tlsCertificates: [certificate] }, {}],
  [{ name: 'pilots', tlsCertificates: [certificate], memory: '' }, { memory: 'Memory quota is required' }],
  [
    { name: 'pilots', tlsCertificates: [certificate], memory: 99_999_999_999 },
    { memory: 'At most 8,388,607\u00A0GiB' },
  ],
  [{ name: 'pilots', tlsCertificates: [certificate], cpus: -5 }, { cpus: 'At least 0' }],
])('a silo with %j: %j', async (values, errors) => {
  expect(await errorsOf(siloSchema, { ...emptySilo, ...values })).toEqual(errors)
})

test('the request for a silo with local users', () => {
  const body = siloBody({
    ...emptySilo,
    name: 'local',
    identityMode: 'local_only',
    discoverable: false,
    viewerGets: 'viewer',
    tlsCertificates: [certificate],
    cpus: 30,
    memory: 58,
    storage: 735,
  })
  expect(body).toEqual({
    name: 'local',
    description: '',
    discoverable: false,
    identityMode: 'local_only',
    quotas: { cpus: 30, memory: 58 * GIB, storage: 735 * GIB },
    mappedFleetRoles: { viewer: ['viewer'] },
    tlsCertificates: [certificate],
  })
})
