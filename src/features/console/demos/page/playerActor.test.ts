import { expect, it } from 'vitest'
import { NEWEST } from '#store/api/versions/generated/shipped'
import type { DemoScript } from '../script/step'
import { addressAfter } from './playerActor'

const world: DemoScript['world'] = {
  scenario: 'small',
  seed: 7,
  faults: 'fail:instanceStop:1',
  persona: 'marit',
  api: NEWEST,
}

it.each([
  [
    'the switches of its region take the place of the demo',
    '/projects/web/instances?filter=db&demo=a-demo',
    `/projects/web/instances?filter=db&scenario=small&seed=7&faults=fail%3AinstanceStop%3A1&api=${NEWEST}`,
  ],
  [
    'a page to which the demo has gone stays as it is',
    '/projects/web/disks?filter=a',
    '/projects/web/disks?filter=a',
  ],
])('after a demo %s', (_, before, after) => {
  expect(addressAfter(`http://localhost${before}`, world)).toBe(`http://localhost${after}`)
})

it('the address of a demo that does not exist loses it', () => {
  expect(addressAfter('http://localhost/projects?demo=nope', undefined)).toBe('http://localhost/projects')
})
