import { expect, it } from 'vitest'
import { checkedDescription } from './openApi.mjs'

const disk = { type: 'object', properties: { size: { type: 'integer', minimum: 1 } }, required: ['size'] }
const view = {
  operationId: 'disk_view',
  parameters: [{ in: 'path', name: 'disk', required: true, schema: { type: 'string' } }],
  responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Disk' } } } } },
}

/** A description with one type and one operation. */
const described = (type: object, operation: object = view) => ({
  openapi: '3.0.3',
  info: { title: 'Region', version: '1' },
  tags: [{ name: 'disks' }],
  paths: { '/v1/disks/{disk}': { get: operation } },
  components: { schemas: { Disk: type }, responses: {} },
})

it('takes a description whose keywords are all known, without the parts that are not read', () => {
  expect(checkedDescription(described(disk), 'new')).toEqual({
    openapi: '3.0.3',
    info: { title: 'Region', version: '1' },
    paths: { '/v1/disks/{disk}': { get: view } },
    components: { schemas: { Disk: disk }, responses: {} },
  })
})

it.each([
  [
    'a keyword of a type',
    described({ ...disk, properties: { size: { multipleOf: 2 } } }),
    'new > components > schemas > Disk > properties > size has "multipleOf", which tools/api/openApi.mjs does not know',
  ],
  [
    'a kind of values',
    described({ type: 'decimal' }),
    'new > components > schemas > Disk > type is no string or integer or number or boolean or array or object: "decimal"',
  ],
  [
    'a reference to something else than a type',
    described({ $ref: '#/components/parameters/Disk' }),
    'new > components > schemas > Disk > $ref is no reference to a type: "#/components/parameters/Disk"',
  ],
  [
    'a keyword of an operation',
    described(disk, { ...view, callbacks: {} }),
    'new > paths > /v1/disks/{disk} > get has "callbacks", which tools/api/openApi.mjs does not know',
  ],
  [
    'an operation without responses',
    described(disk, { operationId: 'disk_view' }),
    'new > paths > /v1/disks/{disk} > get has no "responses"',
  ],
  ['another document', [], 'new is no object: []'],
])('names what is unknown: %s', (_, document, message) => {
  expect(() => checkedDescription(document, 'new')).toThrow(message)
})
