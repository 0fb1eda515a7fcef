import { expect, it } from 'vitest'
import { at, isNamed, targetText } from './target'

it('a target is plain data, from the inside out', () => {
  const { target } = at.dialog('Stop web-1?').button('Stop')
  expect(target).toEqual({ role: 'button', name: 'Stop', within: { role: 'dialog', name: 'Stop web-1?' } })
  expect(targetText(target)).toBe('button "Stop" in dialog "Stop web-1?"')
})

it('a row is found by a text that stands in it alone', () => {
  const { target } = at.table().row('web-1').button()
  expect(target).toEqual({ role: 'button', within: { role: 'row', has: 'web-1', within: { role: 'table' } } })
  expect(targetText(target)).toBe('button in row "web-1" in table')
})

it('names are compared whole, but for white space; or by their beginning', () => {
  expect(isNamed('Create project', ' Create\n project ')).toBe(true)
  expect(isNamed('Create', 'Create project')).toBe(false)
  expect(isNamed('create project', 'Create project')).toBe(false)
  expect(isNamed({ begins: 'As Yuki' }, 'As Marit: preview as another person')).toBe(false)
  expect(isNamed({ begins: 'As Marit' }, 'As Marit: preview as another person')).toBe(true)
})
