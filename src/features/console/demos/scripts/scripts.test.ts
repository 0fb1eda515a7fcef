import { describe, expect, it } from 'vitest'
import { lengthMs } from '../player/demoDurations'
import { problemText } from '../script/problem'
import { validate } from '../script/validate'
import { vocabulary } from '../script/vocabulary'
import { demoGroups, demoNamed, demos, fileOf } from '.'

const known = vocabulary()

describe.each(demos.map((script) => ({ name: script.name, script })))(
  'the demo $name',
  ({ name, script }) => {
    it('has the form of a script, and names only what there is', () => {
      expect(validate(script, fileOf(name), known).map(problemText)).toEqual([])
    })

    it('is plain JSON', () => {
      expect(JSON.parse(JSON.stringify(script))).toEqual(script)
    })

    it('takes no longer than three minutes', () => {
      expect(lengthMs(script)).toBeLessThan(180_000)
    })
  },
)

it('a demo that does not exist is answered with those that do', () => {
  expect(() => demoNamed('nothing')).toThrow(/There is no demo "nothing". There are: .*life-of-an-instance/)
  expect(demoNamed('life-of-an-instance').title).toBe('The life of an instance')
})

it('the list begins with the first steps and ends with the operators', () => {
  expect(demos.slice(0, 3).map(({ name }) => name)).toEqual([
    'first-project',
    'life-of-an-instance',
    'why-a-button-is-disabled',
  ])
  expect(demoGroups.at(-1)?.title).toBe('For operators')
  expect(demoGroups.at(-1)?.demos.map(({ script }) => script.name)).toContain('sled-out-of-service')
})

it('each script of the folder is listed once', () => {
  const files = Object.keys(import.meta.glob(['./*.ts', '!./index.ts', '!./*.test.ts']))
  expect(demos.map(({ name }) => `./${fileOf(name)}`).toSorted()).toEqual(files.toSorted())
})
