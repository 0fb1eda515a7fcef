import { instances } from '#features/project/instances/noun'
import {
  at,
  chapter,
  click,
  demo,
  expect,
  point,
  press,
  reached,
  say,
  shot,
  type,
  until,
} from '../script/words'

const bar = at.group('Selected instances')
const asked = at.dialog({ begins: 'Delete' })
const line = at.region('Delete 40 instances')
const result = at.dialog('Delete 40 instances')

export default demo(
  {
    name: 'retire-forty-machines',
    title: 'Retire forty machines',
    about: 'One command for many rows: what it would do is shown first, and nothing is sent twice.',
    world: { scenario: 'company', seed: 7, speed: 4 },
    start: instances.to.list({ project: 'ci-runners' }),
  },
  [
    chapter('The selection'),
    say('The forty runners of this project are no longer needed.'),
    press('Control+a', at.row('runner-001').link('runner-001')),
    point(bar, 'The bar has the commands of the rows, from the same list as their menus.'),

    chapter('Before anything is sent'),
    click(bar.button('Delete')),
    point(asked, 'Eight are stopped and can be deleted. The others have a reason, and the way there.'),
    expect(asked).shows('First stop 32 of them, then delete'),
    shot('piles'),
    click(asked.checkbox('First stop 32 of them, then delete')),
    point(asked.button('Delete 40'), 'More than ten deletions: their number is typed.'),
    expect(asked.button('Delete 40')).isOffBecause('Type 40 to delete them'),
    type(asked.textbox('Type 40 to delete 40 instances'), '40'),
    click(asked.button('Delete 40')),

    chapter('While it runs'),
    point(result, 'Four at the same time. A failure stops no other row, and the rest can be stopped.'),
    click(result.button('Hide')),
    point(line, 'The page is free meanwhile. The tab says how far it is.'),
    shot('under-way'),
    until(reached('batch', 'ended'), { withinMs: 180_000 }),
    click(line.button('Show')),
    expect(result).shows('40 deleted'),
    say('The result is a table, and a CSV. Every row has its chain of causes in the log.'),
  ],
)
