import { expect, it } from 'vitest'
import { openingChange } from './opening'

const none = { chart: undefined, of: undefined }
const web1 = { kind: 'instance', id: 'web-1' }
const data = { kind: 'disk', id: 'data' }

it('beside the page of an instance, the debugger opens with it and not with all instances', () => {
  expect(openingChange(none, undefined, web1)).toMatchObject({ chart: 'instance', of: 'web-1' })
  expect(openingChange({ chart: 'instance', of: 'web-1' }, 'web-1', data)).toMatchObject({ of: 'data' })
})

it('beside a list it opens with all, also after the page of one', () => {
  expect(openingChange(none, undefined, undefined)).toBeUndefined()
  expect(openingChange({ chart: 'instance', of: 'web-1' }, 'web-1', undefined)).toMatchObject(none)
})

it('what a person has chosen stays', () => {
  expect(openingChange({ chart: 'instance', of: undefined }, 'web-1', data)).toBeUndefined()
  expect(openingChange({ chart: 'instance', of: 'web-2' }, 'web-1', data)).toBeUndefined()
  expect(openingChange({ chart: 'instance', of: 'web-1' }, undefined, data)).toBeUndefined()
})
