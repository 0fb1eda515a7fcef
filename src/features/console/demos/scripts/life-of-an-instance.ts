import { instances } from '#features/project/instances/noun'
import { at, chapter, click, demo, expect, observed, point, say, shot, until } from '../script/words'

const project = 'web'
const row = at.row('db-1')
const menu = row.button('Actions for db-1')
const is = (state: string) => observed('instance', 'db-1', state)

export default demo(
  {
    name: 'life-of-an-instance',
    title: 'The life of an instance',
    about: 'An instance starts, reboots, stops and goes. In each state it offers what that state allows.',
    world: { scenario: 'small', seed: 7 },
    start: instances.to.list({ project }),
  },
  [
    chapter('Stopped, starting, running'),
    say('db-1 is stopped. Its menu offers what this state allows, and nothing else.'),
    click(menu),
    point(at.menuitem('Start'), 'It may be started. That asks nothing: Stop is the way back.'),
    shot('menu-of-a-stopped-instance'),
    click(at.menuitem('Start')),
    until(is('starting')),
    point(row, 'The row follows by itself, and says how long it has taken.'),
    until(is('running')),
    expect(row).shows('Running'),

    chapter('Rebooting'),
    click(menu),
    click(at.menuitem('Reboot')),
    say('What interrupts something asks, and says what will happen.'),
    click(at.dialog('Reboot db-1?').button('Reboot')),
    until(is('rebooting')),
    point(row, 'While it moves, the list is read more often; at rest, less.'),
    shot('rebooting'),
    until(is('running')),

    chapter('Stopping, stopped'),
    click(menu),
    click(at.menuitem('Stop')),
    click(at.dialog('Stop db-1?').button('Stop')),
    until([is('stopping'), is('stopped')]),
    expect(row).shows('Stopped'),
    say('Its disks and addresses are kept. Its CPUs and memory are free for others.'),

    chapter('Gone'),
    click(menu),
    click(at.menuitem('Delete')),
    click(at.dialog('Delete db-1?').button('Delete')),
    until(is('destroyed')),
    expect(row).is('gone'),
    say('Every step was allowed by one machine. Open the machine debugger to see the way it took.'),
  ],
)
