import { expect, it } from 'vitest'
import { crumb, titleCrumb, titleOf } from './crumbs'

const shown = (label: string, titleOnly = false) => ({ label, to: '/', titleOnly })

it('names the deepest part first in the title, and the product last', () => {
  expect(titleOf([shown('Projects'), shown('berth-planner'), shown('Instances')])).toBe(
    'Instances / berth-planner / Projects / Orrery',
  )
})

it('names a panel in the title', () => {
  expect(titleOf([shown('Projects'), shown('Create project', true)])).toBe(
    'Create project / Projects / Orrery',
  )
})

it('is the name of the product alone for a page without crumbs', () => {
  expect(titleOf([])).toBe('Orrery')
})

it('leads to the route itself, unless another path is given', () => {
  expect(crumb('Disks')).toEqual({ crumb: { label: 'Disks' } })
  const path = () => '/disks'
  expect(crumb('Disks', path)).toEqual({ crumb: { label: 'Disks', path } })
})

it('shows in the title alone, if asked for', () => {
  expect(titleCrumb('Sign in')).toEqual({ crumb: { label: 'Sign in', titleOnly: true } })
})
