import { at, chapter, click, demo, expect, point, replied, say, shot, type, until } from '../script/words'
import { ipPools } from '#features/system/ip-pools/noun'

const create = at.dialog('Create IP pool')
const range = at.dialog('Add IP range')
const link = at.dialog('Link silo')

export default demo(
  {
    name: 'add-addresses',
    title: 'Add addresses to the region',
    about: 'An operator creates an IP pool, gives it a range, and links a silo to it.',
    world: { scenario: 'small', seed: 7, persona: 'marit' },
    start: ipPools.to.list(),
  },
  [
    chapter('A pool'),
    say('Marit operates the region. The research silo needs more addresses.'),
    click(at.main().link('Create IP pool')),
    type(create.textbox('Name'), 'ice-v4'),
    type(create.textbox('Description (Optional)'), 'For the stations in the north'),
    click(create.button('Create IP pool')),
    until(replied('systemIpPoolCreate', 201)),
    click(at.row('ice-v4').link('ice-v4')),
    chapter('A range'),
    say('A pool without a range gives no addresses.'),
    click(at.main().link('Add IP range')),
    type(range.textbox('First address'), '10.20.0.0'),
    type(range.textbox('Last address'), '10.20.0.255'),
    point(
      range.textbox('Last address'),
      'The size is counted, and overlaps are found, before anything is sent.',
    ),
    click(range.button('Add IP range')),
    until(replied('systemIpPoolRangeAdd', 201)),
    expect(at.meter('IPv4')).shows('of 256 allocated'),
    chapter('A silo'),
    click(at.tab('Linked silos')),
    click(at.button('Link silo')),
    type(link.combobox('Silo'), 'tidewater-res'),
    click(at.option('tidewater-research')),
    click(link.checkbox('Make ice-v4 the default pool of the silo')),
    say('The form says which default pool it replaces.'),
    shot('link-a-silo'),
    click(link.button('Link silo')),
    until(replied('systemIpPoolSiloLink', 201)),
    expect(at.row('tidewater-research')).shows('This pool'),
  ],
)
