import { at, chapter, click, demo, expect, observed, point, say, shot, until } from '../script/words'
import { paths } from '#src/paths'

const project = 'web'
const row = at.row('db-1')

export default demo(
  {
    name: 'life-of-an-instance',
    title: 'The life of an instance',
    about: 'An instance starts, reboots, stops and goes, and says at each moment what may be done.',
    world: { scenario: 'small', seed: 7 },
    start: paths.instances({ project }),
  },
  [
    chapter('Starting'),
    say('db-1 is stopped. Its menu offers what its state allows.'),
    click(row.button('Row actions')),
    shot('menu-when-stopped'),
    click(at.menuitem('Start')),
    click(at.dialog('Start db-1?').button('Start')),
    until(observed('instance', 'db-1', 'starting')),
    point(row, 'The row tells its own progress.'),
    until(observed('instance', 'db-1', 'running')),
    expect(row).shows('Running'),
    chapter('Stopping'),
    click(row.button('Row actions')),
    click(at.menuitem('Stop')),
    say('The question names what it is about.'),
    click(at.dialog('Stop db-1?').button('Stop')),
    until([observed('instance', 'db-1', 'stopping'), observed('instance', 'db-1', 'stopped')]),
    expect(row).shows('Stopped'),
  ],
)
