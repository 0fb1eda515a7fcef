import { NEWEST } from '#store/api/versions/generated/shipped'
import { externalSubnets } from '#features/project/external-subnets/noun'
import { at, chapter, click, demo, expect, point, replied, say, shot, type, until } from '../script/words'

const create = at.dialog('Create external subnet')
const attach = at.dialog('Attach external subnet')
const row = at.row('yard-cameras')

export default demo(
  {
    name: 'a-subnet-of-our-own',
    title: 'A subnet of our own',
    about: 'A block of addresses is taken from a pool, and led to an instance.',
    world: { scenario: 'company', seed: 7, api: NEWEST },
    start: externalSubnets.to.list({ project: 'berth-planner' }),
  },
  [
    chapter('A block of addresses'),
    say('The cameras of the yard need addresses of their own. One floating IP for each would be many.'),
    click(at.main().link('Create external subnet')),
    type(create.textbox('Name'), 'yard-cameras'),
    point(create.combobox('Subnet pool (Optional)'), 'The default pool of the silo is chosen already.'),
    type(create.spinbutton('Prefix length'), '19'),
    click(create.button('Create external subnet')),
    until(replied('externalSubnetCreate', 400)),
    say(
      'A project does not see what a pool allows. The region refuses this, and the form explains it where it was typed.',
    ),
    shot('refused'),
    type(create.spinbutton('Prefix length'), '24'),
    click(create.button('Create external subnet')),
    until(replied('externalSubnetCreate', 201)),
    expect(row).shows('198.18.3.0/24'),

    chapter('An instance'),
    click(row.button('Actions for yard-cameras')),
    click(at.menuitem('Attach')),
    click(attach.combobox('Instance')),
    say('Instances that cannot take it stay in the list, each with its reason.'),
    shot('instances'),
    click(at.option('berth-api-2')),
    click(attach.button('Attach external subnet')),
    until(replied('externalSubnetAttach', 202)),

    chapter('What is left to do'),
    click(row.link('berth-api-2')),
    point(
      at.row('yard-cameras'),
      'All of its addresses lead here now. The operating system of the instance has to use them.',
    ),
    shot('attached'),
    say('Detached, it stays with the project, for the next instance.'),
  ],
)
