import { describe, expect, it } from 'vitest'
import { demos, fileOf } from '../scripts'
import { problemText } from './problem'
import { scriptSource } from './source'
import type { DemoScript, DemoStep } from './step'
import { validate } from './validate'
import { vocabulary } from './vocabulary'
import * as words from './words'

const { at, chapter, click, demo, expect: expectIt, inChapter, observed, pick, point, press } = words
const { goto, reached, replied, say, shot, type, until, upload, wentTo } = words

const script = (...steps: readonly DemoStep[]): DemoScript =>
  demo(
    {
      name: 'a-b',
      title: 'It is "here"',
      about: "Marit's.",
      world: { scenario: 'small', seed: 7 },
      start: '/projects',
    },
    steps,
  )

/** Reads a source back as the loader of scripts would. */
function readBack(source: string): DemoScript {
  const [, names = ''] = /^import \{ (.*) \} from '..\/script\/words'$/m.exec(source) ?? []
  const body = source.replace(/^import .*$/m, '').replace('export default', 'return')
  const given = names.split(', ')
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const made = new Function(...given, body) as (...args: readonly unknown[]) => DemoScript
  return made(...given.map((name) => Reflect.get(words, name) as unknown))
}

const all: readonly DemoStep[] = [
  chapter('One'),
  say('It\'s "web-1".\nIt runs \\ stops.'),
  point(at.row('web-1')),
  point(at.row('web-1').cell(), 'Here.'),
  goto('/projects'),
  click(at.dialog('Stop web-1?').button({ begins: 'Stop' })),
  type(at.textbox('Name'), ''),
  pick(at.combobox('Image'), 'Debian'),
  press('Control+k'),
  press('Enter', at.link('web-1')),
  upload(at.button('File'), { name: 'a.raw', content: { bytes: 3_000_000 } }),
  upload(at.button('File'), { name: 'a.txt', content: { text: 'at' } }),
  until(observed('instance', 'web-1', 'stopped')),
  until([inChapter(replied('instanceStop', 202)), replied('diskList'), wentTo('/projects')], {
    withinMs: 900,
  }),
  until(reached('command', 'settled')),
  expectIt(at.row('web-1')).shows('stopped'),
  expectIt(at.textbox('Name')).holds(''),
  expectIt(at.button('Stop')).is('gone'),
  expectIt(at.button('Stop')).isOffBecause("It's stopped."),
  shot('end'),
]

/** Steps that no word creates. */
const rare: readonly DemoStep[] = [
  { do: 'expect', at: { role: 'row', has: 'web-1' }, is: 'selected', shows: 'running' },
  { do: 'expect', at: { role: 'button' }, explains: 'It runs.' },
  { do: 'expect', at: { role: 'button' }, is: 'there', withinMs: 9_000 },
  { do: 'click', at: { role: 'row', name: 'web-1 running' } },
  { do: 'press', keys: 'Enter', at: { role: 'button', within: { role: 'group', has: 'Disks' } } },
]

describe('the source of a script', () => {
  it.each(demos.map((each) => ({ name: each.name, each })))('$name makes it again', ({ each }) => {
    const again = readBack(scriptSource(each))
    expect(again).toEqual(each)
    expect(validate(again, fileOf(each.name), vocabulary()).map(problemText)).toEqual([])
  })

  it('has a word for each step, and data where there is none', () => {
    expect(readBack(scriptSource(script(...all, ...rare)))).toEqual(script(...all, ...rare))
    expect(scriptSource(script(...all))).not.toContain('do:')
  })

  it('has a step a line, and imports what it uses', () => {
    expect(
      scriptSource(script(chapter('One'), say('click at it'), expectIt(at.row('web-1')).shows('stopped'))),
    ).toBe(`import { at, chapter, demo, expect, say } from '../script/words'

export default demo(
  {
    name: 'a-b',
    title: 'It is "here"',
    about: "Marit's.",
    world: { scenario: 'small', seed: 7 },
    start: '/projects',
  },
  [
    chapter('One'),
    say('click at it'),
    expect(at.row('web-1')).shows('stopped'),
  ],
)
`)
  })
})
