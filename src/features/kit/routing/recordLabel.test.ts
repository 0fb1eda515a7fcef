import { expect, it } from 'vitest'
import { recordLabel } from './recordLabel'

const label = recordLabel<{ serial: string }>('sledId', ({ serial }) => serial)
const params = { sledId: '2e80d4a1-0000-4000-8000-0000000c4bff' }

it('is the name of the record, not its cut id', () => {
  expect(label(params, { serial: 'ORS1000' })).toBe('ORS1000')
})

it('is the short id while the record is unknown', () => {
  expect(label(params)).toBe('2e80d4a1')
  expect(label(params, null)).toBe('2e80d4a1')
})
