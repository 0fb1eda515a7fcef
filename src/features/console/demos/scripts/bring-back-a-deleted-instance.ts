import { deletedThings } from '#features/console/deleted/noun'
import { instances } from '#features/project/instances/noun'
import {
  at,
  chapter,
  click,
  demo,
  expect,
  point,
  reached,
  replied,
  say,
  shot,
  until,
  wentTo,
} from '../script/words'

const project = 'web'
const name = 'db-1'
const question = at.dialog(`Delete ${name}?`)
const parts = at.main().table('What comes back')

export default demo(
  {
    name: 'bring-back-a-deleted-instance',
    title: 'Bring back a deleted instance',
    about: 'The wrong instance is deleted, and comes back with its disk and its address.',
    world: { scenario: 'small', seed: 7, speed: 4 },
    start: instances.to.list({ project }),
  },
  [
    chapter('The wrong one'),
    say('db-1 is stopped. Another one was meant.'),
    click(at.row(name).button(`Actions for ${name}`)),
    click(at.menuitem('Delete')),
    expect(question).shows(
      'You can bring it back from Recently deleted, with its disk but without its user data.',
    ),
    point(question, 'The question says what could be brought back, and what not.'),
    shot('question'),
    click(question.button('Delete')),
    until(replied('instanceDelete', 204)),
    expect(at.row(name)).is('gone'),

    chapter('What is deleted'),
    click(at.main().link('Recently deleted')),
    until(wentTo(deletedThings.to.list({ project }))),
    expect(at.row(name)).shows('In part'),
    say('Right before it was deleted, the console read what is needed to make it again.'),
    shot('deleted'),
    click(at.row(name).link(name)),

    chapter('What comes back'),
    expect(parts).shows('User data'),
    point(parts, 'What is free is read first. Each difference is named before anything is sent.'),
    shot('what-comes-back'),
    click(at.main().button('Bring back')),
    until(reached('batch', 'ended'), { withinMs: 60_000 }),
    expect(at.main()).shows(`${name} is back`),
    click(at.main().link('View instance')),
    until(wentTo(instances.to.page({ project, instance: name }))),
    say('It has its name, its disk, its address and its group again. Its id is another one.'),
    shot('back'),
  ],
)
