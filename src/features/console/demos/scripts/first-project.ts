import { projects } from '#features/silo/projects/noun'
import { instances } from '#features/project/instances/noun'
import {
  at,
  chapter,
  click,
  demo,
  expect,
  observed,
  pick,
  point,
  press,
  say,
  shot,
  type,
  until,
  wentTo,
} from '../script/words'

const project = 'lighthouse'
const panel = at.dialog('Create project')

export default demo(
  {
    name: 'first-project',
    title: 'The first project and its instance',
    about: 'From the list of projects to a running instance, with the fewest choices.',
    world: { scenario: 'company', seed: 7 },
    start: projects.to.list(),
  },
  [
    chapter('A project'),
    say('Everything belongs to a project: instances, disks and networks.'),
    click(at.main().link('Create project')),
    type(panel.textbox('Name'), project),
    shot('create-a-project'),
    click(panel.button('Create project')),
    until(wentTo(projects.to.page({ project }))),
    point(at.main().heading('Instances'), 'The project opens on its instances. There is none yet.'),

    chapter('An instance'),
    say('The search finds everything that this page can do, from any page.'),
    press('Control+k'),
    type(at.dialog().combobox('Search'), 'create instance'),
    shot('quick-actions'),
    press('Enter'),
    until(wentTo(instances.to.create({ project }))),
    say('A name and an image are enough. Everything else has an answer already.'),
    type(at.main().textbox('Name'), 'beacon'),
    pick(at.main().combobox('Silo image'), 'quayside-24'),
    shot('create-an-instance'),
    click(at.main().button('Create instance')),

    chapter('It boots'),
    until(observed('instance', 'beacon', 'running')),
    expect(at.main().heading('beacon')).is('there'),
    say('beacon is running. Its page shows its course, its storage, its networks and its console.'),
    shot('a-running-instance'),
  ],
)
