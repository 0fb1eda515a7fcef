import { describe, expect, it } from 'vitest'
import {
  at,
  chapter,
  click,
  demo,
  goto,
  observed,
  press,
  reached,
  replied,
  say,
  shot,
  until,
  upload,
  wentTo,
} from './words'
import { problemText } from './problem'
import type { DemoScript, DemoStep } from './step'
import { checked, validate } from './validate'
import type { Vocabulary } from './vocabulary'

const known: Vocabulary = {
  scenarios: ['company', 'small'],
  personas: ['marit', 'yuki'],
  versions: ['20250730', '2026081901'],
  operations: ['instanceStop', 'instanceStart'],
  machines: new Map([
    ['instance', ['running', 'stopped', 'stopping']],
    ['command', ['requesting', 'watching', 'watching.moving', 'settled']],
  ]),
}

const script = (...steps: readonly DemoStep[]): DemoScript =>
  demo(
    { name: 'stop', title: 'Stop', about: 'How to stop.', world: { scenario: 'small' }, start: '/projects' },
    [chapter('One'), ...steps],
  )

const problems = (value: unknown, file = 'stop.ts') => validate(value, file, known).map(problemText)

/** A step that no compiler has seen. */
const raw = (value: object) => value as DemoStep

it('a sound script has no problem', () => {
  const sound = script(
    say('Look.'),
    click(at.row('web-1').button('Actions for web-1')),
    press('Control+k'),
    until([observed('instance', 'web-1', 'stopped'), replied('instanceStop', 202)], { withinMs: 9_000 }),
    shot('stopped'),
    goto('/projects'),
    upload(at.button('File'), { name: 'disk.iso', content: { bytes: 1_024 } }),
    until([wentTo('/projects'), reached('command', 'watching.moving')]),
  )
  expect(problems(sound)).toEqual([])
  expect(checked(sound, 'stop.ts', known)).toBe(sound)
})

describe('a problem says file, step, what was wanted, what was there, and the nearest match', () => {
  const cases: readonly [name: string, step: DemoStep, text: string][] = [
    [
      'a word',
      raw({ do: 'clik', at: { role: 'button' } }),
      'stop.ts, step 2 (clik): wanted a word "clik". There are: chapter, say, point, goto, click, type, pick, press, upload, until, expect, shot. Did you mean "click"?',
    ],
    [
      'a state',
      until(observed('instance', 'web-1', 'stoped')),
      'stop.ts, step 2 (until): wanted a state of instance "stoped" at facts.state. There are: running, stopped, stopping. Did you mean "stopped"?',
    ],
    [
      'an operation',
      raw({ do: 'until', facts: [{ is: 'reply', operation: 'stopInstance' }] }),
      'stop.ts, step 2 (until): wanted an operation "stopInstance" at facts.operation. There are: instanceStop, instanceStart.',
    ],
    [
      'a role, deep in a target',
      raw({ do: 'click', at: { role: 'button', name: 'Stop', within: { role: 'dialogue' } } }),
      'Did you mean "dialog"?',
    ],
    [
      'a field that is not there',
      raw({ do: 'say', words: 'Look.' }),
      'stop.ts, step 2 (say): wanted no field "words" in a step. There are: do, text.',
    ],
    ['a key', press('Entr'), 'stop.ts, step 2 (press): wanted the key "Entr" at keys.'],
    ['no fact', raw({ do: 'until', facts: [] }), 'wanted at least one fact at facts. There is [].'],
    [
      'nothing expected',
      raw({ do: 'expect', at: { role: 'row' } }),
      'wanted one of is, shows, holds, explains.',
    ],
    ['no step', raw([]), 'stop.ts, step 2 (no step): wanted a word. There is nothing.'],
  ]
  it.each(cases)('%s', (_, step, text) => {
    expect(problems(script(step)).join('\n')).toContain(text)
  })
})

it('problems of the head come first', () => {
  const wrong = {
    ...script(say('')),
    name: 'other',
    world: { scenario: 'smal', speeds: 2 },
    start: 'projects',
  }
  expect(problems(wrong)).toEqual([
    'stop.ts, its head: wanted no field "speeds" in a world at world. There are: scenario, seed, persona, speed, faults, api. Did you mean "speed"?',
    'stop.ts, its head: wanted a scenario "smal" at world.scenario. There are: company, small. Did you mean "small"?',
    'stop.ts, its head: wanted a path that begins with / at start. There is "projects".',
    'stop.ts, its head: wanted the name of its file, "stop". There is "other".',
    'stop.ts, step 2 (say): wanted a text at text. There is "".',
  ])
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
])('a path that leads to another host is refused, wherever it stands: %s', (path) => {
  const sound = script(goto(path), until(wentTo(path)))
  const text = `wanted a path that leads to no other host at`
  expect(problems({ ...sound, start: path })).toEqual([
    expect.stringContaining(`its head: ${text} start.`),
    expect.stringContaining(`step 2 (goto): ${text} path.`),
    expect.stringContaining(`step 3 (until): ${text} facts.path.`),
  ])
})

it('faults are read as those of the address are', () => {
  const withFaults = (faults: unknown) => problems({ ...script(), world: { scenario: 'small', faults } })
  expect(withFaults('10,fail:instanceStop:1')).toEqual([])
  expect(withFaults('zzz')).toEqual([
    expect.stringMatching(
      /its head: wanted a fault recipe, not "zzz" at world\.faults\. There is no fault "zzz"/,
    ),
  ])
  expect(withFaults('fail:stopInstance:1')).toEqual([
    expect.stringContaining('There is no operation "stopInstance".'),
  ])
  expect(withFaults(10)).toEqual([
    expect.stringContaining('wanted a fault recipe at world.faults. There is 10.'),
  ])
})

it('what is nested too deep says so, with its step, and is not called anything else', () => {
  let within: object | undefined
  for (let level = 0; level < 100_000; level += 1) within = { role: 'row', ...(within && { within }) }
  const text = 'wanted at most 32 levels of values in values. It is nested deeper.'
  expect(problems(script(say('Look.'), raw({ do: 'click', at: within })))).toEqual([
    `stop.ts, step 3 (click): ${text}`,
  ])
  expect(problems({ ...script(), world: within })).toEqual([`stop.ts, its head: ${text}`])
  const place = at.row('a').row('b').row('c').row('d').button('Actions for d')
  expect(problems(script(click(place)))).toEqual([])
})

it('a script begins with a chapter, and gives no name to two pictures', () => {
  const { steps, ...head } = script(shot('a'), shot('a'))
  expect(problems({ ...head, steps: steps.slice(1) })).toEqual([
    'stop.ts, step 1 (shot): wanted a chapter first. There is "shot".',
    'stop.ts, step 2 (shot): wanted another name for this picture. Step 1 has it.',
  ])
})

it('what is no script is refused as a whole', () => {
  expect(problems('text')).toEqual(['stop.ts, its head: wanted a script. There is "text".'])
  expect(() => checked({ steps: [] }, 'stop.ts', known)).toThrow('wanted at least one step at steps')
})
