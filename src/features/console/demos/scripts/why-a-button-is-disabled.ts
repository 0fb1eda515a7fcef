import { instances } from '#features/project/instances/noun'
import { at, chapter, click, demo, expect, observed, point, say, shot, until } from '../script/words'

const row = at.row('web-1')
const plan = 'Stop, then delete'

export default demo(
  {
    name: 'why-a-button-is-disabled',
    title: 'Why a button is disabled',
    about: 'A command that is not allowed says why, and offers the way there as one plan.',
    world: { scenario: 'small', seed: 7 },
    start: instances.to.list({ project: 'web' }),
  },
  [
    chapter('The reason'),
    say('web-1 is running. Can it be started, or deleted?'),
    click(row.button('Actions for web-1')),
    point(at.menuitem('Start'), 'Not now. The command stays in its place and says why.'),
    expect(at.menuitem('Start')).isOffBecause('It is running already'),
    shot('a-reason'),

    chapter('The way there'),
    point(at.menuitem('Delete…'), 'The machine knows the way: the entry says what comes first.'),
    click(at.menuitem('Delete…')),
    say('It is asked for once, with every step and what it means.'),
    shot('a-plan'),
    click(at.dialog(`${plan} web-1?`).button(plan)),
    until(observed('instance', 'web-1', 'stopping')),
    point(row, 'The row shows the steps. The plan can be stopped after each of them.'),
    until(observed('instance', 'web-1', 'destroyed')),
    expect(row).is('gone'),
    say('Stopped and deleted, each step as the region allowed it.'),
  ],
)
