import { expect, test } from 'vitest'
import { emptySilo, siloBody, siloDraft, siloFieldError } from './siloForm'

test('roles on the fleet are sent by the role on the silo, and none for none', () => {
  expect(siloBody(emptySilo).mappedFleetRoles).toEqual({})
  expect(siloBody({ ...emptySilo, collaboratorGets: 'viewer' }).mappedFleetRoles).toEqual({
    collaborator: ['viewer'],
  })
})

test('an admin group is sent trimmed, with SAML only, and not when it is blank', () => {
  const groupOf = (values: object) => siloBody({ ...emptySilo, ...values }).adminGroupName
  expect(groupOf({ adminGroupName: ' admins ' })).toBe('admins')
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
