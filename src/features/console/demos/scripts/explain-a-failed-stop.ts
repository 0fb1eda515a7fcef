import {
  at,
  chapter,
  click,
  demo,
  expect,
  inChapter,
  observed,
  point,
  press,
  replied,
  say,
  shot,
  type,
  until,
} from '../script/words'
import { instances } from '#features/project/instances/noun'

const question = at.dialog('Stop web-1?')
const debug = at.region('Machine debugger')

export default demo(
  {
    name: 'explain-a-failed-stop',
    title: 'The debugger explains a failed stop',
    about: 'Stopping fails. The machine debugger leads from the answer of the region back to the click.',
    world: { scenario: 'small', seed: 7, faults: 'fail:instanceStop:1' },
    start: instances.to.list({ project: 'web' }),
  },
  [
    chapter('It fails'),
    say('web-1 is running, so it may be stopped.'),
    click(at.row('web-1').button('Actions for web-1')),
    click(at.menuitem('Stop')),
    click(question.button('Stop')),
    until(replied('instanceStop', 500)),
    point(
      question.alert(),
      'The region has failed. The question stays, with the error and the id of the request.',
    ),
    shot('failed'),
    click(question.button('Cancel')),
    chapter('Why'),
    press('Control+.'),
    click(debug.tab('Log')),
    type(debug.searchbox('Filter the log'), 'instanceStop answers'),
    click(debug.listbox('Entries').option()),
    point(debug.list('What led to it'), 'Each entry has its cause, back to the click.'),
    shot('cause'),
    chapter('Once more'),
    press('Control+.'),
    say('It was the region, not the law: web-1 may still be stopped.'),
    click(at.row('web-1').button('Actions for web-1')),
    click(at.menuitem('Stop')),
    click(question.button('Stop')),
    until(inChapter(observed('instance', 'web-1', 'stopped'))),
    expect(at.row('web-1')).shows('Stopped'),
  ],
)
