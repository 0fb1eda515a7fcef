import { projects } from '#features/silo/projects/noun'
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
  type,
  until,
  wentTo,
} from '../script/words'

const project = 'web'
const question = at.dialog('Delete web?')
const asked = 'Type web to delete it with everything in it'

export default demo(
  {
    name: 'take-down-a-project',
    title: 'Take down a project',
    about: 'A project goes with everything in it: read first, shown as a tree, deleted in the right order.',
    world: { scenario: 'small', seed: 7, speed: 4 },
    start: projects.to.list(),
  },
  [
    chapter('A project that is not empty'),
    say('The shop is closed, and its project has to go.'),
    click(at.row(project).button('Actions for web')),
    click(at.menuitem('Delete')),
    click(question.button('Delete')),
    until(replied('projectDelete', 400)),
    point(question, 'The region deletes only an empty project, and names the first thing in the way.'),
    shot('refused'),
    click(question.link('Take down…')),
    until(wentTo(projects.to.deleteAll({ project }))),

    chapter('What is in it'),
    point(
      at.main().list('What is in web'),
      'Everything was read: instances, disks, networks. Nothing was sent yet.',
    ),
    shot('what-is-in-it'),
    point(at.main().button('Take down')),
    expect(at.main().button('Take down')).isOffBecause(asked),
    say('The order is known from what holds what. Running instances are stopped first.'),
    type(at.main().textbox(asked), project),
    shot('name-typed'),

    chapter('It goes'),
    click(at.main().button('Take down')),
    say('It runs as a batch: it can be paused, and a refusal stops only what depends on it.'),
    until(reached('batch', 'ended'), { withinMs: 180_000 }),
    expect(at.main()).shows('web is gone'),
    say(
      'Before the project itself went, it was read once more: others may have created something meanwhile.',
    ),
    shot('gone'),
  ],
)
