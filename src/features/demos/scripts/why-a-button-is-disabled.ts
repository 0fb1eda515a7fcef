import { instances } from '#features/instances/noun'
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
    say('web-1 is running. Can it be deleted?'),
    click(row.button('Row actions')),
    point(at.menuitem('Delete'), 'Not now. The command stays in its place and says why.'),
    expect(at.menuitem('Delete')).isOffBecause('Only stopped or failed instances can be deleted'),
    shot('a-reason'),

    chapter('The way there'),
    point(at.menuitem(plan), 'The machine knows the way: what has to come first is offered with it.'),
    click(at.menuitem(plan)),
    say('It is asked for once, with every step and what it means.'),
    shot('a-plan'),
    click(at.dialog(`${plan} web-1?`).button(plan)),
    until(observed('instance', 'web-1', 'stopping')),
    point(row, 'The row shows the steps. The rest can be cancelled between them.'),
    until(observed('instance', 'web-1', 'destroyed')),
    expect(row).is('gone'),
    say('Stopped and deleted, each step as the region allowed it.'),
  ],
)
